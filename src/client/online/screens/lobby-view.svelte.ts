import type { Lobby, MyTable } from '../../../protocol/index.js';
import type { LobbyProblem } from '../../language/lobby-problem.js';
import type { OnlineServer } from '../server/online-server.js';

/** How often the lists are asked for while somebody looks at them, in milliseconds. */
const EVERY_MS = 5000;

/** What the lobby shows, asked for again every few seconds while the page is visible. */
export class LobbyView {
  lobby = $state.raw<Lobby>();
  mine = $state.raw<readonly MyTable[]>([]);
  /** Why the lists can't be shown. */
  problem = $state.raw<LobbyProblem>();
  readonly #server: OnlineServer;

  constructor(server: OnlineServer) {
    this.#server = server;
  }

  /** Asks now, and then every few seconds while the page is visible. Returns a function that stops it. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Asks the server for both lists. */
  async refresh(): Promise<void> {
    if (this.#server.state !== 'connected') return;
    const [lobby, mine] = await Promise.all([
      this.#server.ask('lobby', null),
      this.#server.ask('mine', null),
    ]);
    if (lobby.ok && mine.ok) {
      this.lobby = lobby.value;
      this.mine = mine.value;
      this.problem = undefined;
    } else this.problem = lobby.ok ? (mine.ok ? undefined : mine.problem) : lobby.problem;
  }
}
