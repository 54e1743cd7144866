import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    testTimeout: 40_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
