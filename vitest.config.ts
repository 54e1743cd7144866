import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Tests reach nothing but loopback.
    env: { SEARCH_PROVIDERS: 'corpus' },
    setupFiles: ['tests/fixed-seed.ts'],
    testTimeout: 40_000,
    hookTimeout: 40_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
