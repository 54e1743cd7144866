import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from './tests/support/sweep.ts';

/** Files that keep nothing in a module and change nothing of their process: they share workers, which saves minutes. */
const SHARING = [
  'tests/unit/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/architecture.test.ts',
  'tests/contract/**/*.test.ts',
  'tests/infra/**/*.test.ts',
  'tests/workflow/**/*.test.ts',
  'tests/e2e/**/*.test.ts',
];

/** As in tests/browser/browser.ts, which would load the whole of Playwright here. */
const RUNS_BROWSER = process.env['BROWSER_TESTS'] === 'required';

const LEFT_OUT = [...configDefaults.exclude, ...leftOut()];

export default defineConfig({
  test: {
    globalSetup: ['tests/whole-run.ts'],
    setupFiles: ['tests/compile-cache.ts', 'tests/each-file.ts'],
    // Tests reach nothing but loopback, and no settings of this machine.
    // The encoder takes two seconds of each process that needs it: tests of it turn it on.
    env: { SEARCH_PROVIDERS: 'corpus', PLUMBLINE_ENV_FILE: 'none', ENCODER: 'none' },
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // What is waited for comes when it comes: a machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    pool: 'threads',
    // Node runs TypeScript itself, as it does for the command: what vite makes of a module calls every import by a getter.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2,
    projects: [
      // What a test puts into the environment is gone with the next one, as the next file has the same.
      {
        extends: true,
        test: { name: 'parts', include: SHARING, exclude: LEFT_OUT, isolate: false, unstubEnvs: true },
      },
      // Tests in a browser are left out as a rule, and then loaded only to say so: nothing of theirs can meet.
      {
        extends: true,
        test: { name: 'whole', include: ['tests/**/*.test.ts'], exclude: SHARING, isolate: RUNS_BROWSER },
      },
    ],
  },
});
