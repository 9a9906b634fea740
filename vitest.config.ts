import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Many small files of pure code: threads that keep their modules are the quickest on few cores.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    // Generous, so that a busy machine is slow and not red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
