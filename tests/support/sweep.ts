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
