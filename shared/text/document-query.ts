import { queryTerms, searchWords, terms } from './analyze.ts';
import { DECREASE, INCREASE } from './cue-words.ts';
import { characterGrams } from './grams.ts';

/** A query prepared for ranking whole documents. */
export interface DocumentQuery {
  readonly terms: readonly string[];
  /** How much each term counts beside its rarity. */
  readonly termWeights: ReadonlyMap<string, number>;
  /** Weight per character gram; the grams of one word share its weight. */
  readonly gramWeights: ReadonlyMap<string, number>;
}

/** Words of rise and fall say what is claimed, not what it is about: texts that contradict a claim lack them. */
const DIRECTION_WEIGHT = 0.5;

export function prepareDocumentQuery(query: string): DocumentQuery {
  const wanted = queryTerms(query);
  const cues = [...(query.match(INCREASE) ?? []), ...(query.match(DECREASE) ?? [])];
  const directions = new Set(cues.flatMap((cue) => terms(cue)));
  return {
    terms: wanted,
    termWeights: new Map(wanted.map((term) => [term, directions.has(term) ? DIRECTION_WEIGHT : 1])),
    gramWeights: weighGrams(searchWords(query)),
  };
}

function weighGrams(words: readonly string[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const word of new Set(words)) {
    const grams = characterGrams(word);
    const share = 1 / Math.sqrt(grams.length);
    for (const gram of grams) weights.set(gram, Math.max(weights.get(gram) ?? 0, share));
  }
  return weights;
}
