import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.js';

test('what arrives while a batch is written is the next batch', async () => {
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  const commits = new GroupCommit<number, string>(
    (jobs) =>
      new Promise((resolve) => {
        batches.push(jobs);
        releases.push(() => resolve(jobs.map((job) => `done ${job}`)));
      }),
  );
  const answers = [1, 2, 3].map((job) => commits.add(job));
  await Promise.resolve();
  releases[0]?.();
  expect(await answers[0]).toBe('done 1');
  releases[1]?.();
  expect(await Promise.all(answers)).toEqual(['done 1', 'done 2', 'done 3']);
  await commits.settled();
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a batch that fails rejects its jobs, and the next goes on', async () => {
  let isBroken = true;
  const commits = new GroupCommit<number, number>((jobs) =>
    isBroken ? Promise.reject(new Error('lost')) : Promise.resolve(jobs),
  );
  await expect(commits.add(1)).rejects.toThrow('lost');
  isBroken = false;
  expect(await commits.add(2)).toBe(2);
});
