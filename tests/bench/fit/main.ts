import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import { EvidenceWeights } from '#shared/text/evidence/evidence-weights.ts';
import { readPacks } from '../answers/packs.ts';
import { fingerprint } from './fingerprint.ts';
import { fitLikelihood, fitRanking } from './fit-weights.ts';
import { type Judged, type LeftOut, leaveOneOut } from './leave-one-out.ts';
import { withForeignQuestions } from './borrow-questions.ts';
import { type Predicted, drawCalibration } from './draw-calibration.ts';
import { belowPlain, formatLeftOut, formatLines } from './left-out-table.ts';
import { type TrainingCase, trainingCases } from './training-cases.ts';

const USAGE = 'Usage: npm run fit -- --data DIR   fits the weights of the evidence scorer and judges them';
const OUT_OF_STEP =
  'The confidence rests on other weights: run `npm run fit:confidence` next, tests fail until then.';
const WEIGHTS = fileURLToPath(
  new URL('../../../shared/text/evidence/evidence-weights.json', import.meta.url),
);
const TABLE = fileURLToPath(new URL('../../../docs/scoring-left-out.md', import.meta.url));
const PLOT = fileURLToPath(new URL('../../../docs/images/likelihood.svg', import.meta.url));

const PLOT_WORDS = {
  title:
    'Likelihood of an answer against the share of answerable questions, each family of packs left out of its fit',
  across: 'likelihood',
  up: 'share that can be answered',
};

process.exitCode = await main();

/** Writes weights, table and plot; 1 when a family that was left out falls below the reference, 2 without data. */
async function main(): Promise<number> {
  const data = readData();
  if (data === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const packs = withForeignQuestions(await readPacks(data));
  const cases = packs.flatMap((pack) => {
    process.stderr.write(`${pack.name} ...\n`);
    return trainingCases(pack);
  });
  const { rows, judged } = leaveOneOut(cases);
  const ranking = fitRanking(cases);
  const weights = EvidenceWeights.parse({
    ranking,
    likelihood: fitLikelihood(cases, ranking),
    provenance: { fittedOn: new Date().toISOString().slice(0, 10), sets: countSets(cases) },
  });
  const table = `${formatLeftOut(rows)}\n${formatLines(judged)}`;
  await writeFile(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  await writeFile(TABLE, table);
  await writeFile(PLOT, drawCalibration(evenly(judged), PLOT_WORDS));
  process.stdout.write(`${table}\n`);
  if (fingerprint(weights) !== CONFIDENCE_WEIGHTS.provenance.evidenceWeights)
    process.stderr.write(`${OUT_OF_STEP}\n`);
  return printBelow(rows);
}

/** Both classes weighed alike. */
function evenly(judged: readonly Judged[]): readonly Predicted[] {
  const positives = judged.filter(({ isAnswerable }) => isAnswerable).length || 1;
  const negatives = judged.length - positives || 1;
  return judged.map(({ likelihood, isAnswerable }) => ({
    share: likelihood,
    isTrue: isAnswerable,
    weight: 1 / (isAnswerable ? positives : negatives),
  }));
}

function readData(): string | undefined {
  try {
    return parseArgs({ options: { data: { type: 'string' } } }).values.data;
  } catch {
    return undefined;
  }
}

function countSets(cases: readonly TrainingCase[]): EvidenceWeights['provenance']['sets'] {
  return [...Map.groupBy(cases, ({ pack }) => pack.name)].map(([name, own]) => ({
    name,
    questions: own.length,
    statements: own
      .flatMap(({ documents }) => documents.map(({ vectors }) => vectors.length))
      .reduce((sum, count) => sum + count, 0),
  }));
}

function printBelow(rows: readonly LeftOut[]): number {
  const below = belowPlain(rows);
  for (const one of below) process.stderr.write(`Below the reference: ${one}\n`);
  return below.length > 0 ? 1 : 0;
}
