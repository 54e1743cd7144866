import { type MinHash, isNearDuplicate, minHash } from '#shared/text/retrieval/near-duplicate.ts';
import { RecentTexts } from '#shared/text/words/recent-texts.ts';
import type { Evidence } from './evidence.ts';

/** The same quotes are compared by several steps, one after the other. */
const hashes = new RecentTexts<MinHash>();

/**
 * Ids of the quotes that say, nearly word for word, what an earlier quote of another source says: a text that stands in
 * two places is one voice, and its second place does not make it independent. Earlier is by wave, then by id.
 */
export function findCopies(evidence: readonly Evidence[]): ReadonlySet<string> {
  const originals: { readonly sourceId: string; readonly hash: MinHash }[] = [];
  const copies = new Set<string>();
  for (const one of evidence.toSorted(byAge)) {
    const hash = hashes.take(one.quote, minHash);
    const isCopy = originals.some(
      (other) => other.sourceId !== one.sourceId && isNearDuplicate(other.hash, hash),
    );
    if (isCopy) copies.add(one.id);
    else originals.push({ sourceId: one.sourceId, hash });
  }
  return copies;
}

function byAge(first: Evidence, second: Evidence): number {
  if (first.waveId !== second.waveId) return first.waveId < second.waveId ? -1 : 1;
  return first.id < second.id ? -1 : Number(first.id > second.id);
}
