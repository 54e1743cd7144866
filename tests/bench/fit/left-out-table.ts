import { mean } from '../metrics.ts';
import type { Answers, Judged, LeftOut } from './leave-one-out.ts';

/** Packs of fewer questions are judged together with their family: one question more or less would decide. */
const FEW = 30;
/** Of any pack one question more or less is chance. */
const CHANCE = 1.01;

/** The packs, or families of small packs, whose answers or reports are right less often than the reference's. */
export function belowPlain(rows: readonly LeftOut[]): readonly string[] {
  const large = rows.filter(({ questions }) => questions >= FEW);
  const small = [
    ...Map.groupBy(
      rows.filter(({ questions }) => questions < FEW),
      ({ family }) => family,
    ),
  ];
  const judged = [
    ...large.map((row) => ({ name: row.pack, rows: [row] })),
    ...small.map(([name, own]) => ({ name, rows: own })),
  ];
  return judged.flatMap(({ name, rows: own }) => {
    const worse = (['direct', 'report', 'recall'] as const).filter(
      (kind) => average(own, 'ours', kind) < average(own, 'plain', kind) - CHANCE / questionsOf(own),
    );
    return worse.length === 0 ? [] : [`${name} (${worse.join(', ')})`];
  });
}

function questionsOf(rows: readonly LeftOut[]): number {
  return rows.reduce((sum, { questions }) => sum + questions, 0);
}

function average(rows: readonly LeftOut[], whose: 'ours' | 'plain', kind: keyof Answers): number {
  const total = questionsOf(rows);
  return rows.reduce((sum, row) => sum + ((row[whose][kind] ?? 0) * row.questions) / total, 0);
}

const LINES: readonly number[] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

/** What would be taken for unanswered if the line were drawn at each likelihood. */
export function formatLines(judged: readonly Judged[]): string {
  const below = (line: number, isAnswerable: boolean): number => {
    const own = judged.filter((one) => one.isAnswerable === isAnswerable);
    return own.filter(({ likelihood }) => likelihood < line).length / (own.length || 1);
  };
  return [
    '| Likelihood below | Answerable questions | Foreign questions |',
    '|---|---|---|',
    ...LINES.map((line) => `| ${shown(line)} | ${shown(below(line, true))} | ${shown(below(line, false))} |`),
    '',
  ].join('\n');
}

export function formatLeftOut(rows: readonly LeftOut[]): string {
  const lines = rows.map(
    ({ pack, questions, ours, plain, likelihoodAuc }) =>
      `| ${pack} | ${questions} | ${both(ours.direct, plain.direct)} | ${both(ours.report, plain.report)} | ${both(ours.recall, plain.recall)} | ${shown(likelihoodAuc)} |`,
  );
  const means = (['direct', 'report', 'recall'] as const).map((kind) =>
    both(meanOf(rows, 'ours', kind), meanOf(rows, 'plain', kind)),
  );
  return [
    '| Pack, its family left out | Questions | Direct, ours / plain | Report | Recall | Likelihood, AUC |',
    '|---|---|---|---|---|---|',
    ...lines,
    `| mean | | ${means.join(' | ')} | ${shown(mean(rows.flatMap((row) => row.likelihoodAuc ?? [])))} |`,
    '',
  ].join('\n');
}

function meanOf(rows: readonly LeftOut[], whose: 'ours' | 'plain', kind: keyof Answers): number {
  return mean(rows.flatMap((row) => row[whose][kind] ?? []));
}

function both(ours: number | undefined, plain: number | undefined): string {
  return ours === undefined ? '' : `${shown(ours)} / ${shown(plain)}`;
}

function shown(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(3).replace(/^0/u, '');
}
