import { FileUnreadable, type GamesFile } from '../../table/index.js';

/** A few games. */
const CHUNK_BYTES = 65_536;

/** A file of the browser, to be read in chunks. */
export function blobFile(file: Blob): GamesFile {
  return {
    size: file.size,
    async *chunks() {
      const decoder = new TextDecoder();
      for (let at = 0; at < file.size; at += CHUNK_BYTES) {
        const end = at + CHUNK_BYTES;
        const bytes = await file
          .slice(at, end)
          .arrayBuffer()
          .catch((error: unknown) => {
            throw new FileUnreadable('the file can’t be read', { cause: error });
          });
        yield { text: decoder.decode(bytes, { stream: true }), bytesRead: Math.min(end, file.size) };
      }
    },
  };
}
