import { asksForEffect } from '#shared/text/evidence/asked-outcome.ts';
import { isMereUndertaking } from '#shared/text/evidence/undertaking.ts';

/**
 * What studies were to find out means the question itself, and all their results mean much the same: where the effect of something
 * is asked for, or whether something is so and one of the likeliest quotes tells what a study set out to do.
 */
export function isAskedOfStudies(asked: string, likeliest: readonly string[]): boolean {
  return asksForEffect(asked) || likeliest.some((quote) => isMereUndertaking(quote, asked));
}
