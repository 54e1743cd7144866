import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against; which folder of them is told by the run. */
export default defineConfig({
  test: {
    setupFiles: ['tests/fixed-seed.ts'],
    env: { SEARCH_PROVIDERS: 'corpus' },
    testTimeout: 40_000,
    hookTimeout: 40_000,
    include: ['**/*.test.ts'],
  },
});
