import type { Source } from '../source.ts';
import type {
  ChangedStatement,
  DiffEntry,
  DiffQuote,
  EntryKind,
  EvidenceDiff,
  StatementChange,
} from './evidence-diff.ts';
import { matchStatements } from './match-statements.ts';
import {
  type RunRecords,
  type Snapshot,
  type SnapshotSource,
  type SnapshotStatement,
  namesOf,
  snapshotOf,
} from './snapshot.ts';

export interface Comparison {
  readonly since: EvidenceDiff['since'];
  readonly before: RunRecords;
  readonly after: RunRecords;
  /** Texts of sources that changed, by their hashes: what stands in both is neither gone nor new. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What has changed between two runs of one question. Sources are the same by a name of theirs, quotes by source and wording,
 * statements by id, quotes or words. A change has one cause, a source: one that is new and speaks of the matter, one whose text
 * changed, one that is gone or was retracted. What that means for statements stands under it. What was merely not found again is
 * no change.
 */
export function compareEvidence({ since, before: was, after: is, texts }: Comparison): EvidenceDiff {
  const after = snapshotOf(is);
  const before = snapshotOf(was, idAmong(is.sources));
  const fates = before.sources
    .filter(({ quotes }) => quotes.size > 0)
    .map((source) => fateOf(source, after, texts));
  const added = addedTo(before, after);
  const statements = changesOf(before, after, { fates, texts });
  const causes = [...fates.flatMap((fate) => ('cause' in fate ? [fate.cause] : [])), ...added];
  return {
    since,
    entries: causes.map((cause) => toEntry(cause, statements)),
    statements: statements.map(({ changed }) => changed),
    notFound: fates.flatMap((fate) => ('missing' in fate ? [fate.missing] : [])),
  };
}

/** The id of the same source in the other run. */
function idAmong(sources: readonly Source[]): (source: Source) => string {
  const byName = new Map(sources.flatMap((one) => [...namesOf(one)].map((name) => [name, one.id] as const)));
  return (source) => {
    const known = [...namesOf(source)].flatMap((name) => byName.get(name) ?? []);
    return known[0] ?? source.id;
  };
}

/** A source that is the cause of a change. */
interface Cause {
  readonly kind: EntryKind | 'added';
  readonly source: Source;
  readonly reason?: string;
  readonly before: readonly DiffQuote[];
  readonly after: readonly DiffQuote[];
}

type Fate =
  | { readonly sourceId: string; readonly cause: Cause }
  | { readonly sourceId: string; readonly missing: EvidenceDiff['notFound'][number] }
  | { readonly sourceId: string; readonly isSame: true };

/** What became of a source that the last run quoted. */
function fateOf(was: SnapshotSource, after: Snapshot, texts: ReadonlyMap<string, string>): Fate {
  const { source, quotes } = was;
  const is = after.sources.find((one) => one.source.id === source.id);
  const sourceId = source.id;
  const lost = [...quotes.values()];
  if (!is) return { sourceId, missing: { sourceId, title: source.title } };
  const now = is.source;
  if (now.notices.includes('retracted') && !source.notices.includes('retracted')) {
    return { sourceId, cause: { kind: 'retracted', source: now, before: lost, after: [] } };
  }
  if (now.isGone === true) {
    const { skipReason: reason } = now;
    const why = reason === undefined ? {} : { reason };
    return { sourceId, cause: { kind: 'gone', source: now, ...why, before: lost, after: [] } };
  }
  if (now.archiveHash === undefined || now.status === 'skipped') {
    const reason = now.lost ?? now.skipReason;
    return {
      sourceId,
      missing: { sourceId, title: source.title, ...(reason === undefined ? {} : { reason }) },
    };
  }
  if (now.archiveHash === source.archiveHash) return { sourceId, isSame: true };
  const [textWas, textIs] = [texts.get(source.archiveHash ?? ''), texts.get(now.archiveHash)];
  const fallen = lost.filter(({ quote }) => !stands(quote, textIs));
  const risen = [...is.quotes.values()].filter(({ quote }) => !stands(quote, textWas));
  return { sourceId, cause: { kind: 'changed', source: now, before: fallen, after: risen } };
}

/** Whatever blanks there are between its words. */
function stands(quote: string, text: string | undefined): boolean {
  return text !== undefined && flat(text).includes(flat(quote));
}

function flat(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Sources that speak of the matter and did not before. */
function addedTo(before: Snapshot, after: Snapshot): readonly Cause[] {
  const known = new Set(
    before.sources.filter(({ quotes }) => quotes.size > 0).map(({ source }) => source.id),
  );
  const heard = new Set(
    after.statements.flatMap(({ supporting, contradicting }) =>
      [...supporting, ...contradicting].map((key) => after.sourceOf.get(key)),
    ),
  );
  return after.sources
    .filter(({ source, quotes }) => quotes.size > 0 && !known.has(source.id) && heard.has(source.id))
    .map(({ source, quotes }) => ({ kind: 'added', source, before: [], after: [...quotes.values()] }));
}

interface Statement {
  readonly changed: ChangedStatement;
  /** Sources whose quotes came to it or left it. */
  readonly movedBy: ReadonlySet<string>;
}

function changesOf(
  before: Snapshot,
  after: Snapshot,
  known: { readonly fates: readonly Fate[]; readonly texts: ReadonlyMap<string, string> },
): readonly Statement[] {
  const matches = matchStatements(before.statements, after.statements);
  const kept = new Set(matches.values());
  const still = after.statements.map((one) => {
    const was = matches.get(one);
    return was ? comparedTo(was, one, { before, after }) : cameUp(one, after);
  });
  const left = before.statements.filter((one) => !kept.has(one)).map((one) => fell(one, before, known.fates));
  return [...still, ...left];
}

function cameUp({ claimId, text, supporting, contradicting }: SnapshotStatement, after: Snapshot): Statement {
  const movedBy = sourcesOf([...supporting, ...contradicting], after);
  return { changed: { change: 'new', claimId, text }, movedBy };
}

interface Both {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Who supports and who contradicts it counts by sources: another quote of the same source says nothing new. */
function comparedTo(was: SnapshotStatement, is: SnapshotStatement, { before, after }: Both): Statement {
  const [forWas, forIs] = [sourcesOf(was.supporting, before), sourcesOf(is.supporting, after)];
  const [againstWas, againstIs] = [sourcesOf(was.contradicting, before), sourcesOf(is.contradicting, after)];
  const [gained, lost] = [without(forIs, forWas), without(forWas, forIs)];
  const [denied, freed] = [without(againstIs, againstWas), without(againstWas, againstIs)];
  const change = judge({
    gained: gained.length,
    lost: lost.length,
    denied: denied.length,
    freed: freed.length,
  });
  const movedBy = new Set([...gained, ...lost, ...denied, ...freed]);
  return { changed: { change, claimId: is.claimId, text: is.text }, movedBy };
}

function judge(moves: Readonly<Record<'gained' | 'lost' | 'denied' | 'freed', number>>): StatementChange {
  if (moves.denied > 0) return 'contradicted';
  const net = moves.gained + moves.freed - moves.lost;
  if (net > 0) return 'strengthened';
  return net < 0 ? 'weakened' : 'unchanged';
}

/** Withdrawn only where every source that said it was read again and says it no more, or is retracted. */
function fell(
  { claimId, text, supporting }: SnapshotStatement,
  before: Snapshot,
  fates: readonly Fate[],
): Statement {
  const movedBy = sourcesOf(supporting, before);
  const isWithdrawn = [...supporting].every((key) => {
    const fate = fates.find(({ sourceId }) => sourceId === before.sourceOf.get(key));
    if (!fate || !('cause' in fate)) return false;
    if (fate.cause.kind === 'retracted') return true;
    return fate.cause.kind === 'changed' && fate.cause.before.some((quote) => isKey(quote, key, before));
  });
  const change = isWithdrawn && supporting.size > 0 ? 'withdrawn' : 'not_found';
  return { changed: { change, claimId, text }, movedBy };
}

function isKey(quote: DiffQuote, key: string, { sources }: Snapshot): boolean {
  return sources.some(({ quotes }) => quotes.get(key) === quote);
}

function sourcesOf(keys: Iterable<string>, { sourceOf }: Snapshot): ReadonlySet<string> {
  return new Set([...keys].flatMap((key) => sourceOf.get(key) ?? []));
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...some].filter((one) => !others.has(one));
}

/** The weightiest of what a new source does names it. */
const BY_WEIGHT = ['contradicted', 'new', 'strengthened'] as const;

function toEntry(
  { kind, source, reason, before, after }: Cause,
  statements: readonly Statement[],
): DiffEntry {
  const touched = statements
    .filter(({ changed, movedBy }) => changed.change !== 'unchanged' && movedBy.has(source.id))
    .map(({ changed }) => changed);
  const named = BY_WEIGHT.find((one) => touched.some(({ change }) => change === one)) ?? 'strengthened';
  return {
    kind: kind === 'added' ? named : kind,
    source: { sourceId: source.id, title: source.title, url: source.url },
    ...(reason === undefined ? {} : { reason }),
    statements: touched,
    before,
    after,
  };
}
