import type { Evidence } from '#shared/domain/evidence.ts';
import { inOrderOfReading } from '#shared/domain/one-passage.ts';
import { underHeads } from '#shared/domain/quote-head.ts';
import type { Block, Draft, DraftBlock, Sentence } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';

/** Where a quote is from, and whose. */
interface Shelves {
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly sources: ReadonlyMap<string, Source>;
}

/** The answer with the names of documents and sections over its quotes: of a draft whose quotes are proven, as they stand over those that are left. */
export function headQuotes(draft: Draft, shelves: Shelves): Draft & { readonly answer: readonly Block[] } {
  return { ...draft, answer: draft.answer.map((block) => headBlock(block, shelves)) };
}

function headBlock({ isHeaded, ...block }: DraftBlock, shelves: Shelves): Block {
  if (isHeaded === undefined) return block;
  const lead = block.sentences.filter(({ kind }) => kind !== 'quote');
  const quotes = block.sentences.filter(({ kind }) => kind === 'quote');
  return { ...block, sentences: [...lead, ...headedQuotes(quotes, shelves)] };
}

/** What leads to a quote stands before it: a head may come to stand between them. */
function headedQuotes(quotes: readonly Sentence[], { evidence, sources }: Shelves): readonly Sentence[] {
  const placed = inOrderOfReading(quotes).map((sentence) => {
    const { sourceId = '', headings = [] } = evidence.get(sentence.evidenceIds[0] ?? '') ?? {};
    return { sentence, sourceId, headings, quote: sentence.text };
  });
  return underHeads(placed, (id) => sources.get(id)?.title).flatMap(({ head, isNamed, quotes: own }) => [
    ...(isNamed ? [] : [{ text: head, kind: 'connective' as const, evidenceIds: [] }]),
    ...own.map(({ sentence }) => sentence),
  ]);
}
