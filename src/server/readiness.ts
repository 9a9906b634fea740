import { StoreFailure } from '../table/index.js';

/** A probe of the store is believed for this long. */
const BELIEVED_MS = 5000;
/** A store that has not answered by then is not ready. */
const PROBE_MS = 3000;

/** What readiness needs of the server. */
export interface ReadinessOptions {
  /** Writes something to the store, and rejects where that fails. */
  probe: () => Promise<void>;
  now: () => number;
}

/** Whether the server can take visitors: it has started, does not stop, and its store takes writes. */
export class Readiness {
  private readonly options: ReadinessOptions;
  private phase: 'starting' | 'running' | 'draining' = 'starting';
  private probed: { at: number; result: Promise<string | null> } | null = null;

  constructor(options: ReadinessOptions) {
    this.options = options;
  }

  /** All that had to be loaded is there. */
  begin(): void {
    if (this.phase === 'starting') this.phase = 'running';
  }

  /** The server stops. */
  drain(): void {
    this.phase = 'draining';
  }

  /** Why the server is not ready; null where it is. */
  async check(): Promise<string | null> {
    if (this.phase !== 'running') return this.phase;
    const now = this.options.now();
    if (this.probed === null || now - this.probed.at >= BELIEVED_MS)
      this.probed = { at: now, result: this.probe() };
    return this.probed.result;
  }

  private async probe(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('storage-timeout'), PROBE_MS);
    });
    const probed = this.options.probe().then(
      () => null,
      (error: unknown) => (error instanceof StoreFailure ? error.problem.code : 'host-crashed'),
    );
    try {
      return await Promise.race([probed, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
