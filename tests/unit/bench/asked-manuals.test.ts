import { describe, expect, it } from 'vitest';
import { answersBy, readAskedManuals } from '#tests/bench/encoder/asked-manuals.ts';

/** The beginning of the SHA-256 of "press the red button". */
const ASKED = { runs: ['49e8e6'] };

describe('questions on manuals', () => {
  it('are answered by a quote that has what answers, however it is written', () => {
    expect(answersBy(ASKED, 'First, press the *RED*\nbutton.')).toBe(true);
  });

  it('are not answered by other words, by some of them, or by nothing', () => {
    for (const quote of ['Turn the knob.', 'Press the red knob.', ''])
      expect(answersBy(ASKED, quote)).toBe(false);
  });

  it('each name a manual and what answers, and no two are the same', async () => {
    const all = await readAskedManuals();
    expect(all.length).toBeGreaterThan(1_500);
    expect(new Set(all.map(({ question, file }) => `${file}\n${question}`)).size).toBe(all.length);
  });
});
