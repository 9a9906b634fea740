import { describe, expect, test } from 'vitest';
import { isPlayedDeal, playDeal } from '../../src/cli/arena/deal.js';
import { type Match, seatOf } from '../../src/cli/arena/match.js';
import { tables } from '../kit/boards.js';
import { type Look, quick, watcher, withBots } from '../kit/bots.js';

describe.each(tables)('%s with %i players', (id, players) => {
  const entrants = Array.from({ length: players }, (_, entrant) => entrant);
  const match: Match = { board: id, bots: entrants.map((e) => `watcher${e}`), seed: 21, budget: null };

  test('the games of a deal differ only in the seating', async () => {
    const looks: Look[][][] = entrants.map(() => []);
    const kinds = looks.map((own, entrant) => watcher(`watcher${entrant}`, own));
    const played = await withBots(kinds, () => playDeal(match, 3));
    expect(played).toMatchObject({ deal: 3 });
    expect(isPlayedDeal(JSON.parse(JSON.stringify(played)), players)).toBe(true);
    expect(played.games).toHaveLength(players);
    /** By game and seat: who sat there, and what it was shown first. */
    const opening = entrants.map((game) =>
      entrants.map((seat) => {
        const entrant = entrants.find((e) => looks[e]![game]![0]!.seat === seat)!;
        return { entrant, look: looks[entrant]![game]![0]! };
      }),
    );
    for (const seat of entrants) {
      // Every entrant sits here once.
      expect(new Set(opening.map((seats) => seats[seat]!.entrant))).toEqual(new Set(entrants));
      for (const game of entrants) {
        expect(opening[game]![seat]!.entrant).toBe(entrants.find((e) => seatOf(e, game, players) === seat));
        const { view } = opening[game]![seat]!.look;
        const first = opening[0]![seat]!.look.view;
        expect([view.hands, view.offered[seat], view.row, view.first, view.terrain]).toEqual([
          first.hands,
          first.offered[seat],
          first.row,
          first.first,
          first.terrain,
        ]);
        expect(played.games[game]!.first).toBe(first.first);
      }
    }
    // A bot has the same seed in every game of the deal, and no other bot has it.
    const chances = looks.map((games) => new Set(games.map(([look]) => look!.chance)));
    for (const own of chances) expect(own.size).toBe(1);
    expect(new Set(chances.flatMap((own) => [...own])).size).toBe(players);
  });
});

test('a deal is reproducible', async () => {
  const match: Match = { board: tables[0]![0], bots: [quick.name, quick.name], seed: 4, budget: null };
  const { games } = await playDeal(match, 9);
  expect((await playDeal(match, 9)).games).toEqual(games);
  expect((await playDeal(match, 10)).games).not.toEqual(games);
});
