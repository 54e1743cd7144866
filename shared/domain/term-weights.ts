import * as z from 'zod';

/**
 * What the first search taught about the question's terms: idf times (0.5 + share of the found passages that bear
 * the term), after the idea of relevance feedback (Rocchio 1971; Lavrenko and Croft 2001). A term that all good passages bear says
 * what the question is about; one that few bear is wording.
 */
export const TermWeights = z.object({ weights: z.record(z.string(), z.number()) });
export type TermWeights = z.infer<typeof TermWeights>;

export interface WeighingInput {
  readonly terms: readonly string[];
  readonly idf: (term: string) => number;
  /** Analysed terms of each passage that was found. */
  readonly passages: readonly ReadonlySet<string>[];
}

export function weighTerms({ terms, idf, passages }: WeighingInput): TermWeights {
  const weights = [...new Set(terms)].map((term) => {
    const share =
      passages.length === 0 ? 0.5 : passages.filter((one) => one.has(term)).length / passages.length;
    return [term, Number((idf(term) * (0.5 + share)).toFixed(4))] as const;
  });
  return { weights: Object.fromEntries(weights) };
}
