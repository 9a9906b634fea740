import { format, resolveConfig } from 'prettier';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../kit/build.js';
import { codesWithoutMeaning, messagesPage } from './messages.js';

/** A page as it stands in `docs`. */
async function formatted(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(join(ROOT, 'docs/protocol.md'))), parser: 'markdown' });
}

test('docs/protocol-messages.md has every message as it is today (npx vitest run test/docs -u writes it)', async () => {
  const page = await formatted(messagesPage());
  for (const part of ['`take-over`', '`turned-away`', '`rematch`', '`stale`']) expect(page).toContain(part);
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/protocol-messages.md'));
});

test('every code has a meaning: the comment before it', () => {
  expect(codesWithoutMeaning()).toEqual([]);
});
