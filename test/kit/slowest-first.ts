import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the slowest first; `npm test` prints the five slowest of each part. Started first, they
 * leave no thread idle while another ends.
 */
const SLOWEST = [
  'test/browser/screens/phones.test.ts',
  'test/browser/screens/desktop.test.ts',
  'test/browser/host/host.test.ts',
  'test/browser/games/keyboard.test.ts',
  'test/browser/games/touch.test.ts',
  'test/browser/games/mouse.test.ts',
  'test/browser/online/newyork.test.ts',
  'test/browser/games/hot-seat.test.ts',
  'test/browser/screens/large-table.test.ts',
  'test/browser/screens/narrow.test.ts',
  'test/browser/host/offline.test.ts',
  'test/browser/screens/online.test.ts',
  'test/package/pack.test.ts',
  'test/bots/contract.test.ts',
  'test/server/chaos.test.ts',
  'test/property/games.test.ts',
  'test/bots/secrecy.test.ts',
  'test/corpus/stated.test.ts',
  'test/tools/test.test.ts',
  'test/property/secrecy.test.ts',
  'test/tools/ready.test.ts',
  'test/bots/hints.test.ts',
];

function place({ moduleId }: TestSpecification): number {
  const found = SLOWEST.findIndex((name) => moduleId.replaceAll('\\', '/').endsWith(`/${name}`));
  return found < 0 ? SLOWEST.length : found;
}

/** Runs the slowest test files first, also on a machine that has never run them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = [...(await super.sort(files))];
    return sorted.sort((x, y) => place(x) - place(y));
  }
}
