import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchesCommitment } from '../../src/engine/index.js';
import type { FromServer } from '../../src/protocol/index.js';
import { beginTable } from './kit/begin.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

const ID = 'the-table';
const server = new InProcessServer();
let people: Awaited<ReturnType<typeof beginTable>>;
beforeAll(async () => {
  people = await beginTable(server, 'newyork', ID);
});
afterAll(() => server.close());

const framesOf = (client: WireClient) => client.texts.map((text) => JSON.parse(text) as FromServer);

test('P48 the commitment comes before anybody is ready; neither words nor secret are sent', async () => {
  const secret = Buffer.from((await server.store.load(ID))?.table.secret ?? []);
  expect(secret).toHaveLength(32);
  for (const client of Object.values(people)) {
    const gatherings = framesOf(client).filter((frame) => frame.type === 'gathering');
    const isReady = gatherings.map(({ gathering }) =>
      gathering.seats.some((it) => it.kind === 'person' && it.ready),
    );
    expect([isReady[0], isReady.at(-1)]).toEqual([false, true]);
    const commitments = new Set(gatherings.map(({ gathering }) => gathering.commitment));
    expect(commitments.size).toBe(1);
    for (const commitment of commitments) expect(matchesCommitment(commitment, secret)).toBe(true);
    const hidden = [secret.toString('hex'), secret.toString('base64'), '0'.repeat(32), '1'.repeat(32)];
    for (const text of client.texts) for (const word of hidden) expect(text).not.toContain(word);
  }
});

test('P51 at the start everybody is sent rejoin, and joining again brings the info and then the table', () => {
  for (const client of Object.values(people)) {
    const frames = framesOf(client);
    const from = frames.findIndex(({ type }) => type === 'rejoin');
    expect(from).toBeGreaterThan(0);
    const types = frames.slice(from).flatMap((frame) => {
      if (frame.type === 'knocks') return [];
      return frame.type === 'deliver' ? frame.message.type : frame.type;
    });
    expect(types.slice(0, 3)).toEqual(['rejoin', 'info', 'table']);
  }
});

test('P51 without the word of the link nobody watches a game that is not listed', async () => {
  const stranger = await server.visit('S'.repeat(22), 'Stig');
  await stranger.join(ID);
  expect(stranger.last('turned-away')).toMatchObject({ problem: { code: 'not-invited' } });
  expect(stranger.view).toBeUndefined();
});
