import type { Claim } from '../claim.ts';
import { quoteKey } from '../claim-id.ts';
import type { Evidence } from '../evidence.ts';
import type { Source } from '../source.ts';
import { identitiesOf } from '../source-identity.ts';
import type { DiffQuote } from './evidence-diff.ts';

/** What a run knew: its sources, what it quoted of them, and what that added up to. */
export interface RunRecords {
  readonly sources: readonly Source[];
  readonly evidence: readonly Evidence[];
  readonly claims: readonly Claim[];
}

export interface SnapshotSource {
  readonly source: Source;
  readonly names: ReadonlySet<string>;
  /** Its quotes by what they are known by. */
  readonly quotes: ReadonlyMap<string, DiffQuote>;
}

export interface SnapshotStatement {
  readonly claimId: string;
  readonly text: string;
  readonly itemIds: readonly string[];
  /** Keys of quotes, each side. */
  readonly supporting: ReadonlySet<string>;
  readonly contradicting: ReadonlySet<string>;
}

export interface Snapshot {
  readonly sources: readonly SnapshotSource[];
  readonly statements: readonly SnapshotStatement[];
  /** The source of each quote, by the quote's key. */
  readonly sourceOf: ReadonlyMap<string, string>;
}

/**
 * The records of a run in a form that another can be compared to. Where a source bears another id in the other run and is the
 * same by a name, `idOf` gives the id that both go by.
 */
export function snapshotOf(records: RunRecords, idOf: (source: Source) => string = ({ id }) => id): Snapshot {
  const ids = new Map(records.sources.map((source) => [source.id, idOf(source)]));
  const keyed = records.evidence.map((one) => {
    const sourceId = ids.get(one.sourceId) ?? one.sourceId;
    return { one, sourceId, key: quoteKey({ sourceId, quote: one.quote }) };
  });
  const keys = new Map(keyed.map(({ one, key }) => [one.id, key]));
  const keysOf = (side: Claim['supporting']): ReadonlySet<string> =>
    new Set(side.flatMap(({ evidenceId }) => keys.get(evidenceId) ?? []));
  return {
    sources: records.sources.map((source) => ({
      source: { ...source, id: idOf(source) },
      names: namesOf(source),
      quotes: new Map(
        keyed.flatMap(({ one, sourceId, key }) =>
          one.sourceId === source.id ? [[key, toQuote(one, sourceId)] as const] : [],
        ),
      ),
    })),
    statements: records.claims.map((claim) => ({
      claimId: claim.id,
      text: claim.text,
      itemIds: claim.itemIds,
      supporting: keysOf(claim.supporting),
      contradicting: keysOf(claim.contradicting),
    })),
    sourceOf: new Map(keyed.map(({ key, sourceId }) => [key, sourceId])),
  };
}

/** Every name that a source is known by. */
export function namesOf(source: Source): ReadonlySet<string> {
  return new Set([source.id, ...identitiesOf(source)]);
}

function toQuote({ id, quote, locator, archiveHash }: Evidence, sourceId: string): DiffQuote {
  return { sourceId, quote, locator, archiveHash, evidenceId: id };
}
