import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type FolderQuestion, readTaughtQuestions } from '../own-folders/own-folders.ts';
import { type Sheet, readSheets } from '../own-sheets/own-sheets.ts';
import { casesOfAll } from './all-cases.ts';
import { readAskedManuals, readAskedTexts } from './asked.ts';

const USAGE = `Usage: npm run fit:encoder -- --manuals DIR [--reader]

Moves the encoder so that quotes which answer come near to what is asked, and writes
shared/adapters/encoding/low-rank.json: fetches the manuals that are asked about into DIR with apt-get (Debian 12),
looks for quotes in them and in texts of our own as the product does, and learns to tell those that answer from the others.
With --reader, what reads question and quote together learns it instead, on top of the encoder as it is, and from folders and
sheets of our own, too, also that none may answer; it writes DIR/reader.json, which the product reads as
shared/adapters/encoding/reader.json.
The encoder takes about an hour and a half on two cores, the reader about half an hour, and both want Debian's packages
python3-torch and libopenblas0-pthread.`;
const MISSING =
  'Python with torch is not there: `apt-get install python3-torch libopenblas0-pthread` on Debian 12, then again.';
const JUDGE =
  'Judge it before it is kept: `npm run fit:confidence` tells how right and wrong answers are ordered with it (and writes its own weights, which `git checkout shared/domain docs` takes back), and `npm run bench -- --only answers` what is answered.';
const TOO_FEW =
  'Too few to learn from: nothing is written. The manuals are those of Debian 12, with its security updates.';
/** So many of all questions must teach something: .93 did. */
const LEAST = 0.9;
const PYTHON = '/usr/bin/python3';
const LOW_RANK = fileURLToPath(new URL('../../../shared/adapters/encoding/low-rank.json', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

interface Learning {
  readonly script: string;
  /** What it reads behind the cases and the packages, and writes. */
  readonly files: readonly string[];
  readonly papers: ReadonlyMap<string, readonly FolderQuestion[]>;
  readonly sheets: ReadonlyMap<string, readonly Sheet[]>;
  readonly next: string;
}

process.exitCode = await main();

/** 2 without a folder or Python's torch; the exit code of what learns otherwise. */
async function main(): Promise<number> {
  const given = readGiven();
  if (given === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  if ((await exitOf(['-c', 'import numpy, torch'])) !== 0) {
    process.stderr.write(`${MISSING}\n`);
    return 2;
  }
  const { script, files, next, ...own } = given.isReader ? await ofReader(given.folder) : ofEncoder();
  const file = await writeCases(given.folder, own);
  if (file === undefined) {
    process.stderr.write(`${TOO_FEW}\n`);
    return 1;
  }
  const code = await exitOf([fileURLToPath(new URL(script, import.meta.url)), file, PACKAGES, ...files]);
  if (code === 0) process.stderr.write(`${next}\n`);
  return code;
}

function ofEncoder(): Learning {
  const next = `\`npm run format\` next. ${JUDGE}`;
  return { script: 'tune.py', files: [LOW_RANK], papers: new Map(), sheets: new Map(), next };
}

async function ofReader(folder: string): Promise<Learning> {
  const reader = join(folder, 'reader.json');
  const next = `${reader} holds it. The folders that it learned from do not judge it.`;
  const [papers, sheets] = await Promise.all([readTaughtQuestions(), readSheets()]);
  return { script: 'read.py', files: [LOW_RANK, reader], papers, sheets, next };
}

/** Beside sheets, which tell near misses apart, so many manuals are enough: every second one. */
const EVERY = 2;

/** The file of all cases; undefined where they are too few. */
async function writeCases(
  folder: string,
  { papers, sheets }: Pick<Learning, 'papers' | 'sheets'>,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const [asked, texts] = await Promise.all([readAskedManuals(), readAskedTexts()]);
  const manuals = sheets.size === 0 ? asked : asked.filter((_, at) => at % EVERY === 0);
  const file = join(folder, 'cases.jsonl');
  await rm(file, { force: true });
  let count = 0;
  for await (const cases of casesOfAll({ manuals, texts, papers, sheets, folder })) {
    await appendFile(file, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
    count += cases.length;
  }
  const onSheets = [...sheets.values()].flat().flatMap(({ questions }) => questions);
  const all = manuals.length + onSheets.length + [...texts.values(), ...papers.values()].flat().length;
  process.stderr.write(`${count} of ${all} questions can be learned from.\n`);
  return count < LEAST * all ? undefined : file;
}

/** What a run of Python ends with; 1 where it cannot begin. */
async function exitOf(given: readonly string[]): Promise<number> {
  const child = spawn(PYTHON, ['-B', ...given], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = await once(child, 'exit').catch(() => []);
  const [code]: readonly unknown[] = ended;
  return typeof code === 'number' ? code : 1;
}

function readGiven(): { readonly folder: string; readonly isReader: boolean } | undefined {
  try {
    const { manuals, reader = false } = parseArgs({
      options: { manuals: { type: 'string' }, reader: { type: 'boolean' } },
    }).values;
    return manuals === undefined ? undefined : { folder: resolve(manuals), isReader: reader };
  } catch {
    return undefined;
  }
}
