import type { LimitProblem, StoreProblem } from './problems.js';

/** The forms in which a webhook is told: those of Discord and Slack, and plain JSON. */
export const HOOK_FORMS = ['discord', 'slack', 'json'] as const;
/** How a webhook is told. */
export type HookForm = (typeof HOOK_FORMS)[number];

/** What a notice is about: the game has started, it is the person's turn, the game is over. */
export type NoticeKind = 'started' | 'turn' | 'over';

/** A notice as a connected page and a device get it. `id` is the same each time a notice is sent: it is shown once. */
export interface PageNotice {
  id: string;
  table: string;
  kind: NoticeKind;
}

/** A device that is sent push messages. */
export interface PushDevice {
  id: string;
  /** When it was added, in milliseconds since 1970. */
  since: number;
  /** The end of its address, by which a device knows itself. */
  end: string;
}

/** A webhook, its address masked. */
export interface Hook {
  id: string;
  since: number;
  form: HookForm;
  /** Its host and the last four characters. */
  masked: string;
  /** The table all of whose turns it is told; null where it is told the person's own turns. */
  table: string | null;
}

/** Where a person's notices go. */
export interface NoticeChannels {
  /** The server's public key for push messages. */
  pushKey: string;
  devices: PushDevice[];
  /** Whether this server tells webhooks. */
  hooksAllowed: boolean;
  hooks: Hook[];
}

/** Why a device or a webhook is not added, or a test fails. */
export type ChannelProblem =
  /** This server tells no webhooks. */
  | { code: 'no-hooks' }
  /** The address is not https, or is one of a private network. */
  | { code: 'address-refused' }
  | { code: 'too-many-channels'; most: number }
  | { code: 'no-such-channel' }
  /** Only the host of a table that has not begun may set its webhook. */
  | { code: 'not-the-host' }
  /** Its host could not be reached in time. */
  | { code: 'no-answer' }
  /** Its host answered with another status than success. */
  | { code: 'bad-answer'; status: number };

type Done<P> = { ok: true } | { ok: false; problem: P };
type Found<T, P> = { ok: true; value: T } | { ok: false; problem: P };
type Question<A, R> = { argument: A; answer: R; progress: never };

/** What a client asks about notices. */
export interface NoticeQuestions {
  /** The language of the person's notices. */
  speak: Question<{ language: string }, Done<StoreProblem>>;
  /** Where notices go: the person's own, or what is set for a table that has not begun. */
  channels: Question<{ table: string | null }, Found<NoticeChannels, StoreProblem>>;
  /** Adds this device, or says that it is still there. */
  addDevice: Question<
    { endpoint: string; p256dh: string; auth: string },
    Found<{ id: string }, StoreProblem | ChannelProblem>
  >;
  /** Adds a webhook. `page` is the page's own address, for links where the server does not know its own. */
  addHook: Question<
    { address: string; form: HookForm; table: string | null; page: string },
    Found<{ id: string }, StoreProblem | ChannelProblem | LimitProblem>
  >;
  removeChannel: Question<{ id: string }, Done<StoreProblem>>;
  /** Sends a test message. */
  testChannel: Question<{ id: string }, Done<StoreProblem | ChannelProblem | LimitProblem>>;
}
