/** Writes a batch of jobs durably and answers each; rejects where it can't be known what was written. */
export type WriteBatch<Job, Answer> = (jobs: Job[]) => Promise<Answer[]>;

/** One job more would make the transaction long; the rest waits for the next. */
const MAX_BATCH = 512;

interface Waiting<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Collects the jobs that arrive while a batch is written, and writes them as the next batch: one fsync serves them all. */
export class GroupCommit<Job, Answer> {
  private readonly writeBatch: WriteBatch<Job, Answer>;
  private waiting: Waiting<Job, Answer>[] = [];
  private running: Promise<void> | null = null;

  constructor(writeBatch: WriteBatch<Job, Answer>) {
    this.writeBatch = writeBatch;
  }

  /** Adds a job. Its answer comes after the commit of its batch. */
  add(job: Job): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.push({ job, resolve, reject }));
    this.running ??= this.run();
    return answer;
  }

  /** Resolves once every job added so far is answered. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      try {
        const answers = await this.writeBatch(batch.map(({ job }) => job));
        for (const [i, { resolve, reject }] of batch.entries()) {
          const answer = answers[i];
          if (answer === undefined) reject(new Error('a job was not answered'));
          else resolve(answer);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = null;
  }
}
