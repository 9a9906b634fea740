import type { Seat } from '../../../engine/index.js';
import {
  type ChatLine,
  type ChatOption,
  type CompanyPerson,
  type Reaction,
  whyNotWrite,
  type WriteProblem,
} from '../../../protocol/index.js';
import type { ChatSide } from '../../table/online-side.js';
import { muted } from './muted.svelte.js';
import { lastRead, storeRead } from './read-lines.js';
import type { ShownReaction, TableChat } from '../server/table-chat.svelte.js';

/** The chat of a table as this person sees it: without the muted, with what is unread, and the draft of a line. */
export class ChatModel implements ChatSide {
  readonly table: TableChat;
  readonly #id: string;
  readonly #option: () => ChatOption;
  isOpen = $state(false);
  draft = $state('');
  /** The last line that was read. */
  #read = $state(-1);

  constructor(id: string, table: TableChat, option: () => ChatOption) {
    this.#id = id;
    this.table = table;
    this.#option = option;
    this.#read = lastRead(id);
  }

  /** Everybody at the table. */
  readonly people: readonly CompanyPerson[] = $derived.by(() => this.table.company?.people ?? []);
  readonly you = $derived.by(() => this.people.find(({ who }) => who === this.table.you));
  readonly isHost = $derived.by(() => this.table.company?.host === this.table.you);
  /** Why this person can't write; null where they can. */
  readonly problem: WriteProblem | null = $derived.by(() =>
    this.you ? whyNotWrite(this.#option(), this.you) : null,
  );
  /** What the others and this person wrote, without the muted. */
  readonly lines: readonly ChatLine[] = $derived.by(() =>
    this.table.lines.filter(({ who }) => !muted.has(who)),
  );
  readonly unread = $derived(
    this.lines.filter(({ n, who, text }) => n > this.#read && text !== null && !this.isOwn(who)).length,
  );
  readonly reactions: readonly ShownReaction[] = $derived.by(() =>
    this.table.reactions.filter(({ who }) => !muted.has(who)),
  );
  /** There is a chat, or was one. */
  readonly exists = $derived.by(() => this.#option() !== 'off' || this.lines.length > 0);

  isOwn(who: string | null): boolean {
    return who !== null && who === this.table.you;
  }
  toggle(): void {
    this.isOpen = !this.isOpen;
  }
  close(): void {
    this.isOpen = false;
  }
  /** Everything that is there has been read. */
  markRead(): void {
    const last = this.table.lines.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    storeRead(this.#id, last);
  }

  reactionOf(seat: Seat): Reaction | undefined {
    const person = this.#at(seat);
    return person && this.reactions.find(({ who }) => who === person.who)?.reaction;
  }
  isGone(seat: Seat): boolean {
    return this.#at(seat)?.here === false;
  }
  #at(seat: Seat): CompanyPerson | undefined {
    return this.people.find(({ seats }) => seats.includes(seat));
  }
}
