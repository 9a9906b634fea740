import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../kit/build.js';
import { codesWithoutMeaning, messagesPage } from './messages.js';
import { TypeReader } from './reference.js';
import { recordSession } from './session.js';

let types: TypeReader;
beforeAll(() => {
  types = new TypeReader();
});

/** A page as it stands in `docs`. */
async function formatted(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(join(ROOT, 'docs/protocol.md'))), parser: 'markdown' });
}

test('docs/protocol-messages.md has every message as it is today (npx vitest run test/docs -u writes it)', async () => {
  const page = await formatted(messagesPage(types));
  for (const part of ['`take-over`', '`turned-away`', '`rematch`', '`stale`']) expect(page).toContain(part);
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/protocol-messages.md'));
});

test('every code has a meaning: the comment before it', () => {
  expect(codesWithoutMeaning(types)).toEqual([]);
});

/** The page around a session. */
const sessionPage = (session: string): string => `# A session, frame by frame

What a program called Bo sends (\`>\`) and is sent (\`<\`) at a server, from its cookie to a lost connection. It is recorded from a
real server by a test (\`npx vitest run test/docs -u\`), which compares this page with it. Long lists, views and hashes are cut off
(\`…\`). [protocol.md](protocol.md) says what it means, [protocol-messages.md](protocol-messages.md) has every field.

\`\`\`text
${session}
\`\`\`
`;

test('docs/protocol-session.md is what a server answers today (npx vitest run test/docs -u writes it)', async () => {
  const session = await recordSession();
  for (const part of ['"find"', '"rejoin"', '"entry"', '"pong"']) expect(session).toContain(part);
  const page = await formatted(sessionPage(session));
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/protocol-session.md'));
});

test('docs/protocol.md says of every event what it changes', () => {
  const page = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
  const events = types.cases('GameEvent', 'type').map(({ name }) => name);
  expect(events).toContain('claimed');
  expect(events.filter((name) => !page.includes(`\n| \`${name}\` `))).toEqual([]);
});
