import { asksFor } from './asked-kind.ts';
import { DECREASE, INCREASE, NO_EFFECT, SIGNIFICANCE, STUDY_AIM, STUDY_METHOD } from '../words/cue-words.ts';

/** Whether a quote tells what a study was for, or what was done in it, where it is asked whether something is so. */
export function isMereUndertaking(quote: string, description: string): boolean {
  if (!asksFor(description).has('finding') || bears(quote, SIGNIFICANCE, NO_EFFECT)) return false;
  return STUDY_AIM.test(quote) || (STUDY_METHOD.test(quote) && !bears(quote, INCREASE, DECREASE));
}

/** The patterns are global: where one of them matched last must not matter. */
function bears(text: string, ...cues: readonly RegExp[]): boolean {
  return cues.some((cue) => text.search(cue) >= 0);
}
