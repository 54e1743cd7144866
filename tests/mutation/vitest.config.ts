import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against; the run says of which folder. */
export default defineConfig({
  test: {
    setupFiles: ['tests/each-file.ts'],
    env: { SEARCH_PROVIDERS: 'corpus' },
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 40_000,
    include: ['**/*.test.ts'],
  },
});
