import { setTimeout as pause } from 'node:timers/promises';

/** Tells the parent process where this server is and, when asked, what it has cost: microseconds of processor, bytes of heap. */
export function reportCosts(address) {
  process.on('message', (question) => {
    const answer = question === 'heap' ? heapUsed() : Promise.resolve(cpuTime());
    void answer.then((value) => process.send({ answer: value }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ address });
}

function cpuTime() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function heapUsed() {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.();
    await pause(50);
  }
  return process.memoryUsage().heapUsed;
}
