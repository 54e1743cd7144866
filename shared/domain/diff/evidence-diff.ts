import * as z from 'zod';
import { Locator } from '../locator.ts';

/**
 * What became of a statement since the last run. `withdrawn`: its sources were read again and no longer say it, or are
 * retracted; `not_found`: nobody says it this time, which is not the same.
 */
export const StatementChange = z.enum([
  'new',
  'strengthened',
  'weakened',
  'contradicted',
  'withdrawn',
  'not_found',
  'unchanged',
]);
export type StatementChange = z.infer<typeof StatementChange>;

/** What happened: to what is known by a source that was not there before, or to one that was. */
export const EntryKind = z.enum([
  'new',
  'strengthened',
  'weakened',
  'contradicted',
  'withdrawn',
  'retracted',
  'changed',
  'gone',
]);
export type EntryKind = z.infer<typeof EntryKind>;

/** A quote that stands, character by character, in the archived text with this hash. */
export const DiffQuote = z.object({
  sourceId: z.string(),
  quote: z.string(),
  locator: Locator,
  archiveHash: z.string(),
  /** Under which its run keeps it; absent of older reports. */
  evidenceId: z.string().optional(),
});
export type DiffQuote = z.infer<typeof DiffQuote>;

const ChangedStatement = z.object({ change: StatementChange, claimId: z.string(), text: z.string() });
export type ChangedStatement = z.infer<typeof ChangedStatement>;

/** One change: its cause is one source, and what it means for statements stands under it. */
export const DiffEntry = z.object({
  kind: EntryKind,
  source: z.object({ sourceId: z.string(), title: z.string(), url: z.string() }),
  /** Why a source is gone, in the words of who tried to read it. */
  reason: z.string().optional(),
  statements: z.array(ChangedStatement).readonly(),
  /** Quotes of the last run that no longer stand, in the text as it was. */
  before: z.array(DiffQuote).readonly(),
  /** Quotes that were not there before, in the text as it is. */
  after: z.array(DiffQuote).readonly(),
});
export type DiffEntry = z.infer<typeof DiffEntry>;

/** What the evidence of a run is, compared to that of the run before. */
export const EvidenceDiff = z.object({
  /** The run that this one is compared to. */
  since: z.object({ jobId: z.string(), at: z.string() }),
  entries: z.array(DiffEntry).readonly(),
  /** Each statement of either run, and what became of it. */
  statements: z.array(ChangedStatement).readonly(),
  /** Sources of the last run that this one did not come upon or could not read: nothing follows from that. */
  notFound: z
    .array(z.object({ sourceId: z.string(), title: z.string(), reason: z.string().optional() }))
    .readonly(),
});
export type EvidenceDiff = z.infer<typeof EvidenceDiff>;

/** True when there is nothing to report. */
export function isUnchanged({ entries }: Pick<EvidenceDiff, 'entries'>): boolean {
  return entries.length === 0;
}

/** Entries by their kind; kinds without any are left out. */
export function countEntries({ entries }: Pick<EvidenceDiff, 'entries'>): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(counts);
}
