import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sha256 } from '#shared/text/hash.ts';
import { isRight, runsOf } from '#tests/bench/answers/gold.ts';
import { ownTextsPacks } from '#tests/bench/answers/own-texts-packs.ts';
import { spaced } from '#tests/bench/confidence/asked-questions.ts';
import { answersBy, readAskedManuals, readAskedTexts } from '#tests/bench/encoder/asked.ts';
import { readOwnQuestions } from '#tests/bench/own-texts/own-texts.ts';

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

  it('are no two the same', async () => {
    const all = await readAskedManuals();
    expect(all.length).toBeGreaterThan(2_500);
    expect(new Set(all.map(({ question, file }) => `${file}\n${question}`)).size).toBe(all.length);
  });
});

describe('questions on texts of our own', () => {
  it.each([true, false])(
    'are answered word for word by the text that they name, in four words or more, and no two are the same (to learn from: %s)',
    async (isToLearn) => {
      const all = [...(await readOwnQuestions(isToLearn)).values()].flat();
      expect(all.length).toBeGreaterThan(1_000);
      expect(new Set(all.map(({ question, path }) => `${path}\n${question}`)).size).toBe(all.length);
      const texts = new Map<string, string>();
      for (const path of new Set(all.map((one) => one.path)))
        texts.set(path, spaced(await readFile(path, 'utf8')));
      const unanswered = all.filter(({ path, answer }) => texts.get(path)?.includes(spaced(answer)) !== true);
      expect(unanswered.map(({ question }) => question)).toEqual([]);
      expect(all.filter(({ answer }) => runsOf(answer).size === 0)).toEqual([]);
    },
  );

  it('are learned from in eight kinds, and judge in eight others as packs in which a quote of the answer is right', async () => {
    const packs = await ownTextsPacks();
    const learned = await readAskedTexts();
    expect([learned.size, packs.length]).toEqual([8, 8]);
    expect(packs.filter(({ name }) => learned.has(name.replace('own-texts-', '')))).toEqual([]);
    for (const { documents, questions } of packs) {
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      expect(new Set(documents.map((one) => one.name)).size).toBe(documents.length);
      expect(documents.filter(({ text, title }) => title === '' || !text.startsWith(`# ${title}\n`))).toEqual(
        [],
      );
      expect(questions.filter((one) => !documents.some(({ text }) => isRight(one, text)))).toEqual([]);
    }
  });
});
