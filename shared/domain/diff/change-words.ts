import { countOf } from '../plural.ts';
import { type EntryKind, type EvidenceDiff, type StatementChange, isUnchanged } from './evidence-diff.ts';

/** What happened, by the kind of an entry. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  new: 'New source',
  strengthened: 'New source, which says the same',
  weakened: 'Weakened',
  contradicted: 'New source, which contradicts',
  withdrawn: 'Withdrawn',
  retracted: 'Retracted',
  changed: 'Source changed',
  gone: 'Source gone',
};

/** What became of a statement. */
export const STATEMENT_WORDS: Readonly<Record<StatementChange, string>> = {
  new: 'new',
  strengthened: 'strengthened',
  weakened: 'weakened',
  contradicted: 'contradicted',
  withdrawn: 'withdrawn',
  not_found: 'not found this time',
  unchanged: 'unchanged',
};

/** The comparison in one line; when nothing changed, that is all there is to say. */
export function summariseChanges(diff: EvidenceDiff): string {
  const since = `since ${diff.since.at.slice(0, 10)}`;
  if (isUnchanged(diff)) return `Nothing changed ${since}.`;
  const kinds = Map.groupBy(diff.entries, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, entries]) => `${ENTRY_WORDS[kind].toLowerCase()}: ${entries.length}`);
  return `${countOf(diff.entries.length, 'change')} ${since} (${counts.join('; ')}).`;
}
