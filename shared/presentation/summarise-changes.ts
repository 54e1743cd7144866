import { type EvidenceDiff, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import type { ChangeWords } from './words/changes/change-words.ts';

/** How many of each kind; when nothing changed, that is all there is to say. */
export function summariseIn(words: ChangeWords, changes: EvidenceDiff): string {
  const date = changes.since.at.slice(0, 10);
  if (isUnchanged(changes)) return words.unchangedSince(date);
  const kinds = Map.groupBy(changes.entries, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, entries]) => `${words.kinds[kind]}: ${entries.length}`);
  return `${words.changesSince(changes.entries.length, date)} (${counts.join('; ')})`;
}
