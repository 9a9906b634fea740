import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PortionThinker } from '../../table/index.js';
import { clock } from '../clock.js';
import type { ToThread } from './messages.js';
import { serveThinking } from './serve.js';

/** A thread of the pool. Bots may wait; moves of people may not. On Linux a thread has a priority of its own. */
if (process.platform === 'linux') os.setPriority(0, 10);
const serve = serveThinking(new PortionThinker(clock), (message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToThread) => serve(message));
