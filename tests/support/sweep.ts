/**
 * Whether tables of many cases are gone through whole, as `npm run test:sweep` does. `npm test` takes a sample of each,
 * always the same, so that it is over in minutes.
 */
export const IS_SWEEP = process.env['SWEEP'] === 'whole';

/** All cases in a sweep; else one of so many, each from another place of its stretch, so that no rhythm of a table hides any. */
export function sampled<Item>(all: readonly Item[], ofEach: number): readonly Item[] {
  if (IS_SWEEP) return all;
  return all.filter((_, index) => index % ofEach === Math.floor(index / ofEach) % ofEach);
}

/** Files that are for a sweep alone, as they take long: each goes through much of what others hold piece by piece. */
export const SWEPT: readonly string[] = [
  'tests/e2e/batch.test.ts',
  'tests/e2e/deployed-calls.test.ts',
  'tests/e2e/documented-commands.test.ts',
  'tests/e2e/full-disk.test.ts',
  'tests/e2e/kill.test.ts',
  'tests/e2e/killed-batch.test.ts',
  'tests/e2e/sources.test.ts',
  'tests/infra/package.test.ts',
  'tests/infra/validation.test.ts',
  'tests/unit/local/damaged-table.test.ts',
];
