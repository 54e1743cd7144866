import * as z from 'zod';
import { Spending } from '#shared/domain/budget.ts';
import { Claim } from '#shared/domain/claim.ts';
import { Locator } from '#shared/domain/locator.ts';
import { SearchUsage } from '#shared/domain/search-usage.ts';
import { Source } from '#shared/domain/source.ts';

/** A quote where it stands in the archived text, with what stands around it. */
export const EvidenceView = z.object({
  evidenceId: z.string(),
  quote: z.string(),
  /** The text right before the quote and right behind it, as much of each as was asked for. */
  before: z.string(),
  after: z.string(),
  locator: Locator,
  /** sha256 of the archived text, which was checked when this was read. */
  archiveHash: z.string(),
  source: Source.pick({
    id: true,
    kind: true,
    title: true,
    url: true,
    domain: true,
    authors: true,
    publishedAt: true,
    notices: true,
    credibilityTier: true,
    isAbstract: true,
  }),
});
export type EvidenceView = z.infer<typeof EvidenceView>;

/** The claims of a job, each with the sources on both sides. */
export const ClaimList = z.object({ claims: z.array(Claim).readonly() });
export type ClaimList = z.infer<typeof ClaimList>;

const Rating = z.object({ score: z.number(), parts: z.record(z.string(), z.number()) });

/** How a report was rated after it was published: `0.6 * answer + 0.4 * process`. */
export const EvaluationView = z.looseObject({
  method: z.enum(['counted', 'judged']),
  score: z.number(),
  answer: Rating,
  process: Rating,
  /** What a judge says of it. */
  remarks: z.array(z.string()).readonly().optional(),
});
export type EvaluationView = z.infer<typeof EvaluationView>;

const ModelUsage = z.object({
  role: z.string(),
  model: z.string(),
  calls: z.int().nonnegative(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** US dollars; absent when the price of any call is not known. */
  usd: z.number().nonnegative().optional(),
});

/** What a job has used so far. */
export const UsageView = z.object({
  /** Of all models, with what calls under way are expected to use. */
  total: Spending,
  models: z.array(ModelUsage).readonly(),
  searches: z
    .array(
      z.object({
        provider: z.string(),
        searches: z.int().nonnegative(),
        failures: z.int().nonnegative(),
        usage: SearchUsage.optional(),
      }),
    )
    .readonly(),
  sourcesRead: z.int().nonnegative(),
});
export type UsageView = z.infer<typeof UsageView>;

/** That the service answers, and its stores do. */
export const Health = z.object({ status: z.literal('ok'), version: z.string() });
export type Health = z.infer<typeof Health>;
