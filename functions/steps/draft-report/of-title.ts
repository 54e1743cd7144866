import type { ChecklistItem } from '#shared/domain/plan.ts';

/** What a quote falls behind that is the title of its document: it bears the words of what is asked about, and tells nothing. */
const TITLE = 4;
const ASKS_FOR_TITLE = /\b(?:titles?|titled|called|names?|named|entitled|document|paper|page|file)\b/iu;
const IN_BRACKETS = /\([^()]{0,200}\)/gu;

/** By how much a quote falls behind that is no more than the title above it, with what stands there in brackets. */
export function ofTitle(quote: string, title: string, { description }: ChecklistItem): number {
  const said = wordsOf(quote);
  const isTitle = said !== '' && said === wordsOf(title);
  return isTitle && !ASKS_FOR_TITLE.test(description) ? TITLE : 0;
}

function wordsOf(text: string): string {
  const words = text.replaceAll(IN_BRACKETS, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').toLowerCase();
}
