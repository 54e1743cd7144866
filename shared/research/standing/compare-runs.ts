import { compareEvidence } from '#shared/domain/diff/compare-evidence.ts';
import type { EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import type { RunRecords } from '#shared/domain/diff/snapshot.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import type { ArchiveReader } from '../../ports/archive.ts';
import type { ResearchStore } from '../../ports/research-store.ts';
import { loadFindings } from '../findings.ts';

export interface ComparePorts {
  readonly research: ResearchStore;
  readonly archive: Pick<ArchiveReader, 'getText'>;
}

/** What changed since the run that this one is compared to; undefined where it is compared to none. */
export async function compareRuns(
  job: Pick<Job, 'tenantId' | 'jobId' | 'standing'>,
  ports: ComparePorts,
): Promise<EvidenceDiff | undefined> {
  const since = job.standing?.since;
  if (since === undefined) return undefined;
  const [before, after] = await Promise.all([
    loadRun({ tenantId: job.tenantId, jobId: since.jobId }, ports.research),
    loadRun(job, ports.research),
  ]);
  const texts = await loadTexts(job.tenantId, [before, after], ports);
  return compareEvidence({ since, before, after, texts });
}

async function loadRun(job: JobReference, research: ResearchStore): Promise<RunRecords> {
  const { sources, evidence, claims } = await loadFindings(research, job);
  return { sources, evidence, claims: [...byId(claims).values()] };
}

/** Claims of several waves: the last word on each. */
function byId(claims: readonly Claim[]): ReadonlyMap<string, Claim> {
  return new Map(claims.map((claim) => [claim.id, claim]));
}

/** The texts of sources that changed; a text that is no longer kept counts as one that says nothing. */
async function loadTexts(
  tenantId: string,
  [before, after]: readonly [RunRecords, RunRecords],
  { archive }: ComparePorts,
): Promise<ReadonlyMap<string, string>> {
  const known = new Set(before.sources.map(({ archiveHash }) => archiveHash));
  const kept = new Set(after.sources.map(({ archiveHash }) => archiveHash));
  const differing = [
    ...before.sources.filter(({ archiveHash }) => !kept.has(archiveHash)),
    ...after.sources.filter(({ archiveHash }) => !known.has(archiveHash)),
  ];
  const read = differing.map(async ({ id, archiveHash }: Source) => {
    if (archiveHash === undefined) return [];
    const text = await archive.getText(archiveKey(tenantId, id, archiveHash));
    return text === undefined ? [] : [[archiveHash, text] as const];
  });
  return new Map((await Promise.all(read)).flat());
}
