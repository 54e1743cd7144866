import { hashOf, sha256 } from '#shared/text/hash.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { Evidence } from './evidence.ts';

/** What a quote is known by wherever it stands in its source: the source, and its letters and digits. */
export function quoteKey({ sourceId, quote }: Pick<Evidence, 'sourceId' | 'quote'>): string {
  return sha256(`${sourceId}\n${textKey(quote)}`).slice(0, 24);
}

/** The id of a claim: the same statement on the same quotes is the same claim, wherever the quotes stand in their sources. */
export function claimIdOf(text: string, supporting: readonly Pick<Evidence, 'sourceId' | 'quote'>[]): string {
  return `c-${hashOf([textKey(text), supporting.map(quoteKey).toSorted()]).slice(0, 12)}`;
}
