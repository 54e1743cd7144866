import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import type { Evidence } from './evidence.ts';
import type { ChecklistItem } from './plan.ts';
import type { Source } from './source.ts';
import type { TermRarity } from './term-rarity.ts';

/**
 * By which it is judged whether the documents bear on what is asked (`BEARING`), and, where they do, whether the quotes
 * tell it (`TELLING`). Each is better the greater it is, but `rivals`; `length` only says how to take the others.
 */
export const SIGNS = [
  'question',
  'value',
  'rivals',
  'length',
  'joint',
  'items',
  'spread',
  'extent',
  'figures',
] as const;
export type SignName = (typeof SIGNS)[number];
export const BEARING = [
  'question',
  'value',
  'rivals',
  'length',
  'joint',
] as const satisfies readonly SignName[];
export const TELLING = [
  'joint',
  'items',
  'spread',
  'extent',
  'figures',
] as const satisfies readonly SignName[];

/**
 * `question`: log-odds of the likelihood that the best quotes answer the whole question. `value`: the scorer's, of the best
 * quote for the item. `rivals`: how near, on average, the other documents come to the best, 0-1. `length`: of the question,
 * the logarithm of its terms. `joint`: how much of the item's words the best quotes bear together with the headings and
 * titles above them, by rarity, 0-1. `items`: how many things are asked. `spread`: how much of the best quote lies between
 * the first and the last of the item's words in it, 0-1. `extent`: the logarithm of the best quote's terms.
 * `figures`: the share of digits in the best quote, 0-1.
 */
export type AnswerSigns = Readonly<Record<SignName, number>>;

export interface Findings {
  readonly question: string;
  readonly checklist: readonly Pick<ChecklistItem, 'id' | 'description' | 'topic'>[];
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Pick<Source, 'id' | 'title'>>;
  /** Undefined where nobody counts the words of what can be searched. */
  readonly rarity: TermRarity | undefined;
}

/** Quotes that stand for the answer of an item: as many as the answer has at least. */
const BEST = 3;

/** The signs of any item of a question; undefined for an item on which nothing was quoted. The documents are weighed once. */
export function signReader(findings: Findings): (itemId: string) => AnswerSigns | undefined {
  const { question, checklist, evidence } = findings;
  const rivals = weighRivals(findings);
  const length = Math.log(1 + queryTerms(question).length);
  return (itemId) => {
    const answers = answersTo(itemId, evidence);
    const [first] = answers;
    if (first === undefined) return undefined;
    const best = answers.slice(0, BEST).map((one) => one.evidence);
    const asked = wordsOf(checklist.find(({ id }) => id === itemId)) ?? question;
    const wanted = queryTerms(asked);
    return {
      question: logOdds(Math.max(...best.map((one) => one.relevanceScore))),
      value: first.value,
      rivals,
      length,
      joint: shareBorne(wanted, best, findings),
      items: checklist.length,
      ...shapeOf(wanted, first.evidence.quote),
    };
  };
}

function wordsOf(item: Findings['checklist'][number] | undefined): string | undefined {
  return item === undefined ? undefined : [item.description, ...item.topic].join(' ');
}

const LEAST_WEIGHT = 0.05;

/** The share of the terms' weight that the quotes bear, together with what stands above them. */
function shareBorne(
  wanted: readonly string[],
  quotes: readonly Evidence[],
  { sources, rarity }: Findings,
): number {
  const borne = new Set(
    quotes.flatMap(({ quote, headings, sourceId }) =>
      terms([sources.get(sourceId)?.title ?? '', ...headings, quote].join('\n')),
    ),
  );
  const most = Math.log(1 + (rarity?.documentCount ?? 0));
  const weightOf = (term: string): number =>
    most === 0 ? 1 : Math.max(LEAST_WEIGHT, (rarity?.idf[term] ?? most) / most);
  const total = sum(wanted.map(weightOf));
  return total === 0 ? 0 : sum(wanted.filter((term) => borne.has(term)).map(weightOf)) / total;
}

function shapeOf(
  wanted: readonly string[],
  quote: string,
): Pick<AnswerSigns, 'spread' | 'extent' | 'figures'> {
  const said = terms(quote);
  const isAsked = (term: string): boolean => wanted.includes(term);
  const [first, last] = [said.findIndex(isAsked), said.findLastIndex(isAsked)];
  return {
    spread: said.length === 0 ? 0 : (last - first) / said.length,
    extent: Math.log(1 + said.length),
    figures: (quote.match(/\p{Nd}/gu)?.length ?? 0) / (quote.length || 1),
  };
}

interface Answer {
  readonly evidence: Evidence;
  readonly value: number;
}

/** Best first. */
function answersTo(itemId: string, evidence: readonly Evidence[]): readonly Answer[] {
  return evidence
    .flatMap((one) => {
      const own = one.items.filter((item) => item.itemId === itemId);
      if (own.length === 0) return [];
      const value = Math.max(...own.map((item) => item.value ?? logOdds(item.score)));
      return [{ evidence: one, value }];
    })
    .toSorted((a, b) => b.value - a.value || (a.evidence.id < b.evidence.id ? -1 : 1));
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

/** The documents by what they are quoted with, ranked for the question: how near the others come to the best. */
function weighRivals({ question, evidence, sources, rarity }: Findings): number {
  const documents = [...Map.groupBy(evidence, (one) => one.sourceId)].map(([id, quotes]) => ({
    id,
    title: sources.get(id)?.title ?? '',
    text: quotedText(quotes),
  }));
  const [, ...others] = rankDocuments(question, documents, statisticsOf(documents, rarity));
  return others.length === 0 ? NO_RIVALS : sum(others.map((one) => one.normalized)) / others.length;
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
