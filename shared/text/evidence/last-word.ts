import { analyze } from '../words/analyze.ts';
import { hasUnspacedScript } from '../words/scripts.ts';

export interface LastWord {
  readonly surface: string;
  /** Whole, and by its last piece: "well-known" is borne by "known". */
  readonly terms: readonly string[];
}

/**
 * The last word of a question that is no function word: of many, the thing that it is about ("Can it be used for rust?").
 * Undefined without any, and where words are not parted by spaces.
 */
export function lastWord(question: string): LastWord | undefined {
  const words = analyze(question);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const surface = question.slice(last.start, last.end);
  if (hasUnspacedScript(surface)) return undefined;
  return { surface, terms: words.filter(({ end }) => end === last.end).map(({ term }) => term) };
}
