import type { ToClient, ToTable } from '../../protocol/index.js';
import type { Mind } from '../host/wire.js';

/** What a screen of another tab says to the tab that plays its table. */
export type ToPlayer = { to: 'player'; worker: string; link: string } & (
  { say: 'join'; mind: Mind } | { say: 'message'; message: ToTable } | { say: 'leave' }
);

/** What the workers of several tabs say to each other about a table. */
export type Aside =
  | ToPlayer
  | ({ to: 'worker'; worker: string; link: string } & (
      | { say: 'tell'; message: ToClient }
      /** The message was heard. */
      | { say: 'heard' }
      /** The screen is not known: it is to join. */
      | { say: 'anew' }
    ))
  /** Somebody plays the table from now on, has stored an entry of it, or has removed it. */
  | { to: 'all'; say: 'playing' | 'stored' | 'removed' };
