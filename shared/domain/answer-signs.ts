import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { Evidence } from './evidence.ts';
import type { Source } from './source.ts';
import type { TermRarity } from './term-rarity.ts';

/** By what it is judged how likely the quotes of an item are to answer it. Each is better the greater it is, but `rivals`. */
export const SIGNS = ['item', 'question', 'lead', 'passage', 'rivals'] as const;
export type SignName = (typeof SIGNS)[number];

/**
 * `item` and `question`: log-odds of the likelihood that the best quotes answer the item, and the whole question. `lead`:
 * share of the best quotes among all quotes for the item, by a softmax of their values. `passage`: how much of the question
 * the best document says in one place. `rivals`: how near, on average, the other documents come to the best, 0-1.
 */
export type AnswerSigns = Readonly<Record<SignName, number>>;

export interface Findings {
  readonly question: string;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Pick<Source, 'id' | 'title'>>;
  /** Undefined where nobody counts the words of what can be searched. */
  readonly rarity: TermRarity | undefined;
}

/** Quotes that stand for the answer of an item: as many as the answer has at least. */
const BEST = 3;

/** The signs of any item of a question; undefined for an item on which nothing was quoted. The documents are weighed once. */
export function signReader(findings: Findings): (itemId: string) => AnswerSigns | undefined {
  const documents = weighDocuments(findings);
  return (itemId) => {
    const answers = answersTo(itemId, findings.evidence);
    const best = answers.slice(0, BEST);
    if (best.length === 0) return undefined;
    return {
      item: logOdds(Math.max(...best.map((one) => one.score))),
      question: logOdds(Math.max(...best.map((one) => one.evidence.relevanceScore))),
      lead: shareOf(best.length, answers),
      ...documents,
    };
  };
}

interface Answer {
  readonly evidence: Evidence;
  readonly score: number;
  readonly value: number;
}

/** Best first. */
function answersTo(itemId: string, evidence: readonly Evidence[]): readonly Answer[] {
  return evidence
    .flatMap((one) => {
      const own = one.items.filter((item) => item.itemId === itemId);
      if (own.length === 0) return [];
      const score = Math.max(...own.map((item) => item.score));
      const value = Math.max(...own.map((item) => item.value ?? logOdds(item.score)));
      return [{ evidence: one, score, value }];
    })
    .toSorted((a, b) => b.value - a.value || (a.evidence.id < b.evidence.id ? -1 : 1));
}

function shareOf(count: number, answers: readonly Answer[]): number {
  const most = answers[0]?.value ?? 0;
  const powers = answers.map(({ value }) => Math.exp(value - most));
  return sum(powers.slice(0, count)) / sum(powers);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const SURE = 0.999;

function logOdds(share: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, share));
  return Math.log(bounded / (1 - bounded));
}

/** What a document that is alone is set against. */
const NO_RIVALS = 0.6;

/** The documents by what they are quoted with, ranked for the question. */
function weighDocuments({
  question,
  evidence,
  sources,
  rarity,
}: Findings): Pick<AnswerSigns, 'passage' | 'rivals'> {
  const documents = [...Map.groupBy(evidence, (one) => one.sourceId)].map(([id, quotes]) => ({
    id,
    title: sources.get(id)?.title ?? '',
    text: quotedText(quotes),
  }));
  const [best, ...others] = rankDocuments(question, documents, statisticsOf(documents, rarity));
  return {
    passage: best?.score ?? 0,
    rivals: others.length === 0 ? NO_RIVALS : sum(others.map((one) => one.normalized)) / others.length,
  };
}

function quotedText(quotes: readonly Evidence[]): string {
  const headings = [...new Set(quotes.flatMap((one) => one.headings))];
  return [headings.join('. '), ...quotes.map((one) => one.quote)].join('\n\n');
}

function statisticsOf(
  documents: readonly { readonly text: string }[],
  rarity: TermRarity | undefined,
): Parameters<typeof rankDocuments>[2] {
  if (rarity === undefined || rarity.documentCount === 0) return undefined;
  const { documentCount, idf } = rarity;
  const lengths = documents.map(({ text }) => terms(text).length);
  return {
    documentCount,
    averageLength: sum(lengths) / (lengths.length || 1),
    documentFrequency: (term) => countFrom(idf[term], documentCount),
  };
}

/** idf = ln((N + 1) / (n + .5)), the other way round. */
function countFrom(idf: number | undefined, documentCount: number): number {
  return idf === undefined ? 0 : Math.max(0, (documentCount + 1) / Math.exp(idf) - 0.5);
}
