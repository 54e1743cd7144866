import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { type AskedManual, readAskedManuals } from './asked-manuals.ts';
import { type ChoiceCase, choiceCases } from './choice-cases.ts';
import { fetchManual } from './fetch-manuals.ts';

const USAGE = `Usage: npm run fit:encoder -- --manuals DIR

Moves the encoder so that quotes which answer come near to what is asked, and writes
shared/adapters/encoding/low-rank.json: fetches the manuals that are asked about into DIR with apt-get (Debian 12),
looks for quotes in them as the product does, and learns to tell those that answer from the others.
It takes about 40 minutes on two cores, and Debian's packages python3-torch and libopenblas0-pthread.`;
const OUT_OF_STEP = 'The confidence rests on another encoder: run `npm run fit:confidence` next.';
const SCRIPT = fileURLToPath(new URL('tune.py', import.meta.url));
const MOVES = fileURLToPath(new URL('../../../shared/adapters/encoding/low-rank.json', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
/** Manuals that are searched as one corpus. */
const TOGETHER = 9;

process.exitCode = await main();

/** 2 without a folder; the exit code of what learns otherwise. */
async function main(): Promise<number> {
  const folder = readFolder();
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  await mkdir(folder, { recursive: true });
  const asked = await readAskedManuals();
  const names = [...new Set(asked.map((one) => one.package))];
  const cases: ChoiceCase[] = [];
  for (let at = 0; at < names.length; at += TOGETHER)
    cases.push(...(await casesOf(names.slice(at, at + TOGETHER), { asked, folder })));
  const file = join(folder, 'cases.jsonl');
  await writeFile(file, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const learning = spawn('/usr/bin/python3', [SCRIPT, file, PACKAGES, MOVES], { stdio: 'inherit' });
  const [code] = await once(learning, 'exit');
  process.stderr.write(`${OUT_OF_STEP}\n`);
  return typeof code === 'number' ? code : 1;
}

interface Manuals {
  readonly asked: readonly AskedManual[];
  readonly folder: string;
}

async function casesOf(names: readonly string[], { asked, folder }: Manuals): Promise<readonly ChoiceCase[]> {
  const work = await mkdtemp(join(tmpdir(), 'manuals-'));
  process.stderr.write(`${names.join(', ')} ...\n`);
  const places = new Map<string, string>();
  for (const name of names) places.set(name, await fetchManual(name, folder));
  const corpus = createCorpusProvider({ folders: [...places.values()], dataFolder: work });
  try {
    await corpus.prepare();
    return await choiceCases(
      corpus,
      asked.flatMap((one) => {
        const place = places.get(one.package);
        return place === undefined ? [] : [{ ...one, path: join(place, one.file) }];
      }),
    );
  } finally {
    corpus.close();
    await rm(work, { recursive: true, force: true });
  }
}

function readFolder(): string | undefined {
  try {
    return parseArgs({ options: { manuals: { type: 'string' } } }).values.manuals;
  } catch {
    return undefined;
  }
}
