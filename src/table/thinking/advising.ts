import { type Game, view } from '../../engine/index.js';
import { botToMove } from '../bots/bot-seats.js';
import type { Cancel } from '../clock.js';
import type { TableDependencies } from '../dependencies.js';
import type { Session } from '../session.js';

/** A client that waits for a hint is sent its progress this often. */
const PROGRESS_MS = 200;

/** Advises each session that subscribed to advice, from its own view, while no bot is to move. */
export class Advising {
  private readonly dependencies: TableDependencies;
  private readonly running = new Map<Session, { game: Game; key: string; cancel: Cancel }>();

  constructor(dependencies: TableDependencies) {
    this.dependencies = dependencies;
  }

  /** Call when the table or the session changed. Advice that still applies continues. */
  update(game: Game, session: Session): void {
    const { advice, eyes } = session;
    if (advice === null) return this.stop(session);
    const key = `${advice} ${eyes}`;
    const current = this.running.get(session);
    if (current?.game === game && current.key === key) return;
    this.stop(session);
    // Bots may think on the same thread, and people wait for them.
    if (botToMove(game, this.dependencies.policy.botsPlayAlone) !== null) return;
    this.running.set(session, { game, key, cancel: this.advise(game, session, advice) });
  }

  stop(session: Session): void {
    this.running.get(session)?.cancel();
    this.running.delete(session);
  }

  private advise({ board, state, record }: Game, session: Session, what: 'odds' | 'hint'): Cancel {
    const { clock, thinker, onError } = this.dependencies;
    const n = record.log.length - 1;
    let lastSent = clock.now();
    const request = { board, view: view(board, state, session.eyes), inBackground: what === 'odds' };
    return thinker.advise(request, {
      onProgress(share) {
        if (what !== 'hint' || clock.now() - lastSent < PROGRESS_MS) return;
        lastSent = clock.now();
        session.send({ type: 'advising', n, share });
      },
      // Only the final advice is sent: earlier ones would differ each time.
      onAdvice(advice) {
        session.send({ type: 'advice', n, advice: what === 'hint' ? advice : { ...advice, hints: [] } });
      },
      onError,
    });
  }
}
