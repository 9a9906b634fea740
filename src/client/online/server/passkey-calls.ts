import type { StoredPasskey } from '../../../protocol/index.js';
import type { PasskeyTrouble } from '../../language/passkey-problem.js';

/** Why this page can't have passkeys: its address is none that browsers allow, or the browser has none. */
export type PasskeyObstacle = 'address' | 'browser';

type Done<T> = ({ ok: true } & T) | { ok: false; problem: PasskeyTrouble };

/** The passkeys of the person at this device. */
export interface PasskeyCalls {
  obstacle: () => PasskeyObstacle | null;
  list: () => Promise<Done<{ passkeys: StoredPasskey[] }>>;
  /** Has the device make a passkey, and tells the server. */
  add: () => Promise<Done<object>>;
  remove: (id: string) => Promise<Done<object>>;
  /** Makes this device the person whose passkey it has. */
  signIn: () => Promise<Done<{ name: string }>>;
}
