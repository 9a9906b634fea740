import type { Component } from 'svelte';
import type { Seat } from '../../engine/index.js';
import type { OnlineOptions } from '../../protocol/index.js';

/** What is different at a table of a server: its host has decided some things, and the other people are elsewhere. */
export interface OnlineSide {
  readonly options: Pick<OnlineOptions, 'undo' | 'advice' | 'spectators'>;
  /** Somebody has asked for the next game. */
  readonly hasRematch: boolean;
  /** Goes to the next game with the same people. */
  playAgain: () => void;
  /** Copies the link that lets others watch; resolves to what to say about it. */
  copyWatchLink: () => Promise<string>;
  /** A seat's clock; `brief` on the strip of a small screen. A table on this device has none, and loads none. */
  readonly Clock?: Component<{ seat: Seat; brief?: boolean }>;
  /** All clocks, pauses, and time to give. */
  readonly TimePanel?: Component;
}
