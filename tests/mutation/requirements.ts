import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { RequirementMutant } from './requirement-mutant.ts';
import { REQUIREMENT_MUTANTS } from './requirement-mutants.ts';

/**
 * Breaks each requirement once and runs the tests of parts that the catalogue names beside it. Prints which of them notice;
 * ends with 1 where none does.
 */
const TEST = /`(tests\/(?:unit|contract)\/[\w./-]+\.test\.ts)`/gu;
/** For rows that only whole jobs or templates show. */
const WHOLE = /`(tests\/(?:workflow|infra)\/[\w./-]+\.test\.ts)`/gu;
const CATALOGUE = readFileSync('docs/requirements.md', 'utf8').split('\n');

function testsOf(row: string): readonly string[] {
  const line = CATALOGUE.find((one) => one.startsWith(`| ${row} |`)) ?? '';
  const [parts, whole] = [TEST, WHOLE].map((pattern) =>
    [...line.matchAll(pattern)].map(([, file = '']) => file),
  );
  return [...new Set(parts?.length === 0 ? whole : parts)];
}

/** The change is made while the code is loaded; the files stay as they are. */
async function noticing({ row, file, code, changed }: RequirementMutant): Promise<readonly string[]> {
  const parts = readFileSync(file, 'utf8').split(code);
  if (parts.length !== 2) throw new Error(`${file} has "${code}" ${parts.length - 1} times.`);
  const vitest = await startVitest(
    'test',
    [...testsOf(row)],
    {
      config: 'tests/mutation/vitest.config.ts',
      dir: 'tests',
      reporters: [{}],
      watch: false,
      maxWorkers: 1,
      isolate: true,
      // Its key knows nothing of the change.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'requirement-mutant',
          enforce: 'pre',
          transform: (_source: string, id: string) =>
            id.endsWith(`/${file}`) ? parts.join(changed) : undefined,
        },
      ],
    },
  );
  const failed = vitest.state.getFiles().filter((one) => one.result?.state === 'fail');
  await vitest.close();
  return failed.map(({ name }) => name);
}

let unnoticed = 0;
const { positionals } = parseArgs({ allowPositionals: true });
for (const mutant of REQUIREMENT_MUTANTS) {
  if (positionals.length > 0 && !positionals.includes(mutant.row)) continue;
  const files = await noticing(mutant);
  process.stdout.write(
    `${mutant.row} ${files.length} of ${testsOf(mutant.row).length}: ${files.join(', ')}\n`,
  );
  unnoticed += files.length === 0 ? 1 : 0;
}
// Failing tests are what is wanted here.
process.exitCode = unnoticed === 0 ? 0 : 1;
