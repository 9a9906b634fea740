import { boardOfRecord, findBoard } from '../../boards/index.js';
import { SECRET_BYTES, WORD_BYTES } from '../../engine/index.js';
import {
  type AnswerTo,
  type ArgumentOf,
  type AskFrame,
  type FromWorker,
  type LocalQuestions,
  PROTOCOL_VERSION,
  type ProgressOf,
  type Resume,
  type StoreProblem,
  type TablePlan,
  parseToWorker,
} from '../../protocol/index.js';
import {
  type FinalAnswer,
  LOCAL_POLICY,
  type OpenedTable,
  PortionThinker,
  StoreFailure,
  beginGame,
  budgetOf,
  cardOf,
  exportFinished,
  importFile,
  listTables,
  openStored,
} from '../../table/index.js';
import { blobFile } from './blob-file.js';
import { clock } from './clock.js';
import { indexedStore } from './indexed-store.js';
import { computeOdds } from './odds.js';
import { randomBytes, randomSeed } from './random.js';
import { SharedTable } from './shared-table.js';

/** Progress is reported no more often than this. */
const PROGRESS_MS = 100;

/** How a long question reports progress, and is cancelled. */
interface Task<Progress> {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

type Handlers = {
  [Q in keyof LocalQuestions]: (
    argument: ArgumentOf<LocalQuestions, Q>,
    task: Task<ProgressOf<LocalQuestions, Q>>,
  ) => Promise<AnswerTo<LocalQuestions, Q>>;
};

/** The host of a page's tables, in its worker. */
export class WorkerHost {
  private readonly worker: string;
  private readonly post: (frame: FromWorker) => void;
  private readonly openTable: typeof openHere;
  private readonly tables = new Map<string, SharedTable>();
  /** The table of each of the page's links. */
  private readonly links = new Map<string, string>();
  /** Cancels each call that has no answer yet. */
  private readonly calls = new Map<number, AbortController>();
  private readonly handlers: Handlers;

  constructor(worker: string, post: (frame: FromWorker) => void, openTable = openHere) {
    this.worker = worker;
    this.post = post;
    this.openTable = openTable;
    const files = { store: indexedStore, clock, findBoard: boardOfRecord };
    this.handlers = {
      tables: () => this.list(),
      create: ({ id, plan }) => this.create(id, plan),
      open: ({ id }) => this.open(id),
      remove: ({ id }) => this.remove(id),
      import: ({ id, file }, task) => importFile(blobFile(file), id, throttleProgress(task), files),
      async export(_, task) {
        const { texts, ...exported } = await exportFinished(throttleProgress(task), files);
        return { ok: true, file: new Blob(texts), ...exported };
      },
      async odds({ record, eyes }, { onProgress, signal }) {
        await computeOdds(record, eyes, onProgress, signal);
        return { ok: true };
      },
    };
  }

  /** Handles a frame of the page. */
  receive(input: unknown): void {
    const parsed = parseToWorker(input);
    if (!parsed.ok) {
      const { code, at, ...name } = parsed.problem;
      return this.post({ type: 'rejected', problem: { code, at }, ...name });
    }
    const frame = parsed.value;
    switch (frame.type) {
      case 'hello':
        return this.post({ type: 'hello', version: PROTOCOL_VERSION });
      case 'ask':
        return void this.answer(frame);
      case 'cancel':
        return this.calls.get(frame.call)?.abort();
      case 'join':
        return this.join(frame.link, frame.table, frame.resume);
      case 'send':
        return this.tables.get(this.links.get(frame.link) ?? '')?.send(frame.link, frame.message);
      case 'leave':
        return this.leave(frame.link);
      case 'ping':
        return this.post({ type: 'pong' });
    }
  }

  private async answer<Q extends keyof LocalQuestions>(frame: AskFrame<LocalQuestions, Q>): Promise<void> {
    const { call, question, argument } = frame;
    const controller = new AbortController();
    this.calls.set(call, controller);
    const onProgress = (progress: ProgressOf<LocalQuestions, Q>) =>
      this.post({ type: 'progress', call, question, progress } as FromWorker);
    let answer: AnswerTo<LocalQuestions, Q> | { ok: false; problem: StoreProblem };
    try {
      answer = await this.handlers[question](argument, { onProgress, signal: controller.signal });
    } catch (error) {
      answer = { ok: false, problem: problemOf(error) };
    }
    this.calls.delete(call);
    this.post({ type: 'answer', call, question, answer } as FromWorker);
  }

  private async list(): Promise<AnswerTo<LocalQuestions, 'tables'>> {
    const { tables, damaged } = await listTables(indexedStore);
    return { ok: true, cards: tables.map(cardOf), damaged };
  }

  private async create(id: string, plan: TablePlan): Promise<AnswerTo<LocalQuestions, 'create'>> {
    const board = findBoard(plan.board);
    if (!board) return { ok: false, problem: { code: 'unknown-board' } };
    const secret = randomBytes(SECRET_BYTES);
    const game = beginGame(board, plan, secret, () => randomBytes(WORD_BYTES));
    if (!game.ok) return game;
    const table = { id, plan, guessed: false, played: clock.wallTime(), secret };
    await indexedStore.create([{ table, record: game.value.record }]);
    return this.open(id);
  }

  private async open(id: string): Promise<AnswerTo<LocalQuestions, 'open'>> {
    const problem = await this.sharedTable(id).open();
    return problem ? { ok: false, problem } : { ok: true };
  }

  private async remove(id: string): Promise<AnswerTo<LocalQuestions, 'remove'>> {
    await indexedStore.remove(id);
    this.sharedTable(id).announceRemoval();
    return { ok: true };
  }

  private sharedTable(id: string): SharedTable {
    const known = this.tables.get(id);
    if (known) return known;
    const table = new SharedTable({
      id,
      worker: this.worker,
      open: this.openTable,
      deliver: (link, message) => this.post({ type: 'deliver', link, message }),
      rejoin: (link) => this.post({ type: 'rejoin', link }),
      onClose: () => this.tables.delete(id),
      onError,
    });
    this.tables.set(id, table);
    return table;
  }

  /** Registers the link before the table is open, so that it can be made to rejoin, or be sent the reason why there is no table. */
  private join(link: string, id: string, resume: Resume): void {
    this.links.set(link, id);
    const table = this.sharedTable(id);
    table.join(link, resume);
    void table.open();
  }

  private leave(link: string): void {
    const id = this.links.get(link) ?? '';
    this.links.delete(link);
    this.tables.get(id)?.leave(link);
  }
}

/** Opens a table of this device. */
function openHere(id: string, onAppend: (answer: FinalAnswer) => void): Promise<OpenedTable> {
  return openStored(id, {
    store: indexedStore,
    findBoard: boardOfRecord,
    clock,
    thinker: new PortionThinker(clock),
    budgetOf,
    policy: LOCAL_POLICY,
    randomSeed,
    onAppend,
    onError,
  });
}

/** Reports progress no more often than a page can show it. */
function throttleProgress({ onProgress, signal }: Task<number>): Task<number> {
  let last = 0;
  return {
    signal,
    onProgress(share) {
      if (performance.now() < last + PROGRESS_MS) return;
      last = performance.now();
      onProgress(share);
    },
  };
}

function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreFailure) return error.problem;
  onError(error);
  return { code: 'host-crashed' };
}

function onError(error: unknown): void {
  // eslint-disable-next-line no-console -- nothing else would report it
  console.error(error);
}
