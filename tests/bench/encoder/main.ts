import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { casesOfAll } from './all-cases.ts';
import { readAskedManuals, readAskedTexts } from './asked.ts';

const USAGE = `Usage: npm run fit:encoder -- --manuals DIR

Moves the encoder so that quotes which answer come near to what is asked, and writes
shared/adapters/encoding/low-rank.json: fetches the manuals that are asked about into DIR with apt-get (Debian 12),
looks for quotes in them and in texts of our own as the product does, and learns to tell those that answer from the others.
It takes about an hour and a half on two cores, and Debian's packages python3-torch and libopenblas0-pthread.`;
const MISSING =
  'Python with torch is not there: `apt-get install python3-torch libopenblas0-pthread` on Debian 12, then again.';
const NEXT =
  '`npm run format` next. Judge it before it is kept: `npm run fit:confidence` tells how right and wrong answers are ordered with it (and writes its own weights, which `git checkout shared/domain docs` takes back), and `npm run bench -- --only answers` what is answered.';
const TOO_FEW =
  'Too few to learn from: nothing is written. The manuals are those of Debian 12, with its security updates.';
/** So many of all questions must have a right quote: .93 had. */
const LEAST = 0.9;
const PYTHON = '/usr/bin/python3';
const SCRIPT = fileURLToPath(new URL('tune.py', import.meta.url));
const LOW_RANK = fileURLToPath(new URL('../../../shared/adapters/encoding/low-rank.json', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

process.exitCode = await main();

/** 2 without a folder or Python's torch; the exit code of what learns otherwise. */
async function main(): Promise<number> {
  const folder = readFolder();
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  if ((await exitOf(['-c', 'import numpy, torch'])) !== 0) {
    process.stderr.write(`${MISSING}\n`);
    return 2;
  }
  await mkdir(folder, { recursive: true });
  const [manuals, texts] = await Promise.all([readAskedManuals(), readAskedTexts()]);
  const file = join(folder, 'cases.jsonl');
  await rm(file, { force: true });
  let count = 0;
  for await (const cases of casesOfAll({ manuals, texts, folder })) {
    await appendFile(file, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
    count += cases.length;
  }
  const all = manuals.length + [...texts.values()].flat().length;
  process.stderr.write(`${count} of ${all} questions have a right quote among others.\n`);
  if (count < LEAST * all) {
    process.stderr.write(`${TOO_FEW}\n`);
    return 1;
  }
  const code = await exitOf([SCRIPT, file, PACKAGES, LOW_RANK]);
  if (code === 0) process.stderr.write(`${NEXT}\n`);
  return code;
}

/** What a run of Python ends with; 1 where it cannot begin. */
async function exitOf(given: readonly string[]): Promise<number> {
  const child = spawn(PYTHON, given, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = await once(child, 'exit').catch(() => []);
  const [code]: readonly unknown[] = ended;
  return typeof code === 'number' ? code : 1;
}

function readFolder(): string | undefined {
  try {
    const { manuals } = parseArgs({ options: { manuals: { type: 'string' } } }).values;
    return manuals === undefined ? undefined : resolve(manuals);
  } catch {
    return undefined;
  }
}
