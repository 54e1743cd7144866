import { asksForEffect } from '#shared/text/evidence/asked-outcome.ts';
import { isMereUndertaking } from '#shared/text/evidence/undertaking.ts';

/** "To clarify which one is in play, bring it to front" reads like an aim, once. */
const FEWEST_UNDERTAKEN = 2;

/**
 * What studies were to find out means the question itself, and all their results mean much the same: where the effect of something
 * is asked for, or whether something is so and several of the likeliest quotes tell what a study set out to do.
 */
export function isAskedOfStudies(asked: string, likeliest: readonly string[]): boolean {
  return (
    asksForEffect(asked) ||
    likeliest.filter((quote) => isMereUndertaking(quote, asked)).length >= FEWEST_UNDERTAKEN
  );
}
