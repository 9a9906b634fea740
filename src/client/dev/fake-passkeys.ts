import type { StoredPasskey } from '../../protocol/index.js';
import type { PasskeyTrouble } from '../language/passkey-problem.js';
import type { PasskeyCalls, PasskeyObstacle } from '../online/server/passkey-calls.js';

/** Passkeys in the page itself, for work on the looks of what shows them and for its tests. */
export class FakePasskeys implements PasskeyCalls {
  known: StoredPasskey[] = [
    {
      id: 'p1',
      place: 'android',
      created: Date.UTC(2026, 8, 3, 18, 20),
      used: Date.UTC(2026, 10, 16, 12, 5),
    },
    { id: 'p2', place: 'phone', created: Date.UTC(2026, 10, 2, 20, 41), used: null },
  ];
  /** Why there are none, as a test says. */
  blocked: PasskeyObstacle | null = null;
  /** What the next call fails of, as a test says. */
  trouble: PasskeyTrouble | null = null;
  #made = 3;
  readonly #onSignIn: (name: string) => void;

  constructor(onSignIn: (name: string) => void) {
    this.#onSignIn = onSignIn;
  }

  readonly obstacle = () => this.blocked;
  readonly list = async () => ({ ok: true, passkeys: this.known }) as const;
  readonly add = async () => {
    if (this.trouble) return { ok: false, problem: this.trouble } as const;
    const id = `p${this.#made++}`;
    this.known = [...this.known, { id, place: 'mac', created: Date.UTC(2026, 10, 18, 20, 30), used: null }];
    return { ok: true } as const;
  };
  readonly remove = async (id: string) => {
    this.known = this.known.filter((passkey) => passkey.id !== id);
    return { ok: true } as const;
  };
  readonly signIn = async () => {
    if (this.trouble) return { ok: false, problem: this.trouble } as const;
    this.#onSignIn('Solveig');
    return { ok: true, name: 'Solveig' } as const;
  };
}
