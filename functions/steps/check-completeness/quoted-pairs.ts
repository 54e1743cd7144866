import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Pair } from '#shared/ports/encoder.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { besideWork } from '#shared/text/words/named-work.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { roughEnglish } from '#shared/text/words/rough-english.ts';

const TITLE_CHARACTERS = 80;
const QUOTE_CHARACTERS = 340;

export interface Asked {
  readonly checklist: readonly ChecklistItem[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly question: string;
  /** BCP 47 tag of the question's language; `und` where it is not known. */
  readonly language: string;
}

/** A quote beside what an item asks, as the encoder reads them. */
export interface QuotedPair extends Pair {
  readonly itemId: string;
  readonly evidenceId: string;
}

/** Quotes beside what an item asks: each once for every wording of it. */
export function pairsOf(
  item: ChecklistItem,
  quotes: readonly Evidence[],
  { checklist, sources, question, language }: Asked,
): readonly QuotedPair[] {
  // Which study is meant all quotes of it say alike.
  const asked = askedFor(item, checklist, question).map((text) => roughEnglish(besideWork(text), language));
  return quotes.flatMap((one) => {
    const said = roughEnglish(inContext(one, sources.get(one.sourceId)?.title ?? ''), language);
    return asked.map((text) => ({ itemId: item.id, evidenceId: one.id, asked: text, said }));
  });
}

/** Of more, each is too small a part of the whole question. */
const FEW_ITEMS = 2;

/**
 * What quotes are compared with: they are as near as they come to any. Of one thing the whole question says best what it is about,
 * and of two that are asked at once it may say more than the item does ("… and what do I get back then?"); of things that are
 * compared, and of what was worded otherwise since, only the item does.
 */
function askedFor(
  { description, topic, entity }: ChecklistItem,
  { length }: readonly ChecklistItem[],
  question: string,
): readonly string[] {
  if (length === 1) return [question];
  const own = contentTerms(description);
  const among = new Set(terms(question));
  const isOfQuestion = own.filter((term) => among.has(term)).length * 2 >= own.length;
  const whole = length <= FEW_ITEMS && entity === undefined && isOfQuestion ? [question] : [];
  return [[description, ...topic].join(' '), ...whole];
}

/** A quote as it is understood, and as the encoder learned to read it: of what document, below what heading. */
export function inContext({ headings, quote }: Pick<Evidence, 'headings' | 'quote'>, title: string): string {
  const above = (headings.at(-1) ?? '').slice(0, TITLE_CHARACTERS);
  return oneLine(`${title.slice(0, TITLE_CHARACTERS)} - ${above}: ${quote.slice(0, QUOTE_CHARACTERS)}`);
}
