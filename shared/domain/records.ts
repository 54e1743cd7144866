import type * as z from 'zod';
import { Brief } from './brief.ts';
import { Claim } from './claim.ts';
import { Digest } from './digest.ts';
import { Evidence } from './evidence.ts';
import { Gate } from './gate.ts';
import { MeasuredNearness } from './nearness.ts';
import { Coverage, Plan } from './plan.ts';
import { Query } from './query.ts';
import { Draft } from './report.ts';
import { SearchResult } from './search-result.ts';
import { Source } from './source.ts';
import { TermRarity } from './term-rarity.ts';
import { WrittenSection } from './written-section.ts';

/** The kinds of record kept under a job, with their schemas. Ids of one kind sort as strings. */
export const RECORDS = {
  BRIEF: Brief,
  PLAN: Plan,
  QUERY: Query,
  SEARCH: SearchResult,
  SOURCE: Source,
  DIGEST: Digest,
  EVIDENCE: Evidence,
  NEARNESS: MeasuredNearness,
  CLAIM: Claim,
  COVERAGE: Coverage,
  GATE: Gate,
  SECTION: WrittenSection,
  DRAFT: Draft,
  RARITY: TermRarity,
} as const;

export type RecordKind = keyof typeof RECORDS;
export type RecordOf<Kind extends RecordKind> = z.infer<(typeof RECORDS)[Kind]>;

/** The id of the records that a job has one of (BRIEF, PLAN). */
export const ONLY = 'only';
