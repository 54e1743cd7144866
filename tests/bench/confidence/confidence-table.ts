import type { ConfidenceWeights } from '#shared/domain/confidence-weights.ts';
import { statusAt } from '#shared/domain/confidence.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { type Sides, aucInterval, meanAuc } from '../auc.ts';
import { mean } from '../metrics.ts';
import { type Rated, isForeign } from './fit-confidence.ts';

type Lines = ConfidenceWeights['lines'];

/**
 * What the confidence is worth on each pack, its group left out of the fit, and what it would be called; last, what is asked of a few
 * documents, which helps to fit nothing.
 */
export function formatConfidence(rated: readonly Rated[], lines: Lines, few: readonly Rated[]): string {
  const packs = [...Map.groupBy(rated, ({ pack }) => pack)];
  const rows = packs.map(([pack, own]) => rowOf(pack, own, lines));
  return [
    '| Pack, its group left out | Right / wrong | AUC among its own (95 % interval) | AUC with foreign | Right: answered / open | Wrong: answered | Foreign: answered / open | Taken away: answered / open | Cut out: answered / open | Impossible: answered |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    rowOf('all', rated, lines, packs),
    ...[false, true].map((isShort) =>
      rowOf(
        isShort ? 'all, asked in three words' : 'all, asked in full',
        rated.filter((one) => one.isShort === isShort),
        lines,
        packs.map(([pack, own]) => [pack, own.filter((one) => one.isShort === isShort)] as const),
      ),
    ),
    rowOf('a few documents of each', few, lines),
    '',
  ].join('\n');
}

function rowOf(
  name: string,
  own: readonly Rated[],
  lines: Lines,
  packs?: readonly (readonly [string, readonly Rated[]])[],
): string {
  const asked = own.filter(({ kind }) => kind === 'own');
  const right = asked.filter((one) => one.isRight);
  const wrong = asked.filter((one) => !one.isRight);
  const foreign = own.filter(isForeign);
  const of = (kind: Rated['kind']): readonly Rated[] => own.filter((one) => one.kind === kind);
  const share = (some: readonly Rated[], status: ItemStatus): string =>
    some.length === 0
      ? ''
      : shown(mean(some.map((one) => Number(statusAt(one.confidence, lines) === status))));
  const both = (some: readonly Rated[]): string =>
    some.length === 0 ? '' : `${share(some, 'satisfied')} / ${share(some, 'unsatisfied')}`;
  const groups = (packs ?? [[name, own] as const]).map(([, one]) => one);
  return `| ${[
    name,
    `${right.length} / ${wrong.length}`,
    withInterval(groups.map((one) => sidesAmong(one, 'own'))),
    withInterval(groups.map((one) => sidesAmong(one, 'all'))),
    both(right),
    share(wrong, 'satisfied'),
    both(foreign),
    both(of('removed')),
    both(of('cut')),
    share(of('impossible'), 'satisfied'),
  ].join(' | ')} |`;
}

/** Right and wrong among the questions that the documents answer, or with the foreign ones among the wrong. */
export function sidesAmong(rated: readonly Rated[], among: 'own' | 'all'): Sides {
  const isRight = (one: Rated): boolean => one.kind === 'own' && one.isRight;
  const isWrong = (one: Rated): boolean =>
    (one.kind === 'own' && !one.isRight) || (among === 'all' && isForeign(one));
  return {
    right: rated.filter(isRight).map(({ confidence }) => confidence),
    wrong: rated.filter(isWrong).map(({ confidence }) => confidence),
  };
}

function withInterval(groups: readonly Sides[]): string {
  const between = aucInterval(groups);
  if (between === undefined) return '';
  return `${shown(meanAuc(groups))} (${shown(between.low)}-${shown(between.high)})`;
}

function shown(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(2).replace(/^0/u, '');
}

const BINS = 10;

/** How often the answer was right at each confidence, questions and foreign ones weighed alike. */
export function formatBins(rated: readonly Rated[]): string {
  const bins = binsOf(rated);
  return [
    '| Confidence | Cases | Mean confidence | Right |',
    '|---|---|---|---|',
    ...bins.map(
      (bin) =>
        `| ${shown(bin.from)}-${shown(bin.to)} | ${bin.count} | ${shown(bin.mean)} | ${shown(bin.right)} |`,
    ),
    '',
  ].join('\n');
}

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly mean: number;
  readonly right: number;
}

function binsOf(rated: readonly Rated[]): readonly Bin[] {
  const weights = caseWeights(rated);
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = rated.filter(
      (one) => weights.has(one) && Math.min(BINS - 1, Math.floor(one.confidence * BINS)) === bin,
    );
    const total = inside.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) || 1;
    const average = (value: (one: Rated) => number): number =>
      inside.reduce((sum, one) => sum + (weights.get(one) ?? 0) * value(one), 0) / total;
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count: inside.length,
      mean: average(({ confidence }) => confidence),
      right: average(({ isRight }) => Number(isRight)),
    };
  }).filter(({ count }) => count > 0);
}

/** As in the fit: every group alike, its own questions as much as the foreign ones. */
export function caseWeights(rated: readonly Rated[]): ReadonlyMap<Rated, number> {
  const known = rated.filter(({ kind }) => kind !== 'impossible');
  return new Map(
    [...Map.groupBy(known, ({ group, kind }) => `${group} ${kind === 'own'}`)].flatMap(([, own]) =>
      own.map((one) => [one, 1 / own.length] as const),
    ),
  );
}
