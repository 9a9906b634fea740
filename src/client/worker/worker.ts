import type { FromWorker } from '../../protocol/index.js';
import { takeLock } from '../host/locks.js';
import { randomName } from '../../remote/names.js';
import { WorkerHost } from './worker-host.js';

/** The worker's global scope; the page's types know windows only. */
interface WorkerScope {
  postMessage(frame: FromWorker): void;
  addEventListener(type: 'message', onMessage: (event: { data: unknown }) => void): void;
}

const scope = self as unknown as WorkerScope;
const lock = `rallar/worker/${randomName()}`;
const host = new WorkerHost(lock, (frame) => scope.postMessage(frame));
scope.addEventListener('message', ({ data }) => host.receive(data));
// Held as long as the worker lives: when another gets it, the worker is gone.
void takeLock(lock).then(() => scope.postMessage({ type: 'ready', lock }));
