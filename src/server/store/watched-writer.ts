import type { BatchWriter } from './write-batch.js';

/** A batch that was written, or why it was not. */
export interface WrittenBatch {
  ms: number;
  jobs: number;
  /** The code of the first job's problem that is the store's own; null where all is well. */
  problem: string | null;
}

/** A writer that reports each of its batches. */
export function watched(
  writer: BatchWriter,
  onBatch: (batch: WrittenBatch) => void,
  now: () => number = () => performance.now(),
): BatchWriter {
  return {
    close: () => writer.close(),
    async write(jobs) {
      const begun = now();
      const report = (problem: string | null): void =>
        onBatch({ ms: now() - begun, jobs: jobs.length, problem });
      try {
        const answers = await writer.write(jobs);
        const failed = answers.find(({ outcome }) => outcome === 'failed');
        report(failed?.outcome === 'failed' ? failed.problem.code : null);
        return answers;
      } catch (error) {
        report('host-crashed');
        throw error;
      }
    },
  };
}
