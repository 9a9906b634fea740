import type { Eyes, Seat } from '../../engine/index.js';
import type { OddsAt, TablePlan, ToClient, ToTable } from '../../protocol/index.js';

/** What a page asks of its worker. */
export type Ask =
  | { name: 'tables' }
  /** The page names the table, so that asking twice makes one. */
  | { name: 'create'; id: string; plan: TablePlan }
  | { name: 'open'; id: string }
  | { name: 'remove'; id: string }
  /** The page names the import too. */
  | { name: 'import'; id: string; file: Blob }
  | { name: 'export' }
  | { name: 'odds'; record: string; eyes: Eyes };

/** What a screen is to its table: whose eyes it has, and what it said that still holds or has no answer yet. */
export interface Mind {
  eyes: Seat | 'open' | null;
  said: ToTable[];
}

/** What a page says to its worker. */
export type ToWorker =
  | { type: 'ask'; call: number; ask: Ask }
  /** Odds are no longer wanted; an import ends early, and is answered. */
  | { type: 'stop'; call: number }
  | { type: 'join'; link: string; id: string; mind: Mind }
  | { type: 'say'; link: string; message: ToTable }
  | { type: 'leave'; link: string }
  | { type: 'ping' };

/** What a worker says to its page. */
export type ToPage =
  /** It lives for as long as it holds this lock. */
  | { type: 'ready'; lock: string }
  | { type: 'answer'; call: number; answer: unknown }
  /** What was asked for is being done: this share of it, from 0 to 1. */
  | { type: 'progress'; call: number; share: number }
  | { type: 'odds'; call: number; odds: OddsAt[] }
  | { type: 'tell'; link: string; message: ToClient }
  /** The table was taken up anew: the screen is to join again. */
  | { type: 'anew'; link: string }
  | { type: 'pong' };
