import { queryTerms } from '#shared/text/words/analyze.ts';

/** Words by which one asks, not for what: a query that differs from another by these alone finds the same. */
const NOISE: ReadonlySet<string> = new Set(
  queryTerms(
    'known know tell explain describe list name give show discuss overview summary information info details detail question answer main key general kind type say mention please help find exactly really actually basically respectively regarding concerning term terms',
  ),
);

/** The terms that distinguish queries; all of them where each is noise. */
export function distinctiveTerms(query: string): readonly string[] {
  const all = queryTerms(query);
  const distinctive = all.filter((term) => !NOISE.has(term));
  return distinctive.length > 0 ? distinctive : all;
}
