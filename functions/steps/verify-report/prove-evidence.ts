import pMap from 'p-map';
import type { Evidence } from '#shared/domain/evidence.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { DamagedFile } from '#shared/errors.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import { sha256 } from '#shared/text/hash.ts';
import type { Findings } from './findings.ts';

export interface ProofFailure {
  readonly evidenceId: string;
  readonly reason: string;
}

export interface Proof {
  /** Evidence whose quote stands in the archived text, at its locator, under its hash. */
  readonly proven: ReadonlyMap<string, Evidence>;
  readonly failures: readonly ProofFailure[];
}

interface ArchiveOfTenant {
  readonly archive: ArchiveReader;
  readonly tenantId: string;
}

const TEXTS_AT_ONCE = 4;

/** Proves evidence by string equality: same hash of the archived text, same characters at the locator. */
export async function proveEvidence(
  evidenceIds: readonly string[],
  findings: Pick<Findings, 'evidence' | 'sources'>,
  stored: ArchiveOfTenant,
): Promise<Proof> {
  const known = evidenceIds.flatMap((id) => findings.evidence.get(id) ?? []);
  const unknown = evidenceIds.filter((id) => !findings.evidence.has(id));
  const groups = [...Map.groupBy(known, (one) => `${one.sourceId}/${one.archiveHash}`).values()];
  const judged = await pMap(groups, (group) => judgeGroup(group, findings, stored), {
    concurrency: TEXTS_AT_ONCE,
  });
  const reasons = new Map(judged.flat());
  return {
    proven: new Map(known.filter((one) => reasons.get(one.id) === undefined).map((one) => [one.id, one])),
    failures: [
      ...unknown.map((evidenceId) => ({ evidenceId, reason: 'there is no such evidence' })),
      ...known.flatMap(({ id }) => {
        const reason = reasons.get(id);
        return reason === undefined ? [] : [{ evidenceId: id, reason }];
      }),
    ],
  };
}

type Judgement = readonly [evidenceId: string, reason: string | undefined];

/** Evidence of one archived text, so that each text is read and hashed once. */
async function judgeGroup(
  group: readonly Evidence[],
  findings: Pick<Findings, 'sources'>,
  stored: ArchiveOfTenant,
): Promise<readonly Judgement[]> {
  const [first] = group;
  if (!first) return [];
  const text = findings.sources.has(first.sourceId)
    ? await readText(first, stored)
    : { reason: 'its source is not known' };
  return group.map((one) => [one.id, 'reason' in text ? text.reason : judgeQuote(one, text.canonical)]);
}

async function readText(
  evidence: Evidence,
  { archive, tenantId }: ArchiveOfTenant,
): Promise<{ readonly canonical: string } | { readonly reason: string }> {
  if (!/^[0-9a-f]{64}$/.test(evidence.archiveHash)) return { reason: 'its archive hash is no sha256' };
  const key = archiveKey(tenantId, evidence.sourceId, evidence.archiveHash);
  const canonical = await archive.getText(key).catch(asReason);
  if (typeof canonical === 'object') return canonical;
  if (canonical === undefined) return { reason: 'its text is not in the archive' };
  if (sha256(canonical) !== evidence.archiveHash) return { reason: 'the archived text has another hash' };
  return { canonical };
}

/** A text that a disk has changed proves nothing; the others may. */
function asReason(error: unknown): { readonly reason: string } {
  if (error instanceof DamagedFile) return { reason: 'the file with its text is damaged' };
  throw error;
}

function judgeQuote(evidence: Evidence, canonical: string): string | undefined {
  if (verifyLocator(canonical, evidence.locator, evidence.quote)) return undefined;
  return `the quote does not stand at ${evidence.locator}`;
}
