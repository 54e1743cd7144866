import {
  COMPARISON,
  DECREASE,
  HEDGE,
  INCREASE,
  NEGATION,
  NO_EFFECT,
  PROBABILITY,
  RESULT,
  SIGNIFICANCE,
} from './cue-words.ts';

/** How often each kind of cue occurs in a text. */
export interface Cues {
  readonly negations: number;
  readonly increases: number;
  readonly decreases: number;
  readonly noEffects: number;
  readonly hedges: number;
  readonly results: number;
  readonly significances: number;
  /** Reported p values. */
  readonly probabilities: number;
  readonly comparisons: number;
}

export const NO_CUES: Cues = {
  negations: 0,
  increases: 0,
  decreases: 0,
  noEffects: 0,
  hedges: 0,
  results: 0,
  significances: 0,
  probabilities: 0,
  comparisons: 0,
};

export function countCues(text: string): Cues {
  return {
    negations: count(text, NEGATION),
    increases: count(text, INCREASE),
    decreases: count(text, DECREASE),
    noEffects: count(text, NO_EFFECT),
    hedges: count(text, HEDGE),
    results: count(text, RESULT),
    significances: count(text, SIGNIFICANCE),
    probabilities: count(text, PROBABILITY),
    comparisons: count(text, COMPARISON),
  };
}

/** True when the text hedges, reports conflicting results or says that something is not known. */
export function isUncertain(text: string): boolean {
  return count(text, HEDGE) > 0;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
