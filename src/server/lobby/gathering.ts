import { type Board, commitTo, type Result } from '../../engine/index.js';
import type {
  Gathering,
  GatheringAction,
  GatheringProblem,
  GatheringSeat,
  Level,
  OnlineOptions,
  PlayerColour,
} from '../../protocol/index.js';

/** A seat as the server stores it. A colour is there where it was chosen. */
export type StoredSeat =
  | { kind: 'open' }
  | { kind: 'bot'; name: string; level: Level; colour?: PlayerColour }
  /** `word` is there once the person is ready. */
  | { kind: 'person'; person: string; name: string; word: string | null; colour?: PlayerColour };

/** A person at a table that has not begun. */
export interface StoredMember {
  person: string;
  name: string;
}

/** A table before its game, as the server stores it. The functions of this file return a changed copy. */
export interface StoredGathering {
  board: string;
  seats: readonly StoredSeat[];
  options: OnlineOptions;
  /** Everybody who was let in, in the order of arrival. */
  members: readonly StoredMember[];
  host: string;
  /** The people whom a host sent away. */
  removed: readonly string[];
  /** What the shuffle is made from, in hex; only its hash is shown before the end. */
  secret: string;
  /** The game begins by itself once all seats are taken and ready. */
  quick: boolean;
}

type Change = Result<StoredGathering, GatheringProblem>;

/** More people than this are never let in; who comes later looks on. */
export const MAX_MEMBERS = 50;
const OPEN: StoredSeat = { kind: 'open' };

/** A new gathering, with its maker as host and all seats open. */
export function newGathering(
  board: Board,
  host: StoredMember,
  seats: number,
  options: OnlineOptions,
  secret: Uint8Array,
  quick = false,
): StoredGathering {
  return {
    board: board.id,
    seats: Array.from({ length: seats }, () => OPEN),
    options,
    members: [host],
    host: host.person,
    removed: [],
    secret: Buffer.from(secret).toString('hex'),
    quick,
  };
}

/** Whether a person was let in. */
export function isMember({ members }: StoredGathering, person: string): boolean {
  return members.some((member) => member.person === person);
}

/** Lets a person in, who is not a person that was sent away; who was in already stays, under the name they have now. */
export function admit(gathering: StoredGathering, member: StoredMember): StoredGathering {
  const { members } = gathering;
  if (isMember(gathering, member.person))
    return { ...gathering, members: members.map((it) => (it.person === member.person ? member : it)) };
  if (members.length >= MAX_MEMBERS || gathering.removed.includes(member.person)) return gathering;
  return { ...gathering, members: [...members, member] };
}

/** A member has another name, at all seats too. */
export function withName(gathering: StoredGathering, person: string, name: string): StoredGathering {
  const { members, seats } = gathering;
  return {
    ...gathering,
    members: members.map((member) => (member.person === person ? { person, name } : member)),
    seats: seats.map((seat) => (isOf(seat, person) ? { ...seat, name } : seat)),
  };
}

/** A member goes, with all seats. The host's place falls to the next member, one with a seat first. */
export function withoutMember(gathering: StoredGathering, person: string): StoredGathering {
  const members = gathering.members.filter((member) => member.person !== person);
  const seats = gathering.seats.map((seat) => (isOf(seat, person) ? OPEN : seat));
  const isSeated = (member: StoredMember): boolean => seats.some((seat) => isOf(seat, member.person));
  const next = members.find(isSeated) ?? members[0];
  const host = gathering.host === person && next ? next.person : gathering.host;
  return { ...gathering, members, seats, host };
}

/** Who is here, and for how long the host has not been. */
export interface Presence {
  here: ReadonlySet<string>;
  hostAbsentMs: number;
}

/** After this time without the host another may act as host. */
export const HOST_ABSENT_MS = 2 * 60_000;

/** Who acts as host now: the host, or after two minutes without them the first member who is here and has a seat, until they are back. */
export function hostOf(
  { host, members, seats }: Pick<StoredGathering, 'host' | 'members' | 'seats'>,
  { here, hostAbsentMs }: Presence,
): string {
  if (here.has(host) || hostAbsentMs < HOST_ABSENT_MS) return host;
  const isSeated = (person: string): boolean => seats.some((seat) => isOf(seat, person));
  return members.find(({ person }) => here.has(person) && isSeated(person))?.person ?? host;
}

