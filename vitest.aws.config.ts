import { defineConfig } from 'vitest/config';

/** Tests on an emulated AWS: they take minutes, and need `moto_server`. */
export default defineConfig({
  test: {
    include: ['tests/emulated/**/*.aws.ts'],
    globalSetup: ['tests/whole-run.ts', 'tests/emulated/bundle-once.ts'],
    env: { SEARCH_PROVIDERS: 'corpus' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
