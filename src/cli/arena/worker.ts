// A thread that plays deals: it gets one with each message, and answers in the same order.
import { parentPort } from 'node:worker_threads';
import { type Task, answer } from './task.js';

const port = parentPort;
port?.on('message', (task: Task) => {
  port.postMessage(answer(task));
});
