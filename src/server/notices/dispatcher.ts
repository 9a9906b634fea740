import { type Clock, StoreFailure } from '../../table/index.js';
import type { OutwardMessage, OutwardSender, SendOutcome } from '../outward/sender.js';
import type { Channel, Delivery, NoticedGame, NoticeStore } from '../store/notice-store.js';
import { hookMessage } from './hook-message.js';
import { codeOf, judge } from './judge.js';
import { noticeId, topicOf } from './notice-id.js';
import type { Pages } from './pages.js';
import { type PushSender, pushMessage } from './push-message.js';
import { situationOf } from './situation.js';
import { languageOf, textOf } from './texts.js';

/** A notice that could not be sent is tried again after these times, and then given up. */
export const RETRY_MS: readonly number[] = [30_000, 120_000, 600_000, 3_600_000];
/** A webhook whose host says this often in a row that it is gone is removed. */
const MOST_GONE = 3;
/** How many notices are under way at a time. */
const MANY = 200;

/** What sending notices needs of the server. */
export interface DispatcherOptions {
  store: NoticeStore;
  pages: Pages;
  sender: Pick<OutwardSender, 'post'>;
  push: PushSender;
  /** Whether webhooks are told. */
  tellsHooks: boolean;
  /** The address that people use; null where only they know. */
  address: string | null;
  clock: Pick<Clock, 'wallTime'>;
  /** Called with the code of what went wrong. */
  onFailure: (code: string) => void;
}

/** Sends the notices of the queue. Each is sent at least once, and is taken out once its host has answered. */
export class Dispatcher {
  private readonly options: DispatcherOptions;
  /** What is being sent: the next round must not send it as well. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(options: DispatcherOptions) {
    this.options = options;
  }

  /** Sends what is due. Rejects where the store fails. */
  async sendDue(): Promise<void> {
    const { store, clock } = this.options;
    if (this.underWay.size >= MANY) return;
    const due = await store.dueDeliveries(clock.wallTime(), MANY);
    const fresh = due.filter((delivery) => !this.underWay.has(nameOf(delivery)));
    const handled = fresh.map((delivery) => {
      const name = nameOf(delivery);
      const sent = this.handle(delivery).finally(() => this.underWay.delete(name));
      this.underWay.set(name, sent);
      return sent;
    });
    await Promise.all(handled);
  }

  /** Resolves once nothing is being sent. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }

  private async handle(delivery: Delivery): Promise<void> {
    const message = await this.messageOf(delivery).catch((error: unknown) => {
      if (error instanceof StoreFailure) throw error;
      // A damaged table: it would stay so.
      this.options.onFailure('notice-unreadable');
      return null;
    });
    if (!message) return this.options.store.endDelivery(delivery);
    return this.settle(delivery, await this.options.sender.post(message));
  }

  /** The request of a notice; null where there is nothing to tell any more. */
  private async messageOf({ channel, table, turn, language }: Delivery): Promise<OutwardMessage | null> {
    const { store, pages, push, tellsHooks } = this.options;
    if (channel.route.kind === 'hook' && !tellsHooks) return null;
    const game = await store.loadNoticed(table);
    const situation = game && situationOf(game);
    if (!game || situation?.turn !== turn) return null;
    const isOwn = channel.table === null;
    const stillTo = situation.people.filter(({ person }) => !pages.isLooking(person, table));
    const isMeant = isOwn ? stillTo.some(({ person }) => person === channel.person) : true;
    if (!isMeant || (situation.kind === 'turn' && stillTo.length === 0)) return null;
    const text = await textOf(game, situation, isOwn ? channel.person : null, languageOf(language));
    const id = noticeId(table, turn);
    if (channel.route.kind === 'push')
      return pushMessage(channel.address, channel.route, { id, ...text, table }, topicOf(table), push);
    const link = this.linkTo(game, channel);
    return hookMessage(channel.address, channel.route.form, {
      id,
      kind: situation.kind,
      table,
      link,
      ...text,
    });
  }

  /** Where the table is; the words that open it to others stay out. */
  private linkTo({ table }: NoticedGame, { route }: Channel): string {
    const page = this.options.address ?? (route.kind === 'hook' ? route.page : '');
    return `${page.replace(/\/$/, '')}/#online/${table.id}`;
  }

  private async settle(delivery: Delivery, outcome: SendOutcome): Promise<void> {
    const { store, clock, onFailure } = this.options;
    const { channel, tries } = delivery;
    const result = judge(outcome);
    if (result === 'sent') {
      if (channel.gone > 0) await store.setGone(channel.id, 0);
      return store.endDelivery(delivery);
    }
    onFailure(codeOf(outcome));
    if (result === 'gone') {
      if (channel.route.kind === 'push' || channel.gone + 1 >= MOST_GONE)
        return store.removeChannel(channel.id, channel.person);
      await store.setGone(channel.id, channel.gone + 1);
      return store.endDelivery(delivery);
    }
    const wait = RETRY_MS[tries];
    if (wait === undefined) return store.endDelivery(delivery);
    return store.postponeDelivery(delivery, clock.wallTime() + wait);
  }
}

function nameOf({ channel, table, turn }: Delivery): string {
  return `${channel.id} ${table} ${turn}`;
}
