import type { Lobby, MyTable, StoredAboutMe, StoredPasskey, TableCard } from '../../protocol/index.js';
import { cardOf, type StoredTable } from '../../table/index.js';
import type { LobbyStore } from '../store/lobby-store.js';
import { isOf, type StoredGathering } from './gathering.js';

const DAY_MS = 24 * 3600 * 1000;
/** A gathering that did not change for longer is not listed. */
const GATHERING_AGE_MS = 2 * DAY_MS;
/** A game without a move for longer is not listed. */
const GAME_AGE_MS = DAY_MS;
/** More than this nobody reads. */
const MAX_LISTED = 50;
/** More than anybody has. */
const ALL = 1_000_000;
/** More tables of one's own than this are not listed. */
const MAX_OWN = 200;

/** More lines of the chat nobody reads. */
const MAX_LINES = 1000;

type ListingStore = Pick<
  LobbyStore,
  'gamesOf' | 'gatheringsOf' | 'listedGames' | 'listedGatherings' | 'unlist'
>;

/** The listed tables: those where somebody is come first, then the newest. */
export async function listLobby(
  store: ListingStore,
  now: number,
  isAnybodyAt: (table: string) => boolean,
): Promise<Pick<Lobby, 'games' | 'gatherings'>> {
  const gatherings = await store.listedGatherings(now - GATHERING_AGE_MS, 2 * MAX_LISTED);
  const games = (await store.listedGames(now - GAME_AGE_MS, 2 * MAX_LISTED)).flatMap(({ table, time }) =>
    cardsOf(table).map((card) => ({ ...card, time })),
  );
  // A game that is over stays on the list until somebody looks.
  await Promise.all(games.flatMap(({ id, over }) => (over ? [store.unlist(id)] : [])));
  const byPresence = (x: { id: string }, y: { id: string }): number =>
    Number(isAnybodyAt(y.id)) - Number(isAnybodyAt(x.id));
  return {
    gatherings: gatherings
      .map(({ id, gathering }) => ({ id, options: gathering.options, ...summaryOf(gathering) }))
      .sort(byPresence)
      .slice(0, MAX_LISTED),
    games: games
      .filter(({ over }) => !over)
      .map(({ id, plan, turns, time }) => ({
        ...(time && { time }),
        id,
        board: plan.board,
        players: plan.seats.map(({ name }) => name),
        turns,
      }))
      .sort(byPresence)
      .slice(0, MAX_LISTED),
  };
}

/** A person's tables: those that wait for the person first, finished games last. */
export async function listMine(store: ListingStore, person: string): Promise<MyTable[]> {
  const gatherings = (await store.gatheringsOf(person)).map(({ id, gathering, changed }): MyTable => {
    const { time } = gathering.options;
    return { state: 'gathering', id, changed, ...summaryOf(gathering), ...(time && { time }) };
  });
  const games = (await store.gamesOf(person, MAX_OWN)).flatMap(({ table, seats, closed, time }) =>
    (closed ? [] : cardsOf(table)).map((card): MyTable => {
      const isYourTurn = card.waiting.some((seat) => seats.includes(seat));
      return { state: 'game', card, seats, isYourTurn, ...(time && { time }) };
    }),
  );
  return [...gatherings, ...games].sort((x, y) => rankOf(x) - rankOf(y) || timeOf(y) - timeOf(x));
}

/** What is stored about a person. */
export async function listAbout(
  store: ListingStore & Pick<LobbyStore, 'linesOf' | 'marksOf'>,
  { id, name, since }: { id: string; name: string; since: number },
  passkeys: StoredPasskey[],
): Promise<Omit<StoredAboutMe, 'language' | 'devices' | 'hooks'>> {
  const gatherings = (await store.gatheringsOf(id)).map(({ id: table, gathering, changed }) => ({
    id: table,
    board: gathering.board,
    played: changed,
    names: gathering.seats.flatMap((seat) => (isOf(seat, id) ? [seat.name] : [])),
  }));
  const games = (await store.gamesOf(id, ALL)).map(({ table, seats }) => ({
    id: table.id,
    board: table.plan.board,
    played: table.played,
    names: seats.flatMap((seat) => table.plan.seats[seat]?.name ?? []),
  }));
  const [lines, barred] = await Promise.all([store.linesOf(id, MAX_LINES), store.marksOf(id)]);
  return { name, since, tables: [...gatherings, ...games], passkeys, lines, barred };
}

function summaryOf({ board, seats }: StoredGathering) {
  const players = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return { board, players, open: seats.length - players.length };
}

/** The card of a table; none where its rows are damaged. */
function cardsOf(table: StoredTable): TableCard[] {
  try {
    return [cardOf(table)];
  } catch {
    return [];
  }
}

function rankOf(table: MyTable): number {
  if (table.state === 'gathering') return 1;
  return table.card.over ? 2 : table.isYourTurn ? 0 : 1;
}

function timeOf(table: MyTable): number {
  return table.state === 'gathering' ? table.changed : table.card.played;
}
