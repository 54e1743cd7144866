import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WIDTH } from '#shared/adapters/encoding/transformer-graph.ts';
import { installedFiles } from '#shared/adapters/encoding/encoder-files.ts';
import { createMiniLm } from '#shared/adapters/encoding/minilm.ts';
import { scoreConfidence } from '#shared/domain/confidence.ts';
import { CONFIDENCE_WEIGHTS, ConfidenceWeights } from '#shared/domain/confidence-weights.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { aucOf } from '../auc.ts';
import { readPacks } from '../answers/packs.ts';
import { keepVectors } from '../kept-vectors.ts';
import { fingerprint } from '../fit/fingerprint.ts';
import { drawCalibration } from '../fit/draw-calibration.ts';
import { type ConfidenceCase, type Sample, confidenceCases, fewDocumentCases } from './confidence-cases.ts';
import { caseWeights, formatBins, formatConfidence, sidesAmong } from './confidence-table.ts';
import { type Rated, drawLines, fitConfidence, rateLeftOut } from './fit-confidence.ts';
import { formatReading } from './reader-table.ts';
import { formatTradeOff } from './trade-off.ts';

const USAGE = `Usage: npm run fit:confidence -- --data DIR   fits the confidence of answers to being right, and judges it
       npm run fit:confidence -- --data DIR --meaning  fits what is compared in meaning; what words alone weigh stays
       npm run fit:confidence -- --data DIR --reader  tells what the reader of question and quotes changes, and writes nothing
       npm run fit:confidence -- --data DIR --lines   draws the lines anew for the weights that are there`;
const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const WEIGHTS = pathOf('shared/domain/confidence-weights.json');
const TABLE = pathOf('docs/confidence-left-out.md');
const PLOT = pathOf('docs/images/confidence.svg');
/** Of the encoder, from one fit to the next. */
const VECTORS = pathOf('node_modules/.cache/plumbline/vectors.bin');
const PLOT_WORDS = {
  title: 'Confidence of an answer against the share of right ones, each group of packs left out of its fit',
  across: 'confidence',
  up: 'share that is right',
};

const LEAST_AUC = 0.75;
const OF_READER: Sample = { kinds: ['own', 'impossible', 'absent', 'far'], most: 24 };

process.exitCode = await main();

/** Writes weights, table and plot; 1 when the confidence orders right and wrong badly, 2 without data. */
async function main(): Promise<number> {
  const {
    data,
    meaning: isOfMeaning = false,
    lines: isOfLines = false,
    reader: isOfReader = false,
  } = readOptions();
  if (data === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const packs = await readPacks(data);
  const encoder = keepVectors(
    createMiniLm(() => installedFiles(import.meta.url)),
    VECTORS,
    WIDTH,
  );
  const asked = isOfReader ? packs.filter(({ isTaught }) => isTaught !== true) : packs;
  const cases: ConfidenceCase[] = [];
  for (const pack of asked) {
    process.stderr.write(`${pack.name} ...\n`);
    cases.push(...(await confidenceCases(pack, packs, encoder, isOfReader ? OF_READER : undefined)));
  }
  if (isOfReader) {
    process.stdout.write(`${formatReading(cases)}\n`);
    return 0;
  }
  if (isOfLines) return writeLines(cases);
  const few: ConfidenceCase[] = [];
  for (const pack of packs) {
    process.stderr.write(`a few documents of ${pack.name} ...\n`);
    few.push(...(await fewDocumentCases(pack, packs, encoder)));
  }
  const { words, provenance } = CONFIDENCE_WEIGHTS;
  const kept = isOfMeaning ? { words } : {};
  const rated = rateLeftOut(cases, kept);
  const lines = drawLines(rated);
  const weights = ConfidenceWeights.parse({
    ...fitConfidence(cases, kept),
    lines,
    provenance: {
      fittedOn: today(),
      ...(isOfMeaning ? { wordsFittedOn: provenance.wordsFittedOn ?? provenance.fittedOn } : {}),
      evidenceWeights: fingerprint(EVIDENCE_WEIGHTS),
      sets: countSets(cases),
    },
  });
  const table = [
    formatConfidence(rated, lines, rateLeftOut(cases, kept, few)),
    formatBins(rated),
    formatTradeOff(rated),
  ].join('\n');
  await writeFile(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  await writeFile(TABLE, table);
  await writeFile(PLOT, drawPlot(rated));
  process.stdout.write(`${table}\n`);
  return tellOrder(rated);
}

interface Options {
  readonly data?: string;
  readonly meaning?: boolean;
  readonly lines?: boolean;
  readonly reader?: boolean;
}

function readOptions(): Options {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: { data: { type: 'string' }, meaning: flag, lines: flag, reader: flag },
    }).values;
  } catch {
    return {};
  }
}

/** The weights stay: where what ranks the quotes has changed, the same signs come out lower or higher, and order as well. */
async function writeLines(cases: readonly ConfidenceCase[]): Promise<number> {
  const rated = cases.map((one) => ({ ...one, confidence: scoreConfidence(one.signs) }));
  const lines = drawLines(rated);
  const provenance = { ...CONFIDENCE_WEIGHTS.provenance, linesDrawnOn: today() };
  await writeFile(WEIGHTS, `${JSON.stringify({ ...CONFIDENCE_WEIGHTS, lines, provenance }, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(lines)}\n${formatTradeOff(rated)}\n`);
  return tellOrder(rated);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function countSets(cases: readonly ConfidenceCase[]): ConfidenceWeights['provenance']['sets'] {
  return [...Map.groupBy(cases, ({ pack }) => pack)].map(([name, all]) => {
    const own = all.filter(({ kind }) => kind === 'own').length;
    return { name, own, foreign: all.filter(({ kind }) => kind !== 'impossible').length - own };
  });
}

function drawPlot(rated: readonly Rated[]): string {
  const weights = caseWeights(rated);
  const predicted = rated.flatMap((one) => {
    const weight = weights.get(one);
    return weight === undefined ? [] : [{ share: one.confidence, isTrue: one.isRight, weight }];
  });
  return drawCalibration(predicted, PLOT_WORDS);
}

function tellOrder(rated: readonly Rated[]): number {
  const auc = aucOf(sidesAmong(rated, 'all')) ?? 0;
  if (auc >= LEAST_AUC) return 0;
  process.stderr.write(`Right and wrong answers are ordered badly: AUC ${auc.toFixed(3)}\n`);
  return 1;
}
