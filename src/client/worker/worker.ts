import { takeLock } from '../host/locks.js';
import { randomName } from '../host/names.js';
import type { ToPage, ToWorker } from '../host/wire.js';
import { House } from './house.js';

/** What a worker's scope is to us; the page's types know windows only. */
interface Scope {
  postMessage(message: ToPage): void;
  addEventListener(type: 'message', hear: (event: { data: ToWorker }) => void): void;
}

const scope = self as unknown as Scope;
const lock = `rallar/worker/${randomName()}`;
const house = new House(lock, (message) => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => house.receive(data));
// Held as long as the worker lives: whoever gets it knows that the worker is no more.
void takeLock(lock).then(() => scope.postMessage({ type: 'ready', lock }));
