import { type Board, commitTo, type Result } from '../../engine/index.js';
import type {
  Gathering,
  GatheringAction,
  GatheringProblem,
  Level,
  OnlineOptions,
  TablePlan,
} from '../../protocol/index.js';

/** A seat as the server stores it. */
export type StoredSeat =
  | { kind: 'open' }
  | { kind: 'bot'; name: string; level: Level }
  /** `word` is there once the person is ready. */
  | { kind: 'person'; person: string; name: string; word: string | null };

/** A table before its game, as the server stores it. The functions of this file return a changed copy. */
export interface StoredGathering {
  board: string;
  seats: readonly StoredSeat[];
  options: OnlineOptions;
  /** Everybody who was let in, in the order of arrival; the first made the table. */
  members: readonly string[];
  host: string;
  /** What the shuffle is made from, in hex; only its hash is shown before the end. */
  secret: string;
}

type Change = Result<StoredGathering, GatheringProblem>;

/** A new gathering, with its maker as host and all seats open. */
export function newGathering(
  board: Board,
  host: string,
  seats: number,
  options: OnlineOptions,
  secret: Uint8Array,
): StoredGathering {
  return {
    board: board.id,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    options,
    members: [host],
    host,
    secret: Buffer.from(secret).toString('hex'),
  };
}

/** Lets a person in; who was in already stays. */
export function admit(gathering: StoredGathering, person: string): StoredGathering {
  if (gathering.members.includes(person)) return gathering;
  return { ...gathering, members: [...gathering.members, person] };
}

/** What everybody sees: people by number, and who is ready, but neither the words nor the secret. */
export function showGathering({ board, seats, options, members, host, secret }: StoredGathering): Gathering {
  return {
    board,
    options,
    host: members.indexOf(host),
    commitment: commitTo(Buffer.from(secret, 'hex')),
    seats: seats.map((seat) =>
      seat.kind === 'person'
        ? {
            kind: 'person',
            member: members.indexOf(seat.person),
            name: seat.name,
            ready: seat.word !== null,
          }
        : seat,
    ),
  };
}

const OPEN: StoredSeat = { kind: 'open' };
const HOSTS_OWN: ReadonlySet<GatheringAction['type']> = new Set([
  'bot',
  'clear',
  'resize',
  'options',
  'start',
]);

/** Carries out an action other than the start. */
export function changeGathering(
  gathering: StoredGathering,
  board: Board,
  person: string,
  action: Exclude<GatheringAction, { type: 'start' }>,
): Change {
  if (HOSTS_OWN.has(action.type) && gathering.host !== person) return refuse({ code: 'not-the-host' });
  if (action.type === 'options') return unready({ ...gathering, options: action.options });
  if (action.type === 'resize') return resize(gathering, board, action.seats);
  const at = gathering.seats[action.seat];
  if (!at) return refuse({ code: 'no-such-seat' });
  const put = (seat: StoredSeat): Change => ({ ok: true, value: withSeat(gathering, action.seat, seat) });
  switch (action.type) {
    case 'sit':
      if (at.kind !== 'open') return refuse({ code: 'seat-taken' });
      if (isNameTaken(gathering, action.name)) return refuse({ code: 'name-taken' });
      return put({ kind: 'person', person, name: action.name, word: null });
    case 'bot':
      if (at.kind === 'person') return refuse({ code: 'seat-taken' });
      if (isNameTaken(withSeat(gathering, action.seat, OPEN), action.name))
        return refuse({ code: 'name-taken' });
      return put({ kind: 'bot', name: action.name, level: action.level });
    case 'clear':
      return put(OPEN);
    case 'stand':
      return isOf(at, person) ? put(OPEN) : refuse({ code: 'not-your-seat' });
    case 'wait':
      return isOf(at, person) ? put({ ...at, word: null }) : refuse({ code: 'not-your-seat' });
    case 'ready':
      return isOf(at, person) ? put({ ...at, word: action.word }) : refuse({ code: 'not-your-seat' });
    case 'change': {
      if (!isOf(at, person)) return refuse({ code: 'not-your-seat' });
      const to = gathering.seats[action.to];
      if (!to) return refuse({ code: 'no-such-seat' });
      if (to.kind !== 'open') return refuse({ code: 'seat-taken' });
      return { ok: true, value: withSeat(withSeat(gathering, action.seat, OPEN), action.to, at) };
    }
  }
}

/** What a game begins with: its plan, and who plays each seat of a person, with the words in their order. */
export interface GameStart {
  plan: TablePlan;
  /** By seat; null for bots. */
  people: (string | null)[];
  words: Uint8Array[];
}

/** Begins the game, if everybody is ready. `botName` names a bot that fills an open seat. */
export function startGathering(
  { seats, host }: StoredGathering,
  board: Board,
  person: string,
  fill: Level | null,
  botName: (seat: number) => string,
): Result<GameStart, GatheringProblem> {
  if (person !== host) return refuse({ code: 'not-the-host' });
  const taken = seats.flatMap((seat, i): Exclude<StoredSeat, { kind: 'open' }>[] => {
    if (seat.kind !== 'open') return [seat];
    return fill === null ? [] : [{ kind: 'bot', name: botName(i), level: fill }];
  });
  const [least] = board.facts.players;
  if (taken.length < least) return refuse({ code: 'too-few-players', least });
  const notReady = taken.flatMap((seat, i) => (seat.kind === 'person' && seat.word === null ? [i] : []));
  if (notReady.length > 0) return refuse({ code: 'not-ready', seats: notReady });
  return {
    ok: true,
    value: {
      plan: {
        board: board.id,
        first: 'lot',
        seats: taken.map((seat) => (seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name })),
      },
      people: taken.map((seat) => (seat.kind === 'person' ? seat.person : null)),
      words: taken.flatMap((seat) =>
        seat.kind === 'person' && seat.word !== null ? [Uint8Array.from(Buffer.from(seat.word, 'hex'))] : [],
      ),
    },
  };
}

/** Other options are another game: who was ready is asked again. */
function unready(gathering: StoredGathering): Change {
  const seats = gathering.seats.map((seat) => (seat.kind === 'person' ? { ...seat, word: null } : seat));
  return { ok: true, value: { ...gathering, seats } };
}

function resize(gathering: StoredGathering, board: Board, count: number): Change {
  const [least, most] = board.facts.players;
  if (count < least || count > most) return refuse({ code: 'no-such-seat' });
  const kept = gathering.seats.slice(0, count);
  if (gathering.seats.slice(count).some(({ kind }) => kind === 'person'))
    return refuse({ code: 'seat-taken' });
  const more = Array.from({ length: count - kept.length }, () => OPEN);
  return { ok: true, value: { ...gathering, seats: [...kept, ...more] } };
}

function withSeat(gathering: StoredGathering, at: number, seat: StoredSeat): StoredGathering {
  return { ...gathering, seats: gathering.seats.map((it, i) => (i === at ? seat : it)) };
}

function isOf(seat: StoredSeat, person: string): seat is Extract<StoredSeat, { kind: 'person' }> {
  return seat.kind === 'person' && seat.person === person;
}

function isNameTaken({ seats }: StoredGathering, name: string): boolean {
  return seats.some((seat) => seat.kind !== 'open' && seat.name === name);
}

function refuse(problem: GatheringProblem): { ok: false; problem: GatheringProblem } {
  return { ok: false, problem };
}
