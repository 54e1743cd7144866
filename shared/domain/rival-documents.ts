import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { Evidence } from './evidence.ts';
import type { Source } from './source.ts';
import type { TermRarity } from './term-rarity.ts';

export interface QuotedDocuments {
  readonly question: string;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Pick<Source, 'id' | 'title'>>;
  readonly rarity: TermRarity | undefined;
}

/** What a document that is alone is set against. */
const NO_RIVALS = 0.6;
/** However many are read, so many are set against the best. */
const NEAREST = 2;

/** The documents by what they are quoted with, ranked for the question: how near the next ones come to the best, 0-1. */
export function weighRivals({ question, evidence, sources, rarity }: QuotedDocuments): number {
  const documents = [...Map.groupBy(evidence, (one) => one.sourceId)].map(([id, quotes]) => ({
    id,
    title: sources.get(id)?.title ?? '',
    text: quotedText(quotes),
  }));
  const [, ...others] = rankDocuments(question, documents, statisticsOf(documents, rarity));
  const nearest = others.slice(0, NEAREST);
  return nearest.length === 0
    ? NO_RIVALS
    : nearest.reduce((total, one) => total + one.normalized, 0) / nearest.length;
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
    averageLength: lengths.reduce((total, length) => total + length, 0) / (lengths.length || 1),
    documentFrequency: (term) => countFrom(idf[term], documentCount),
  };
}

/** idf = ln((N + 1) / (n + .5)), the other way round. */
function countFrom(idf: number | undefined, documentCount: number): number {
  return idf === undefined ? 0 : Math.max(0, (documentCount + 1) / Math.exp(idf) - 0.5);
}
