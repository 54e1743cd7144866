import * as z from 'zod';
import { Brief } from '#shared/domain/brief.ts';
import { Claim } from '#shared/domain/claim.ts';
import { Digest } from '#shared/domain/digest.ts';
import { Evidence } from '#shared/domain/evidence.ts';
import { Gate } from '#shared/domain/gate.ts';
import { Hit } from '#shared/domain/hit.ts';
import type { JobReference } from '#shared/domain/job.ts';
import { Coverage, Plan } from '#shared/domain/plan.ts';
import { Query } from '#shared/domain/query.ts';
import { Draft } from '#shared/domain/report.ts';
import { SearchUsage } from '#shared/domain/search-usage.ts';
import { Source } from '#shared/domain/source.ts';
import { TermWeights } from '#shared/domain/term-weights.ts';

/** What a search brought; a failure is kept with its reason, never as an empty list. */
export const SearchResult = z.object({
  queryId: z.string(),
  waveId: z.string(),
  provider: z.string(),
  hits: z.array(Hit).readonly(),
  failure: z.object({ name: z.string(), message: z.string() }).optional(),
  /** What it used of a paid service. */
  usage: SearchUsage.optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** The kinds of record kept under a job, with their schemas. Ids of one kind sort as strings. */
export const RECORDS = {
  BRIEF: Brief,
  PLAN: Plan,
  QUERY: Query,
  SEARCH: SearchResult,
  SOURCE: Source,
  DIGEST: Digest,
  EVIDENCE: Evidence,
  CLAIM: Claim,
  COVERAGE: Coverage,
  GATE: Gate,
  DRAFT: Draft,
  WEIGHTS: TermWeights,
} as const;

export type RecordKind = keyof typeof RECORDS;
export type RecordOf<Kind extends RecordKind> = z.infer<(typeof RECORDS)[Kind]>;

export interface Entry<Kind extends RecordKind> {
  readonly id: string;
  readonly record: RecordOf<Kind>;
}

/**
 * What research knows of a job. Writing the same id again replaces the record, so a step can run twice.
 * Records of any size are taken (large ones are kept in the archive), and every string comes back as it was. Every operation throws
 * ServiceUnavailable when the store does not answer and MalformedReply for a record that fits no schema.
 */
export interface ResearchStore {
  put<Kind extends RecordKind>(job: JobReference, kind: Kind, entry: Entry<Kind>): Promise<void>;
  putAll<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    entries: readonly Entry<Kind>[],
  ): Promise<void>;
  get<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    id: string,
  ): Promise<RecordOf<Kind> | undefined>;
  /** All records of a kind whose id begins with `prefix`, in order of id. */
  list<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    prefix?: string,
  ): Promise<readonly RecordOf<Kind>[]>;
}

/** The id of the records that a job has one of (BRIEF, PLAN). */
export const ONLY = 'only';
