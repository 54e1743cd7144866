/**
 * How much of the tables of many cases, and of the long files, is gone through. `SWEEP=whole`, as in `npm run test:sweep`: all of
 * it; `SWEEP=third`, as in continuous integration: every third case and file, those of `SWEEP_TURN` (a number, of which three
 * in a row go through all between them); else a sample of each table, always the same, so that `npm test` is over in minutes.
 */
export type Sweep = 'whole' | 'third' | 'sample';
export const SWEEP: Sweep = readSweep(process.env['SWEEP']);
export const IS_SWEEP = SWEEP !== 'sample';

const TURNS = 3;
const TURN = Math.abs(Math.trunc(Number(process.env['SWEEP_TURN'] ?? 0))) % TURNS;

function readSweep(named: string | undefined): Sweep {
  if (named === undefined || named === '') return 'sample';
  if (named === 'whole' || named === 'third') return named;
  throw new Error(`SWEEP is "${named}"; it may be whole or third.`);
}

/** The cases of a table; of a sample one of so many, each from another place of its stretch, so that no rhythm of the table hides any. */
export function sampled<Item>(all: readonly Item[], ofEach: number): readonly Item[] {
  if (SWEEP === 'whole') return all;
  if (SWEEP === 'third') return all.filter((_, index) => index % TURNS === TURN);
  return all.filter((_, index) => index % ofEach === Math.floor(index / ofEach) % ofEach);
}

/** Files that are left out now. */
export function leftOut(): readonly string[] {
  if (SWEEP === 'whole') return [];
  return SWEEP === 'third' ? SWEPT.filter((_, index) => index % TURNS !== TURN) : SWEPT;
}

/** Files that are for a sweep alone, as they take long: each goes through much of what others hold piece by piece. */
const SWEPT: readonly string[] = [
  'tests/e2e/batch.test.ts',
  'tests/e2e/compiled-command.test.ts',
  'tests/e2e/deployed-calls.test.ts',
  'tests/e2e/documented-commands.test.ts',
  'tests/e2e/examples.test.ts',
  'tests/e2e/full-disk.test.ts',
  'tests/e2e/kill.test.ts',
  'tests/e2e/killed-batch.test.ts',
  'tests/e2e/sources.test.ts',
  'tests/e2e/spinning.test.ts',
  'tests/infra/package.test.ts',
  'tests/infra/validation.test.ts',
  'tests/unit/local/damaged-table.test.ts',
];
