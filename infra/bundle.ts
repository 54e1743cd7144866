import { ENTRIES } from './functions.ts';
import { ROOT, bundleFunctions, missingEntries, sizeTable } from './bundler.ts';

async function main(): Promise<number> {
  const missing = missingEntries(ROOT);
  if (missing.length > 0) {
    console.error(`Handlers are missing:\n${missing.map((one) => `  ${one.source}`).join('\n')}`);
    return 1;
  }
  const built = await bundleFunctions(ENTRIES);
  console.log(sizeTable(built));
  const problems = built.flatMap((one) => one.problems);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = await main();
