import type { Board, Result } from '../../engine/index.js';
import type { GatheringAction, GatheringProblem, SeatPlan, TablePlan } from '../../protocol/index.js';
import { isNameTaken, type StoredGathering, type StoredSeat } from './gathering.js';

/** What a game begins with: its plan, and who plays each seat of a person, with the words in their order. */
export interface GameStart {
  plan: TablePlan;
  /** By seat; null for bots. */
  people: (string | null)[];
  words: Uint8Array[];
}

type TakenSeat = Exclude<StoredSeat, { kind: 'open' }>;
type Fill = Extract<GatheringAction, { type: 'start' }>['fill'];

/** Begins the game, if everybody is ready. Open seats are left out, or filled with bots. */
export function startGathering(
  gathering: StoredGathering,
  board: Board,
  person: string,
  fill: Fill,
  actingHost = gathering.host,
): Result<GameStart, GatheringProblem> {
  if (person !== actingHost) return refuse({ code: 'not-the-host' });
  const seats = fill === null ? gathering.seats : filled(gathering.seats, fill);
  const taken = seats.flatMap((seat): TakenSeat[] => (seat.kind === 'open' ? [] : [seat]));
  const [least] = board.facts.players;
  if (taken.length < least) return refuse({ code: 'too-few-players', least });
  const notReady = seats.flatMap((seat, i) => (seat.kind === 'person' && seat.word === null ? [i] : []));
  if (notReady.length > 0) return refuse({ code: 'not-ready', seats: notReady });
  return {
    ok: true,
    value: {
      plan: { board: board.id, first: 'lot', seats: taken.map(planOf) },
      people: taken.map((seat) => (seat.kind === 'person' ? seat.person : null)),
      words: taken.flatMap((seat) =>
        seat.kind === 'person' && seat.word !== null ? [Uint8Array.from(Buffer.from(seat.word, 'hex'))] : [],
      ),
    },
  };
}

/** The seats with bots in the open ones. Names that are taken are passed over; a bot for whom none is left is numbered. */
function filled(seats: readonly StoredSeat[], { level, names }: NonNullable<Fill>): StoredSeat[] {
  const all = seats.slice();
  const left = [...names, ...seats.map((_, i) => `Bot ${i + 1}`)];
  for (const [i, seat] of seats.entries()) {
    if (seat.kind !== 'open') continue;
    let name = left.shift();
    while (name !== undefined && isNameTaken({ seats: all }, name)) name = left.shift();
    all[i] = { kind: 'bot', name: name ?? `Bot ${seats.length + i + 1}`, level };
  }
  return all;
}

function planOf(seat: TakenSeat): SeatPlan {
  const colour = seat.colour && { colour: seat.colour };
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level, ...colour };
  return { kind: 'person', name: seat.name, ...colour };
}

function refuse(problem: GatheringProblem): { ok: false; problem: GatheringProblem } {
  return { ok: false, problem };
}
