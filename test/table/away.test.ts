import { describe, expect, test } from 'vitest';
import { itemAt, MAX_ENTRIES, parseRecordText, takenOverSeats, verify } from '../../src/engine/index.js';
import { LOCAL_POLICY } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { type Client, Scene, planOf, settled } from './setup.js';

const board = boardOf('newyork');
const both = planOf(board, ['person', 'person']);
const policy = { ...LOCAL_POLICY, mayBeAway: () => true };

/** A table of two people, each at a client of their own. */
function twoPeople() {
  const scene = new Scene(board, both, { policy });
  const [one, two] = [scene.client([0]), scene.client([1])];
  for (const client of [one, two]) client.send({ type: 'pace', pace: { step: 100, grace: 0 } });
  return { scene, one, two };
}

async function keepOffered(client: Client, seat: number): Promise<void> {
  await client.move(seat, { type: 'keep', tickets: itemAt(client.table.view.offered, seat) });
}

describe('P32 a person who is away', () => {
  test('is replaced by a bot, and gets the seat back at once', async () => {
    const { scene, one, two } = twoPeople();
    await keepOffered(one, 0);
    await keepOffered(two, 1);
    const gone = await one.away(0);
    expect(one.entries.at(-1)).toMatchObject({
      seat: 0,
      by: 'host',
      move: { type: 'take-over', bot: 'foreman' },
    });
    expect(two.entries.at(-1)).toEqual(one.entries.at(-1));
    await scene.clock.pass(1000);
    expect(scene.stored.log.some(({ seat, by }) => seat === 0 && by === 'bot')).toBe(true);
    const back = await one.return(0);
    expect(one.entries.at(-1)).toMatchObject({ seat: 0, by: 'person', move: { type: 'give-back' } });
    expect([scene.messages.includes(gone), scene.messages.includes(back)]).toEqual([true, true]);
    expect([one.refusals, two.refusals, takenOverSeats(scene.stored.log)]).toEqual([[], [], []]);
  });

  test('returns in the middle of the bot’s thinking, which is cancelled', async () => {
    const { scene, one, two } = twoPeople();
    await keepOffered(one, 0);
    await keepOffered(two, 1);
    await one.away(0);
    expect(two.of('thinking').at(-1)).toEqual({ type: 'thinking', seat: 0 });
    await one.return(0);
    const { length } = scene.stored.log;
    await scene.clock.pass(60_000);
    expect(scene.stored.log).toHaveLength(length);
    await one.move(0, { type: 'deck' });
    expect(one.refusals).toEqual([]);
    expect(scene.stored.log.at(-1)).toMatchObject({ seat: 0, by: 'person', move: { type: 'deck' } });
  });

  test('sent twice, both count once, and the resend is answered', async () => {
    const { scene, one } = twoPeople();
    for (const type of ['away', 'return'] as const) {
      const message = { type, id: type, n: 0, seat: 0 } as const;
      one.send(message);
      one.send(message);
      await settled();
      expect([one.refusals, one.table.id]).toEqual([[], type]);
    }
    expect(scene.stored.log.map(({ move }) => move.type)).toEqual(['deal', 'take-over', 'give-back']);
  });

  test('who is there already is answered with the table', async () => {
    const { scene, one } = twoPeople();
    const id = await one.return(0);
    expect([one.table.id, one.refusals, scene.store.appends]).toEqual([id, [], 0]);
  });

  test('does not return after a resignation', async () => {
    const { one } = twoPeople();
    await one.resign(0);
    const [back, away] = [await one.return(0), await one.away(0)];
    expect(one.refusals).toEqual([
      [back, 'not-allowed'],
      [away, 'not-your-seat'],
    ]);
  });

  test('is refused another’s seat, and everything where the policy does not allow it', async () => {
    const { one } = twoPeople();
    const others = [await one.away(1), await one.return(1)];
    expect(one.refusals).toEqual(others.map((id) => [id, 'not-your-seat']));
    const local = new Scene(board, both).client([0]);
    const own = [await local.away(0), await local.return(0)];
    expect(local.refusals).toEqual(own.map((id) => [id, 'not-allowed']));
  });

  test('does not make the other’s move stale', async () => {
    const { scene, one, two } = twoPeople();
    await keepOffered(one, 0);
    await keepOffered(two, 1);
    const { n } = one;
    await two.away(1);
    await two.return(1);
    await one.move(0, { type: 'deck' }, n);
    expect(one.refusals).toEqual([]);
    expect(scene.stored.log.at(-1)).toMatchObject({ seat: 0, move: { type: 'deck' } });
  });

  test('and so are all others: the game waits, and goes on when one is back', async () => {
    const { scene, one, two } = twoPeople();
    await one.away(0);
    await two.away(1);
    const { length } = scene.stored.log;
    await scene.clock.pass(600_000);
    expect(scene.stored.log).toHaveLength(length);
    expect(scene.stored.snapshot.phase).toBe('opening');
    await two.return(1);
    await keepOffered(two, 1);
    await scene.clock.pass(5000);
    expect(scene.stored.log.some(({ seat, by }) => seat === 0 && by === 'bot')).toBe(true);
  });

  test('and the record verifies', async () => {
    const { scene, one, two } = twoPeople();
    await one.away(0);
    await one.return(0);
    await two.away(1);
    await scene.clock.pass(1000);
    await two.return(1);
    await one.resign(0);
    await two.resign(1);
    one.send({ type: 'record', id: 'late' });
    const record = parseRecordText(itemAt(one.of('record'), 0).text);
    expect(record.ok && verify(board, record.value).verdict).toBe('proved');
    const late = await one.return(0);
    expect(one.refusals).toEqual([[late, 'not-allowed']]);
  });
});

test('who goes away and comes back all the time does not outgrow the record', async () => {
  const { scene, one, two } = twoPeople();
  await keepOffered(one, 0);
  await keepOffered(two, 1);
  await two.away(1);
  while (one.refusals.length === 0) {
    await one.away(0);
    if (one.refusals.length === 0) await one.return(0);
    if (scene.stored.log.length > MAX_ENTRIES) break;
  }
  expect(one.refusals).toMatchObject([[expect.anything(), 'not-allowed']]);
  expect(scene.stored.log.length).toBeLessThan(MAX_ENTRIES / 2 + 10);
  // Who is away still comes back, and who wants to may resign.
  await two.return(1);
  await one.resign(0);
  expect([two.refusals, one.refusals.length]).toEqual([[], 1]);
  expect(parseRecordText(JSON.stringify(scene.stored)).ok).toBe(true);
}, 30_000);
