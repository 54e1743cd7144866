import { ENTRIES } from '#infra/functions.ts';
import { bundleFunctions } from '#infra/bundler.ts';

/** Before all tests on an emulated AWS: they run the real bundles. */
export async function setup(): Promise<void> {
  await bundleFunctions(ENTRIES);
}
