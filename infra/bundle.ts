import { join } from 'node:path';
import { kibibytes } from './bundle-rules.ts';
import { ENTRIES } from './functions.ts';
import { VIEWER_BUDGET_BYTES, buildViewer } from './viewer/build-viewer.ts';
import { ROOT, bundleFunctions, missingEntries, sizeTable } from './bundler.ts';

async function main(): Promise<number> {
  const missing = missingEntries(ROOT);
  if (missing.length > 0) {
    console.error(`Handlers are missing:\n${missing.map((one) => `  ${one.source}`).join('\n')}`);
    return 1;
  }
  const built = await bundleFunctions(ENTRIES);
  console.log(sizeTable(built));
  const viewer = await buildViewer(join(ROOT, 'dist/viewer-files'));
  console.log(`viewer, packed: ${kibibytes(viewer)} of ${kibibytes(VIEWER_BUDGET_BYTES)}`);
  const problems = built.flatMap((one) => one.problems);
  if (viewer > VIEWER_BUDGET_BYTES)
    problems.push(`The viewer is ${kibibytes(viewer)}, packed: over its budget.`);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = await main();
