import {
  type GameRecord,
  openRecord,
  parseRecord,
  type RecordProblem,
  type Result,
} from '../../../engine/index.js';
import { LEVELS, type Level, type TablePlan } from '../../../protocol/index.js';
import { boardOf } from '../board-edition.js';

/** A game in a link: its record, and its plan with the levels of bots, which a record does not name. */
export interface SharedGame {
  record: GameRecord;
  plan: TablePlan;
  /** Some levels were not in the link. */
  guessed: boolean;
}

/** Why a link's game can't be shown. */
export type ShareProblem = { code: 'damaged' | 'tooLarge' | 'unfinished' | 'unsupported' } | RecordProblem;

/** Stands before the data in a URL's hash, where the page looks for it. */
const PREFIX = '#replay/';
/** A larger text is refused, however small its link: the longest games have 75,000 characters. */
const MAX_TEXT_BYTES = 200_000;
const GUESSED_LEVEL: Level = 'foreman';

/** The address of a finished game's replay on this page, from its record as text; undefined where the browser can't make it. */
export async function replayAddress(
  page: string,
  record: string,
  plan: TablePlan,
): Promise<string | undefined> {
  const levels = plan.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  const packed = await pack(`{"levels":${JSON.stringify(levels)},"record":${record}}`);
  return packed === undefined ? undefined : `${page}${PREFIX}${packed}`;
}

/** Reads the game of a link. It is opened as imported games are: replayed and compared with what was recorded. */
export async function readReplay(packed: string): Promise<Result<SharedGame, ShareProblem>> {
  const text = await unpack(packed);
  if (!text.ok) return text;
  let input: unknown;
  try {
    input = JSON.parse(text.value);
  } catch {
    return refuse('damaged');
  }
  const { record: recorded, levels } = fieldsOf(input);
  const record = parseRecord(recorded);
  if (!record.ok) return record;
  const board = boardOf(record.value.board, record.value.boardHash);
  if (board === undefined) return { ok: false, problem: { code: 'unknown-board', at: 'board' } };
  const opened = openRecord(board, record.value);
  if (!opened.ok) return opened;
  if (record.value.snapshot.outcome === null) return refuse('unfinished');
  return { ok: true, value: { record: record.value, ...planOf(record.value, levels) } };
}

/** The file of a shared game, for importing it. `now` is the time of the import. */
export function fileOfShared({ record, plan, guessed }: SharedGame, now: number): Blob {
  const games = [{ plan, guessed, played: now, record }];
  return new Blob([JSON.stringify({ rallar: 'games', form: 1, games })], { type: 'application/json' });
}

function planOf({ board, players, options }: GameRecord, levels: unknown): Omit<SharedGame, 'record'> {
  let guessed = false;
  const seats = players.map(({ name, kind }, seat) => {
    if (kind === 'person') return { kind, name };
    const level = LEVELS.find((it) => Array.isArray(levels) && it === levels[seat]);
    guessed ||= level === undefined;
    return { kind, name, level: level ?? GUESSED_LEVEL };
  });
  return { plan: { board, seats, first: options.first }, guessed };
}

/** Deflates a text to base64 for URLs; undefined where the browser can't. */
export async function pack(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Inflates what `pack` made, up to a limit. Never throws, whatever the text. */
export async function unpack(packed: string): Promise<Result<string, ShareProblem>> {
  if (typeof DecompressionStream === 'undefined') return refuse('unsupported');
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MAX_TEXT_BYTES) {
        await reader.cancel().catch(() => undefined);
        return refuse('tooLarge');
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { ok: true, value: text + decoder.decode() };
  } catch {
    return refuse('damaged');
  }
}

function refuse(code: Exclude<ShareProblem, RecordProblem>['code']): { ok: false; problem: ShareProblem } {
  return { ok: false, problem: { code } };
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
