import type { Lobby } from '../../protocol/index.js';

/** The lists are read at most this often, however many people look. */
const FRESH_MS = 1000;

type Lists = Pick<Lobby, 'games' | 'gatherings'>;

/** What the lobby shows: who waits is always new, the lists are a second old at most. */
export class CachedLobby {
  private readonly list: () => Promise<Lists>;
  private readonly waiting: () => Lobby['waiting'];
  private readonly now: () => number;
  private lists: Promise<Lists> | null = null;
  private since = 0;

  constructor(list: () => Promise<Lists>, waiting: () => Lobby['waiting'], now: () => number) {
    this.list = list;
    this.waiting = waiting;
    this.now = now;
  }

  async read(): Promise<Lobby> {
    if (!this.lists || this.now() - this.since > FRESH_MS) {
      this.since = this.now();
      this.lists = this.list();
      // A failure is not remembered.
      this.lists.catch(() => (this.lists = null));
    }
    return { ...(await this.lists), waiting: this.waiting() };
  }
}
