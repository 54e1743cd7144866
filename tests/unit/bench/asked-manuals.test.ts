import { describe, expect, it } from 'vitest';
import { sha256 } from '#shared/text/hash.ts';
import { answersBy, readAskedManuals } from '#tests/bench/encoder/asked-manuals.ts';

/** What answers: "press the red button for ten". */
const ASKED = {
  runs: ['press the red button', 'the red button for', 'red button for ten'].map((run) =>
    sha256(run).slice(0, 6),
  ),
};

describe('questions on manuals', () => {
  it('are answered by a quote that has enough of what answers, however it is written', () => {
    expect(answersBy(ASKED, 'First, press the *RED*\nbutton for ten seconds.')).toBe(true);
    expect(answersBy(ASKED, 'Press the red button for a while.')).toBe(true);
  });

  it('are not answered by too little of it, by other words, or by nothing', () => {
    for (const quote of ['Press the red button.', 'Press the red knob for ten seconds.', ''])
      expect(answersBy(ASKED, quote)).toBe(false);
  });

  it('each name a manual and what answers, and no two are the same', async () => {
    const all = await readAskedManuals();
    expect(all.length).toBeGreaterThan(1_500);
    expect(new Set(all.map(({ question, file }) => `${file}\n${question}`)).size).toBe(all.length);
  });
});
