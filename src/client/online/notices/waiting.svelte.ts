import type { MyTable } from '../../../protocol/index.js';
import type { OnlineServer } from '../server/online-server.js';

/** The person's tables at which it is their turn, as far as the page has heard. */
export class Waiting {
  tables = $state.raw<readonly string[]>([]);
  readonly #server: OnlineServer;

  constructor(server: OnlineServer) {
    this.#server = server;
  }

  /** Notes what a list of the person's tables says. */
  note(mine: readonly MyTable[]): void {
    this.tables = mine.flatMap((it) => (it.state === 'game' && it.isYourTurn ? [it.card.id] : []));
  }

  /** Asks the server. */
  async refresh(): Promise<void> {
    const mine = await this.#server.ask('mine', null);
    if (mine.ok) this.note(mine.value);
  }
}
