/** A game of the same size: two players by turns, 5 kB of state of which each sees the public part and their own. */
const CARDS = 60;

const cards = (player) => Array.from({ length: CARDS }, (_, i) => ({ id: player * CARDS + i, kind: i % 9 }));

export const game = {
  name: 'bench',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    moves: 0,
    routes: Array.from({ length: 100 }, (_, id) => ({ id, owner: null })),
    row: [0, 1, 2, 3, 4],
    hands: { 0: cards(0), 1: cards(1) },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, route) => {
      G.moves++;
      G.routes[route % 100].owner = Number(playerID);
      const hand = G.hands[playerID];
      hand.push(hand.shift());
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
