import { searchWords, terms } from '../words/analyze.ts';
import { DECREASE, INCREASE } from '../words/cue-words.ts';
import { askedTerms, paraphrasesOf } from '../words/paraphrase.ts';

/** A query prepared for ranking whole documents. */
export interface DocumentQuery {
  readonly terms: readonly string[];
  /** How much each term counts beside its rarity. */
  readonly termWeights: ReadonlyMap<string, number>;
  readonly words: readonly string[];
  /** By term the others by which a document may say the same. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  /** All that is to be counted in a document: the terms and what says the same. */
  readonly sought: ReadonlySet<string>;
}

/** Words of rise and fall say what is claimed, not what it is about: texts that contradict a claim lack them. */
const DIRECTION_WEIGHT = 0.5;

export function prepareDocumentQuery(query: string): DocumentQuery {
  const wanted = askedTerms(query);
  const cues = [...(query.match(INCREASE) ?? []), ...(query.match(DECREASE) ?? [])];
  const alike = paraphrasesOf(query, wanted);
  const directions = new Set(cues.flatMap((cue) => terms(cue)));
  return {
    terms: wanted,
    termWeights: new Map(wanted.map((term) => [term, directions.has(term) ? DIRECTION_WEIGHT : 1])),
    words: searchWords(query),
    alike,
    sought: new Set([...wanted, ...[...alike.values()].flatMap((others) => [...others])]),
  };
}
