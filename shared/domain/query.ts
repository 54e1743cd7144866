import * as z from 'zod';
import { Domains } from './lens.ts';
import { Endpoint } from './plan.ts';

/** Why a wave searches: for the checklist, or for what a draft asked to know more about. */
const Purpose = z.enum(['research', 'revision']);
export type Purpose = z.infer<typeof Purpose>;

/** Where a wave stands. `iteration` counts research loops, `revision` report loops. */
export const Cursor = z.object({
  iteration: z.int().positive(),
  purpose: Purpose,
  revision: z.int().nonnegative(),
});
export type Cursor = z.infer<typeof Cursor>;

/** The prefix that ids and keys of one wave share: `i02`, or `r01` for a revision; in order as strings. */
export function waveId(cursor: Cursor): string {
  return cursor.purpose === 'revision' ? revisionId(cursor.revision) : iterationId(cursor.iteration);
}

export function iterationId(iteration: number): string {
  return `i${String(iteration).padStart(2, '0')}`;
}

/** Revision 0 is the first draft. */
export function revisionId(revision: number): string {
  return `r${String(revision).padStart(2, '0')}`;
}

/** `{waveId}-{index}`, `index` from 0: ids sort in the order of the queries. */
export function queryId(wave: string, index: number): string {
  return `${wave}-${String(index + 1).padStart(2, '0')}`;
}

/** How old a result may be. */
export const Freshness = z.enum(['day', 'week', 'month', 'year']);
export type Freshness = z.infer<typeof Freshness>;

export const Query = z.object({
  /** As `queryId` makes it. */
  id: z.string(),
  waveId: z.string(),
  text: z.string(),
  provider: z.string(),
  endpoint: Endpoint,
  resultCount: z.int().positive(),
  itemIds: z.array(z.string()).readonly(),
  subQuestionId: z.string().optional(),
  /** BCP 47 tag of the question's language, where it is known. */
  language: z.string().optional(),
  /** It was sent while the plan was made, before the checklist was known. */
  isEarly: z.literal(true).optional(),
  /** In place of its words: the works that a work cites, or that cite it. */
  along: z.object({ doi: z.string(), direction: z.enum(['references', 'citations']) }).optional(),
  /** Domains that its results keep to; absent: those of the service. */
  domains: Domains.optional(),
});
export type Query = z.infer<typeof Query>;
