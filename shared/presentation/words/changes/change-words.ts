import type { EntryKind, StatementChange } from '#shared/domain/diff/evidence-diff.ts';

/** What is said in one language of what changed between two runs of a standing question. */
export interface ChangeWords {
  readonly whatChanged: string;
  /** A whole sentence, for a day in ISO 8601. */
  readonly unchangedSince: (date: string) => string;
  /** How many, before they are counted by their kinds. */
  readonly changesSince: (count: number, date: string) => string;
  /** What happened, by the kind of an entry. */
  readonly kinds: Readonly<Record<EntryKind, string>>;
  /** What became of a statement. */
  readonly statements: Readonly<Record<StatementChange, string>>;
  readonly before: string;
  readonly now: string;
}
