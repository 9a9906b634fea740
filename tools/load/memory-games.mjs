/**
 * A store whose games are in memory, and people and tables in the store that is given: nothing of a game survives the process. It
 * exists to measure what durability costs.
 */
export function memoryGames(store) {
  const games = new Map();
  const gameOf = async (id) => {
    let game = games.get(id);
    if (game) return game;
    const loaded = await store.load(id);
    if (!loaded) return null;
    game = { loaded, messages: new Map() };
    games.set(id, game);
    return game;
  };
  return {
    ...store,
    load: async (id) => (await gameOf(id))?.loaded ?? null,
    readEntry: async (id, n) => (await gameOf(id))?.loaded.entries[n] ?? 'missing',
    append: async (row) => {
      const game = games.get(row.table) ?? (await gameOf(row.table));
      return game ? write(game, row) : { outcome: 'gone' };
    },
  };
}

function write(game, { n, entry, message, head, played }) {
  const { loaded, messages } = game;
  const earlier = message === null ? undefined : messages.get(message);
  if (earlier !== undefined) return { outcome: 'duplicate', n: earlier };
  if (n !== loaded.entries.length) return { outcome: 'superseded' };
  loaded.entries.push({ n, entry, message });
  if (message !== null) messages.set(message, n);
  loaded.table = { ...loaded.table, record: head, played };
  return { outcome: 'stored' };
}
