import { z } from 'zod';
import { Outcome } from '#shared/domain/job.ts';
import type { PackQuestion } from './pack.ts';

/** What a report, or the reference, came to for one question. */
export const GivenAnswer = z.object({
  /** Quotes of the answer, in the order in which they are read. */
  direct: z.array(z.string()).readonly(),
  /** Quotes of the whole report. */
  all: z.array(z.string()).readonly(),
  outcome: Outcome,
  confidence: z.number(),
  seconds: z.number(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

export interface AnsweredQuestion extends GivenAnswer {
  readonly question: PackQuestion;
}

export interface AnsweredPack {
  readonly name: string;
  readonly family: string;
  readonly ours: readonly AnsweredQuestion[];
  readonly plain: readonly AnsweredQuestion[];
}
