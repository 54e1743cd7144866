import { z } from 'zod';
import { Outcome } from '#shared/domain/job.ts';
import type { PackQuestion } from './pack.ts';

/** What a report, or the reference, came to for one question. */
export const Saying = z.object({
  /** Quotes of the answer, in the order in which they are read. */
  direct: z.array(z.string()).readonly(),
  /** Quotes of the whole report. */
  all: z.array(z.string()).readonly(),
  outcome: Outcome,
  confidence: z.number(),
  seconds: z.number(),
});
export type Saying = z.infer<typeof Saying>;

export interface Told extends Saying {
  readonly question: PackQuestion;
}

export interface ToldPack {
  readonly name: string;
  readonly family: string;
  readonly ours: readonly Told[];
  readonly plain: readonly Told[];
}
