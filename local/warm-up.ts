import { setImmediate as nextTurn } from 'node:timers/promises';
import { TASK_STATES } from '#shared/domain/steps.ts';
import { loadHandler } from './interpreter/functions.ts';

/** Loads the functions of all states, one at a time, and lets what all reports are checked by be compiled. */
export async function warmUp(): Promise<void> {
  for (const state of TASK_STATES) {
    await loadHandler(state);
    await nextTurn();
  }
  const { checkSentence } = await import('#shared/text/sentence-check/check-sentence.ts');
  // Patterns are compiled anew when they are used again, and for texts with other signs than Latin-1 has.
  for (const version of ['version', 'release', '“version”', '“release”']) {
    for (const quote of [
      `The first ${version} did not raise the limit of 10 % before 2021, and never needed Node.js.`,
      `The more ${version} is used, the faster it grows, and all of it may increase.`,
    ]) {
      checkSentence(quote, { quotes: [quote], about: [], asked: '' });
      await nextTurn();
    }
  }
}
