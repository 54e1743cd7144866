import * as z from 'zod';
import { EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { Standing } from '#shared/domain/standing.ts';

/** A standing question as its owner sees it. */
export const StandingView = Standing.omit({ tenantId: true });
export type StandingView = z.infer<typeof StandingView>;

export const StandingList = z.object({ standing: z.array(StandingView).readonly() });
export type StandingList = z.infer<typeof StandingList>;

/** The job of a run; `skipped`: the run before is not done, and this is its job. */
export const StandingBegun = z.object({ jobId: z.string(), skipped: z.boolean() });
export type StandingBegun = z.infer<typeof StandingBegun>;

/** What a run found changed; null of a first run, which is compared to none. */
export const StandingChanges = z.object({ jobId: z.string(), changes: EvidenceDiff.nullable() });
export type StandingChanges = z.infer<typeof StandingChanges>;
