import { isAskedOfStudies } from './asked-of-studies.ts';
import type { Evidence } from './evidence.ts';
import { BEST, LIKELIEST } from './evidence-rank.ts';

/** A quote that serves an item. */
export interface RankedAnswer {
  readonly evidence: Evidence;
  /** By its words alone. */
  readonly value: number;
  /** In meaning, where it was compared. */
  readonly nearness: number | undefined;
  /** By `rankOf`. */
  readonly rank: number;
  /** How much it tells what is asked, in log odds, where both were read together. */
  readonly tellingOdds: number | undefined;
}

/** See `AnswerSigns`. */
interface LeadSigns {
  readonly compared: number;
  readonly nearest: number;
  readonly lead: number;
  readonly studies: number;
  readonly read: number;
  readonly tells: number;
}

/** How the first of the answers to what is asked stand beside the others, best first; `best` of them once the first were read together with it. */
export function leadSigns(
  asked: string,
  answers: readonly RankedAnswer[],
  best: readonly RankedAnswer[],
): LeadSigns {
  const likeliest = answers.slice(0, LIKELIEST);
  const nearest = answers[0]?.nearness;
  const quotes = likeliest.map(({ evidence }) => evidence.quote);
  const isOfStudies = nearest === undefined && isAskedOfStudies(asked, quotes);
  return {
    compared: Number(nearest !== undefined),
    nearest: nearest ?? 0,
    lead: isOfStudies ? 0 : leadOf(likeliest.map(({ rank }) => rank)),
    studies: Number(isOfStudies),
    ...readSigns(best),
  };
}

/** Where one of the best was not read, as one in another language is not, none may say that nothing tells it. */
function readSigns(best: readonly RankedAnswer[]): Pick<LeadSigns, 'read' | 'tells'> {
  const read = best.flatMap(({ tellingOdds }) => (tellingOdds === undefined ? [] : [tellingOdds]));
  return read.length < best.length ? { read: 0, tells: 0 } : { read: 1, tells: Math.max(...read) };
}

/** The share that the best have of the odds of all: a difference of 1 in rank makes e times as likely. Best first. */
function leadOf(ranks: readonly number[]): number {
  const odds = ranks.map((rank) => Math.exp(rank - (ranks[0] ?? 0)));
  return sum(odds.slice(0, BEST)) / sum(odds);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
