import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { queryTerms, terms } from '#shared/text/analyze.ts';
import { hasCue } from '#shared/text/facet-cues.ts';
import type { Candidate } from './quote-candidates.ts';

export interface AnswerContext {
  /** Title and address of the document: they say what all of it is about. */
  readonly about: string;
  readonly idf: (term: string) => number;
}

/** Terms of a candidate and of what stands above it, analysed once. */
export interface AnalysedCandidate {
  readonly candidate: Candidate;
  readonly own: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
}

const IN_HEADINGS = 0.6;
const IN_TITLE = 0.5;
const WITHOUT_ENTITY = 0.25;
const WITHOUT_CUE = 0.7;
const LEAST_OWN_SHARE = 0.3;

export function analyseCandidate(candidate: Candidate): AnalysedCandidate {
  return {
    candidate,
    own: new Set(terms(candidate.text)),
    above: new Set(terms(candidate.headings.join('\n'))),
  };
}

/** Scores candidates against one part of an item; made once per part, as the part's terms are analysed only once. */
export function answerScorer(
  item: ChecklistItem,
  part: ItemPart,
  context: AnswerContext,
): (one: AnalysedCandidate) => number {
  const about = new Set(terms(context.about));
  const wanted = queryTerms(part.terms.join(' ')).map((term) => ({ term, weight: context.idf(term) || 0.1 }));
  const entity = item.entity === undefined ? [] : queryTerms(item.entity);
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return (one) => {
    const isAbout = entity.every((term) => one.own.has(term) || one.above.has(term) || about.has(term));
    let score = coverage(one, { wanted, total, about, entity });
    if (!isAbout) score *= WITHOUT_ENTITY;
    if (part.facet !== undefined && !hasCue(one.candidate.text, part.facet)) score *= WITHOUT_CUE;
    return score * directness(one.candidate);
  };
}

interface Wanted {
  readonly wanted: readonly { readonly term: string; readonly weight: number }[];
  readonly total: number;
  readonly about: ReadonlySet<string>;
  readonly entity: readonly string[];
}

/** Share of the wanted terms' idf that the candidate bears, terms of headings and title counting less. */
function coverage(one: AnalysedCandidate, { wanted, total, about, entity }: Wanted): number {
  if (total === 0) return entity.some((term) => one.own.has(term)) ? 1 : 0.4;
  let sum = 0;
  let own = 0;
  for (const { term, weight } of wanted) {
    if (one.own.has(term)) own += weight;
    sum += weight * presence(term, one, about);
  }
  const share = sum / total;
  return own / total < LEAST_OWN_SHARE ? share * 0.6 : share;
}

function presence(term: string, one: AnalysedCandidate, about: ReadonlySet<string>): number {
  if (one.own.has(term)) return 1;
  if (one.above.has(term)) return IN_HEADINGS;
  return about.has(term) ? IN_TITLE : 0;
}

/** How much a candidate reads as a statement: 1 for a full sentence, less for code, questions and fragments. */
export function directness(candidate: Candidate): number {
  const text = candidate.text.trim();
  if (candidate.kind === 'code') return 0.5;
  if (/[?？؟]\s*$/u.test(text)) return 0.5;
  if (/^\W*(?:https?:|\[|see (?:also )?|for more|refer to|learn more|click|read more)/iu.test(text))
    return 0.6;
  const words = text.split(/\s+/u).length;
  const isUnspaced = !/\s/u.test(text) && text.length > 12;
  if (words < 5 && !isUnspaced) return 0.65;
  if (candidate.leans) return 0.85;
  return candidate.kind === 'table-row' ? 0.85 : 1;
}
