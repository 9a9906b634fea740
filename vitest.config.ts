import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Many small files of pure code: threads that keep their modules are the quickest on few cores.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 30_000,
  },
});
