// A thread that plays deals: it gets one with each message, and answers in the same order.
import { parentPort } from 'node:worker_threads';
import { type Task, answer } from './task.js';

const port = parentPort;
let last = Promise.resolve();
port?.on('message', (task: Task) => {
  last = last.then(async () => port.postMessage(await answer(task)));
});
