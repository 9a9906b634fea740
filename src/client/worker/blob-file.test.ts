import { expect, test, vi } from 'vitest';
import { FileUnreadable, type GamesFile } from '../../table/index.js';
import { blobFile } from './blob-file.js';

async function chunksOf(file: GamesFile) {
  const chunks: { text: string; bytesRead: number }[] = [];
  for await (const chunk of file.chunks()) chunks.push(chunk);
  return chunks;
}

test('a file is read in chunks, also where one ends within a character', async () => {
  const text = 'å'.repeat(100_000) + 'x';
  const file = blobFile(new Blob([text]));
  const chunks = await chunksOf(file);
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  expect([chunks.length, file.size, chunks.at(-1)?.bytesRead]).toEqual([4, 200_001, 200_001]);
});

test('a file that is gone is unreadable', async () => {
  const blob = new Blob(['{}']);
  vi.spyOn(blob, 'slice').mockReturnValue(
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    }),
  );
  await expect(chunksOf(blobFile(blob))).rejects.toThrow(FileUnreadable);
});
