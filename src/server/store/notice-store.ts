import type { Seat } from '../../engine/index.js';
import type { HookForm } from '../../protocol/index.js';
import type { StoredTable } from '../../table/index.js';

/** Where notices go: a device of a person, or a webhook. */
export type ChannelRoute =
  | { kind: 'push'; p256dh: string; auth: string }
  /** `page` is the page's address as the person saw it. */
  | { kind: 'hook'; form: HookForm; page: string };

/** A device or a webhook, as it is stored. */
export interface Channel {
  id: string;
  /** Whose it is; with the person it goes. */
  person: string;
  /** The table all of whose turns it is told; null where it is told the person's own. */
  table: string | null;
  address: string;
  route: ChannelRoute;
  since: number;
  /** How often in a row its host has said that it is gone. */
  gone: number;
}

/** A game as notices see it. */
export interface NoticedGame {
  table: StoredTable;
  /** By seat: the person who plays it. */
  people: (string | null)[];
  /** The seats that bots play in place of their people. */
  takenOver: Seat[];
}

/** A notice that is to be sent to a channel. */
export interface Delivery {
  channel: Channel;
  table: string;
  /** The number of the turn that it is about. */
  turn: number;
  /** How often it was tried. */
  tries: number;
  /** The language of the channel's person, where the page has said one. */
  language: string | null;
}

/** What a table's people and channels are told about a turn. */
export interface Announcement {
  table: string;
  /** When the entry was played after which this was found: where there is a later one, the table is looked at again. */
  played: number;
  turn: number;
  /** The people who are told, through their own channels. */
  people: readonly string[];
  /** Whether the table's own channels are told. */
  isForTable: boolean;
  now: number;
}

/** Where notices are stored, and the channels that they are sent to. Everything is durable once it resolves. */
export interface NoticeStore {
  /** Tables with an entry, played until then, that notices were not looked for after. */
  unnoticed(until: number, limit: number): Promise<{ id: string; played: number }[]>;
  /** A game, with the turns that people were told about; the table itself is the person ''. */
  loadNoticed(id: string): Promise<(NoticedGame & { told: Map<string, number> }) | null>;
  /** Remembers who is told about a turn, and puts what is to be sent in the queue, in one transaction. */
  announce(announcement: Announcement): Promise<void>;
  dueDeliveries(until: number, limit: number): Promise<Delivery[]>;
  /** A notice was sent, or is not worth sending any longer. */
  endDelivery(delivery: Delivery): Promise<void>;
  /** A notice is tried again. */
  postponeDelivery(delivery: Delivery, due: number): Promise<void>;
  setLanguage(person: string, language: string): Promise<void>;
  languageOf(person: string): Promise<string | null>;
  /** Adds a channel; a device that is known is this person's from now on. Without effect where there is no such person. */
  addChannel(channel: Omit<Channel, 'gone'>): Promise<void>;
  /** The channels of a person, the oldest first, those for tables included. */
  channelsOf(person: string): Promise<Channel[]>;
  removeChannel(id: string, person: string): Promise<void>;
  /** Notes how often in a row a channel's host has said that it is gone. */
  setGone(id: string, gone: number): Promise<void>;
  /** Removes the webhooks of tables that do not exist any more, or were over by then. */
  removeStrayHooks(before: number): Promise<void>;
}