/** What everybody sees: people by number, who is here and ready, but neither the words nor the secret. */
export function showGathering(gathering: StoredGathering, presence: Presence): Gathering {
  const { board, seats, options, members, secret, quick } = gathering;
  const numberOf = (person: string): number => members.findIndex((member) => member.person === person);
  return {
    board,
    options,
    quick,
    members: members.map(({ person, name }) => ({ name, here: presence.here.has(person) })),
    host: Math.max(0, numberOf(hostOf(gathering, presence))),
    commitment: commitTo(Buffer.from(secret, 'hex')),
    seats: seats.map((seat): GatheringSeat => {
      if (seat.kind !== 'person') return seat;
      const { person, word, ...rest } = seat;
      return { ...rest, member: numberOf(person), ready: word !== null };
    }),
  };
}

const HOSTS_OWN: ReadonlySet<GatheringAction['type']> = new Set([
  'bot',
  'clear',
  'remove',
  'resize',
  'options',
  'start',
]);

/** Carries out an action of a member, other than the start; `actingHost` is who may do what is the host's (see `hostOf`). */
export function changeGathering(
  gathering: StoredGathering,
  board: Board,
  person: string,
  action: Exclude<GatheringAction, { type: 'start' }>,
  actingHost = gathering.host,
): Change {
  if (HOSTS_OWN.has(action.type) && person !== actingHost) return refuse({ code: 'not-the-host' });
  switch (action.type) {
    case 'options':
      return unready({ ...gathering, options: action.options });
    case 'resize':
      return resize(gathering, board, action.seats);
    case 'leave':
      return { ok: true, value: withoutMember(gathering, person) };
    case 'remove': {
      const member = gathering.members[action.member];
      // Who wants to go leaves: a host alone would leave the table to nobody.
      if (!member || member.person === person) return refuse({ code: 'no-such-member' });
      // Who only acts as host does not send the host away, who may come back.
      if (member.person === gathering.host) return refuse({ code: 'not-the-host' });
      const { removed, ...rest } = withoutMember(gathering, member.person);
      return { ok: true, value: { ...rest, removed: [...removed, member.person] } };
    }
    case 'sit':
    case 'stand':
    case 'change':
    case 'paint':
    case 'ready':
    case 'wait':
    case 'bot':
    case 'clear':
      return changeSeat(gathering, person, action);
  }
}

function changeSeat(
  gathering: StoredGathering,
  person: string,
  action: Extract<GatheringAction, { seat: number }>,
): Change {
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
    case 'paint':
      if (!isOf(at, person)) return refuse({ code: 'not-your-seat' });
      if (isColourTaken(withSeat(gathering, action.seat, OPEN), action.colour))
        return refuse({ code: 'colour-taken' });
      return put({ ...at, colour: action.colour });
    case 'change': {
      if (!isOf(at, person)) return refuse({ code: 'not-your-seat' });
      const to = gathering.seats[action.to];
      if (!to) return refuse({ code: 'no-such-seat' });
      if (to.kind !== 'open') return refuse({ code: 'seat-taken' });
      return { ok: true, value: withSeat(withSeat(gathering, action.seat, OPEN), action.to, at) };
    }
  }
}

/** Seats a member at the first open seat, under a name that nobody has; null where none is open. */
export function seatSomewhere(
  gathering: StoredGathering,
  { person, name }: StoredMember,
): StoredGathering | null {
  const at = gathering.seats.findIndex(({ kind }) => kind === 'open');
  if (at < 0) return null;
  return withSeat(gathering, at, { kind: 'person', person, name: freeName(gathering, name), word: null });
}

/** Whether every seat is taken, and everybody ready. */
export function isComplete({ seats }: StoredGathering): boolean {
  return seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.word !== null));
}

/** Whether a seat is this person's. */
export function isOf(seat: StoredSeat, person: string): seat is Extract<StoredSeat, { kind: 'person' }> {
  return seat.kind === 'person' && seat.person === person;
}

/** Whether somebody plays under this name. */
export function isNameTaken({ seats }: Pick<StoredGathering, 'seats'>, name: string): boolean {
  return seats.some((seat) => seat.kind !== 'open' && seat.name === name);
}

/** This name, with a number where it is taken. */
function freeName(gathering: StoredGathering, name: string): string {
  let free = name;
  for (let number = 2; isNameTaken(gathering, free); number++) free = `${name} ${number}`;
  return free;
}

function isColourTaken({ seats }: StoredGathering, colour: PlayerColour): boolean {
  return seats.some((seat) => seat.kind !== 'open' && seat.colour === colour);
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

function refuse(problem: GatheringProblem): { ok: false; problem: GatheringProblem } {
  return { ok: false, problem };
}
