// A thread that plays deals: one for each message, answered in order.
import { parentPort } from 'node:worker_threads';
import { type Task, answer } from './task.js';

const port = parentPort;
let last = Promise.resolve();
port?.on('message', (task: Task) => {
  last = last.then(async () => port.postMessage(await answer(task)));
});
