import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import type { Measure, Row } from './measure.ts';
import { formatTable, verdict } from './print-table.ts';
import { MEASURES } from './registry.ts';

const USAGE = `Usage: npm run bench -- --data DIR [--only NAME]... [--limit QUESTIONS] [--seed NUMBER] [--keep DIR] [--json]
  --data DIR   folder with the data sets (scifact/, evidence_inference_dev.jsonl, pubmedqa_dev500.jsonl, xquad.*.json,
               urltestdata.json, readability-pages/, article-extraction/)
  --only NAME  one measure: ${MEASURES.map((measure) => measure.name).join(', ')}; may be repeated
  --seed N     what chance begins with, for measures that leave something to it
  --keep DIR   keeps the answers of whole reports there; what stands there is not asked again
  --json       rows and machine as JSON on standard output`;

interface Options {
  readonly data: string;
  readonly measures: readonly Measure[];
  readonly isJson: boolean;
  readonly limit: number;
  readonly seed: number;
  readonly keep: string | undefined;
}

const SEED = '20261122';

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === 'string') return refuse(options);
  const missing = await missingFiles(options);
  if (missing.length > 0) return refuse(`The data folder ${options.data} lacks: ${missing.join(', ')}.`);
  const rows: Row[] = [];
  for (const measure of options.measures) {
    process.stderr.write(`${measure.name} ...\n`);
    rows.push(
      ...(await measure.run({
        data: options.data,
        now: cpuMilliseconds,
        limit: options.limit,
        seed: options.seed,
        keep: options.keep,
      })),
    );
  }
  const machine = describeMachine();
  process.stdout.write(
    options.isJson
      ? `${JSON.stringify({ machine, rows }, null, 2)}\n`
      : `${formatTable(rows)}\n\nMachine: ${machine}\n`,
  );
  return rows.some((row) => ['below floor', 'above ceiling'].includes(verdict(row))) ? 1 : 0;
}

/** The options, or what is wrong with them. */
function readOptions(): Options | string {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        seed: { type: 'string', default: SEED },
        keep: { type: 'string' },
      },
    });
    const limit = values.limit === undefined ? Infinity : Number(values.limit);
    if (!(limit >= 1)) return `Not a number of questions: --limit ${values.limit}.`;
    const seed = Number(values.seed);
    if (!(Number.isInteger(seed) && seed >= 1)) return `Not a whole number: --seed ${values.seed}.`;
    if (values.data === undefined)
      return 'Missing --data DIR: the benchmark reads its data sets from a folder you name.';
    const names = MEASURES.map((measure) => measure.name);
    const unknown = values.only.filter((name) => !names.includes(name));
    if (unknown.length > 0) return `Unknown measure: ${unknown.join(', ')}. There are: ${names.join(', ')}.`;
    const measures = MEASURES.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
    return { data: values.data, measures, isJson: values.json, limit, seed, keep: values.keep };
  } catch (error) {
    return error instanceof TypeError ? error.message : String(error);
  }
}

async function missingFiles({ data, measures }: Options): Promise<readonly string[]> {
  const needed = [...new Set(measures.flatMap((measure) => measure.needs))];
  const found = await Promise.all(
    needed.map(async (name) => {
      return access(join(data, name)).then(
        () => true,
        () => false,
      );
    }),
  );
  return needed.filter((_, index) => found[index] !== true);
}

/** Processor time: unlike time on the clock, it does not depend on what else the machine is doing. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n${USAGE}\n`);
  return 2;
}
