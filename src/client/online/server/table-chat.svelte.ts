import {
  type ChatFrame,
  type ChatLine,
  type ChatProblem,
  type Company,
  MAX_CHAT_LINES,
  type Reaction,
  type ToServer,
} from '../../../protocol/index.js';
import { randomName } from '../../../remote/names.js';

/** A line of this page that the server has not confirmed; with a problem where it was refused. */
export interface PendingLine {
  id: string;
  text: string;
  problem: ChatProblem | undefined;
}

/** A sign that somebody shows for a moment. */
export interface ShownReaction {
  id: number;
  who: string;
  name: string;
  reaction: Reaction;
}

type WithoutLink<F> = F extends { link: string } ? Omit<F, 'link'> : never;
/** What a chat sends, without the name of its table. */
export type ChatRequest = WithoutLink<Extract<ToServer, { type: 'say' | 'react' | 'silence' | 'send-away' }>>;

/** How long a sign is shown. */
const REACTION_MS = 4000;

/** The people and the chat of a table, as the server sends them. Lines that were not confirmed are sent again after a reconnect. */
export class TableChat {
  company = $state.raw<Company>();
  /** Stands for this person. */
  you = $state.raw('');
  lines = $state.raw<readonly ChatLine[]>([]);
  pending = $state.raw<readonly PendingLine[]>([]);
  reactions = $state.raw<readonly ShownReaction[]>([]);
  readonly #send: (request: ChatRequest) => void;
  #shown = 0;

  constructor(send: (request: ChatRequest) => void) {
    this.#send = send;
  }

  say(text: string): void {
    const line: PendingLine = { id: randomName(), text, problem: undefined };
    this.pending = [...this.pending, line];
    this.#send({ type: 'say', id: line.id, text });
  }
  /** Sends a line again that was refused, under its id: it may have been stored after all. */
  sendAgain({ id, text }: PendingLine): void {
    this.#setProblem(id, undefined);
    this.#send({ type: 'say', id, text });
  }
  discard({ id }: PendingLine): void {
    this.pending = this.pending.filter((line) => line.id !== id);
  }
  react(reaction: Reaction): void {
    this.#send({ type: 'react', reaction });
  }
  silence(who: string, silenced: boolean): void {
    this.#send({ type: 'silence', who, silenced });
  }
  sendAway(who: string): void {
    this.#send({ type: 'send-away', who });
  }

  /** Whether a line with this id waits for its answer. */
  has(id: string): boolean {
    return this.pending.some((line) => line.id === id);
  }
  /** The server could not read a line. */
  reject(id: string): void {
    this.#setProblem(id, { code: 'host-crashed' });
  }

  receive(frame: ChatFrame): void {
    switch (frame.type) {
      case 'company':
        this.company = frame.company;
        this.you = frame.you;
        return;
      case 'chat':
        this.lines = frame.lines;
        // It comes after joining: what was not confirmed before may be lost.
        for (const { id, text, problem } of this.pending) if (!problem) this.#send({ type: 'say', id, text });
        return;
      case 'said':
        if (frame.id !== undefined) this.pending = this.pending.filter(({ id }) => id !== frame.id);
        return this.#add(frame.line);
      case 'unsaid':
        return this.#setProblem(frame.id, frame.problem);
      case 'reacted':
        return this.#show(frame);
    }
  }

  #add(line: ChatLine): void {
    if (this.lines.some(({ n }) => n === line.n)) return;
    // The answer to a line that was sent again may be older than what came since.
    const lines = [...this.lines, line].sort((x, y) => x.n - y.n);
    this.lines = lines.slice(-MAX_CHAT_LINES);
  }
  #setProblem(id: string, problem: ChatProblem | undefined): void {
    this.pending = this.pending.map((line) => (line.id === id ? { ...line, problem } : line));
  }
  #show({ who, name, reaction }: Extract<ChatFrame, { type: 'reacted' }>): void {
    const id = this.#shown++;
    // The last one of a person takes the place of the one before.
    this.reactions = [...this.reactions.filter((it) => it.who !== who), { id, who, name, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((it) => it.id !== id)), REACTION_MS);
  }
}
