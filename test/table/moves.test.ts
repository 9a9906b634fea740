import { describe, expect, test } from 'vitest';
import { type Game, type Move, canonical, clone, parseRecordText, verify } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, route } from '../kit/boards.js';
import { Scene, type Shown, newGameOf, planOf, prompt, settled } from './setup.js';

const board = boardOf('newyork');
const solo = planOf(board, ['person', 'foreman']);
const both = planOf(board, ['person', 'person']);
const deck: Move = { type: 'deck' };

/** The first route, which seat 0 can pay. */
const facts = board.facts.routes[0];
const colour = facts.colour === 'grey' ? board.facts.colours[0] : facts.colour;
const claim: Move = {
  type: 'claim',
  route: route(board, facts.a, facts.b),
  cards: cards(board, { [colour]: facts.length }),
};

/** A game in which seat 0 is to act and can claim. */
function midway(plan = solo): Game {
  const game = newGameOf(board, plan);
  const state = arrange(board, { players: 2, hands: [{ [colour]: facts.length }] });
  return { ...game, state, base: clone(state), record: { ...game.record, snapshot: state } };
}

describe('a move', () => {
  test('stands once it is stored, and is shown to all screens', async () => {
    const scene = new Scene(board, both, { game: midway(both) });
    const [one, two] = [scene.screen(), scene.screen()];
    await one.move(0, deck);
    expect(one.entries).toMatchObject([{ n: 1, seat: 0, by: 'person', move: deck }]);
    expect(two.entries).toEqual(one.entries);
    expect([one, two].map((screen) => screen.of('entry')[0].id)).toEqual(['0-0', undefined]);
    expect(scene.keeper.stored?.log).toHaveLength(2);
    expect(scene.keeper.messages).toEqual(['0-0']);
  });

  test('is not shown before it is stored, however long that takes', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    const release = scene.keeper.holdBack();
    await screen.move(0, deck);
    await scene.clock.pass(10_000);
    expect([scene.keeper.appends, screen.entries]).toEqual([1, []]);
    // Whoever looks meanwhile sees the game as it stands.
    screen.send({ type: 'look', eyes: 'open' });
    expect(screen.table.log).toHaveLength(1);
    release();
    await settled();
    expect(screen.entries).toMatchObject([{ n: 1, outcome: [{ type: 'drew', card: -1 }] }]);
  });

  test('that can’t be stored does not stand, and can be made again', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    const before = canonical(screen.table.view);
    scene.keeper.fails = true;
    const id = await screen.move(0, deck);
    expect(screen.refusals).toEqual([[id, 'not-stored']]);
    screen.send({ type: 'look', eyes: 0 });
    expect([canonical(screen.table.view), screen.table.log.length]).toEqual([before, 1]);
    scene.keeper.fails = false;
    await screen.move(0, deck);
    expect(screen.entries).toMatchObject([{ n: 1 }]);
  });

  test('sent twice counts once, also where the table was opened anew in between', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    const message = { type: 'move', id: 'x', n: 0, seat: 0, move: deck } as const;
    screen.send(message);
    screen.send(message);
    await settled();
    expect([screen.n, screen.refusals]).toEqual([1, []]);
    const again = new Scene(board, solo, { game: midway(), heard: scene.keeper.messages });
    const anew = again.screen();
    anew.send(message);
    await settled();
    expect([again.keeper.appends, anew.refusals]).toEqual([0, []]);
    // It is told that it stands.
    expect(anew.table.id).toBe('x');
  });

  test.each<[string, (send: Shown) => Promise<string>, string]>([
    ['of a seat of others', (screen) => screen.move(1, deck), 'not-your-seat'],
    ['decided on before the last entry', (screen) => screen.move(0, deck, -1), 'stale'],
    ['that nobody could know the state for', (screen) => screen.move(0, deck, 7), 'stale'],
    [
      'without the shape of one',
      (screen) => screen.move(0, { type: 'fly' } as unknown as Move),
      'not-a-move',
    ],
    ['against the rules', (screen) => screen.move(0, { type: 'row', slot: 9 }), 'no-such-slot'],
    ['taken back without having been made', (screen) => screen.undo(0), 'nothing-to-undo'],
  ])('%s is refused, and nothing changes', async (_, send, code) => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    const id = await send(screen);
    expect([screen.refusals, screen.entries, scene.keeper.appends]).toEqual([[[id, code]], [], 0]);
  });

  test('of a seat that a bot has taken over is refused', async () => {
    const game = midway(both);
    game.sitting[0] = 'bot';
    const scene = new Scene(board, both, { game });
    const screen = scene.screen();
    screen.send({ type: 'hold', held: true });
    const id = await screen.move(0, deck);
    expect(screen.refusals).toEqual([[id, 'not-your-seat']]);
  });

  test('a screen that knows of more than there is is shown the table anew', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    await screen.move(0, deck, 7);
    expect(screen.of('table')).toHaveLength(2);
  });

  test('two screens of one seat: the second to decide on the same position is stale', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const [one, two] = [scene.screen(), scene.screen()];
    one.send({ type: 'move', id: 'a', n: 0, seat: 0, move: deck });
    two.send({ type: 'move', id: 'b', n: 0, seat: 0, move: deck });
    await settled();
    expect([one.refusals, two.refusals, two.n]).toEqual([[], [['b', 'stale']], 1]);
  });

  test('the opening choice does not mind what others choose meanwhile', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const screen = scene.screen();
    await scene.clock.pass(5000);
    expect(screen.entries.map(({ seat }) => seat)).toEqual([1]);
    await screen.move(0, { type: 'keep', tickets: screen.table.view.offered[0] }, 0);
    expect([screen.refusals, screen.entries.at(-1)?.seat]).toEqual([[], 0]);
  });
});

