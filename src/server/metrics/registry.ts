import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Counts, Measures } from './measures.js';

/** Seconds: from a write that the disk's cache takes to a disk that hangs. */
const COMMIT_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const MOVE_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const BATCH = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const THOUGHT_S = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** The server's metrics: what is measured, and how a monitor reads it. */
export interface Metrics {
  measures: Measures;
  /** The answer to a monitor, in the format of Prometheus. */
  read(): Promise<{ type: string; text: string }>;
}

/** Makes the metrics; `count` is called each time they are read. */
export function createMetrics(count: () => Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers });
  const move = seconds('rallar_move_seconds', 'From the arrival of a move to its answer.', MOVE_S);
  const commit = seconds('rallar_commit_seconds', 'A transaction of the store, with its fsync.', COMMIT_S);
  const batch = new Histogram({
    name: 'rallar_commit_jobs',
    help: 'Jobs in a transaction.',
    buckets: BATCH,
    registers,
  });
  const failed = new Counter({
    name: 'rallar_commit_failures_total',
    help: 'Transactions that could not be written, by code.',
    labelNames: ['code'],
    registers,
  });
  const wait = seconds('rallar_advice_wait_seconds', 'How long advice waited for its turn.', THOUGHT_S);
  const thought = seconds('rallar_thought_seconds', 'How long bots and hints thought.', THOUGHT_S);
  const refused = new Counter({
    name: 'rallar_refusals_total',
    help: 'Refused messages, requests and sockets, by code.',
    labelNames: ['code'],
    registers,
  });
  const tables = new Gauge({
    name: 'rallar_tables',
    help: 'Tables in memory: with an open game, parked, or before their game.',
    labelNames: ['state'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const sockets = gauge('rallar_sockets', 'Open sockets.');
  const thoughts = gauge('rallar_thoughts', 'Thoughts of bots and hints under way.');
  const queued = gauge('rallar_advice_queued', 'Requests for advice that wait for their turn.');

  return {
    measures: {
      move: (ms) => move.observe(ms / 1000),
      commit({ ms, jobs, problem }) {
        commit.observe(ms / 1000);
        batch.observe(jobs);
        if (problem !== null) failed.inc({ code: problem });
      },
      adviceWait: (ms) => wait.observe(ms / 1000),
      thought: (ms) => thought.observe(ms / 1000),
      refusal: (code) => refused.inc({ code }),
    },
    async read() {
      const now = count();
      for (const [state, number] of Object.entries(now.tables)) tables.set({ state }, number);
      sockets.set(now.sockets);
      thoughts.set(now.thoughts);
      queued.set(now.queued);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