describe('taking back', () => {
  test('during the moment that bots wait', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    await screen.move(0, claim);
    expect(screen.of('entry').at(-1)?.undo).toEqual([0]);
    await scene.clock.pass(999);
    expect(screen.entries).toHaveLength(1);
    await screen.undo(0);
    await scene.clock.pass(60_000);
    expect(screen.entries).toHaveLength(1);
    expect(screen.table).toMatchObject({ undo: [], view: { seat: 0, phase: 'turn' } });
    expect(screen.table.log.at(-1)).toMatchObject({ n: 2, seat: 0, move: { type: 'undo', to: 0 } });
  });

  test('that moment begins when the screen has shown the move', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    await screen.move(0, claim);
    screen.send({ type: 'hold', held: true });
    await scene.clock.pass(5000);
    screen.send({ type: 'hold', held: false });
    await scene.clock.pass(999);
    expect(screen.entries).toHaveLength(1);
    await scene.clock.pass(1);
    expect(screen.entries.length).toBeGreaterThan(1);
  });

  test('bots go on after that moment, and their answers are taken back too as far as nothing was learnt', async () => {
    const drawer = {
      ...prompt()(),
      kind: {
        ...prompt()().kind,
        createBot: () => ({ observe() {}, think: () => false, bestMove: () => deck }),
      },
    };
    const scene = new Scene(board, solo, { game: midway(), opponentOf: () => drawer });
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 100, grace: 1000 } });
    await screen.move(0, claim);
    await scene.clock.pass(1050);
    expect(screen.entries.map(({ seat }) => seat)).toEqual([0, 1]);
    // The bot's blind card taught nobody anything; and that the screen had not seen it does not matter.
    await screen.undo(0, 1);
    expect(screen.refusals).toEqual([]);
    expect(screen.table.view).toMatchObject({
      seat: 0,
      phase: 'turn',
      turns: screen.of('table')[0].view.turns,
    });
  });

  test('not once something was learnt: the bots need not wait then', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 60_000 } });
    await screen.move(0, deck);
    expect(screen.of('entry').at(-1)?.undo).toEqual([]);
    const id = await screen.undo(0);
    expect(screen.refusals).toEqual([[id, 'nothing-to-undo']]);
    await screen.move(0, deck);
    await scene.clock.pass(1);
    expect(screen.entries.some(({ by }) => by === 'bot')).toBe(true);
  });

  test('that can’t be stored leaves the move standing', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const screen = scene.screen();
    await screen.move(0, claim);
    scene.keeper.fails = true;
    const id = await screen.undo(0);
    expect(screen.refusals).toEqual([[id, 'not-stored']]);
    screen.send({ type: 'look', eyes: 0 });
    expect(screen.table).toMatchObject({ undo: [0], view: { seat: 1 } });
  });

  test('of another person’s move is no undo of one’s own', async () => {
    const scene = new Scene(board, both, { game: midway(both) });
    const screen = scene.screen();
    await screen.move(0, claim);
    await screen.move(1, deck);
    const id = await screen.undo(0, 1);
    expect(screen.refusals).toEqual([[id, 'stale']]);
  });
});

describe('the record', () => {
  test('is kept to the host until the game is over, and then proves itself', async () => {
    const scene = new Scene(board, planOf(board, ['navvy', 'foreman']));
    const screen = scene.screen();
    screen.send({ type: 'record', id: 'early' });
    expect(screen.refusals).toEqual([['early', 'not-over']]);
    screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    screen.send({ type: 'record', id: 'late' });
    const record = parseRecordText(screen.of('record')[0].text);
    expect(record.ok && verify(board, record.value).verdict).toBe('proved');
    expect(scene.keeper.stored?.seed.secret).toBe('07'.repeat(32));
  });
});
