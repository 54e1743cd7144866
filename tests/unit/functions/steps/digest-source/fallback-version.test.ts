import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { FALLBACK_VERSION } from '#functions/steps/digest-source/without-model.ts';
import { hashOf } from '#shared/text/hash.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { openDigestWorld } from './digest-world.ts';

/** Raise FALLBACK_VERSION whenever this changes, or digests that older code has made are taken from the cache. */
const QUOTED = { version: 104, quotes: 'ed4416011cbef7a562d99756f28d63f14f1a0e14715000200c11590f2a58035a' };

const FIXTURES = new URL('../../../../fixtures/', import.meta.url);
const ASKED: readonly (readonly [file: string, questions: readonly string[]])[] = [
  [
    'digests/kiln.md',
    [
      'How long is one smoot?',
      'How do I start the kiln?',
      'How do I make it fire at night?',
      'How hot does the kiln get by default?',
      'What does cool() return?',
      'Which call tells how much ash there is?',
      'What does error 17 mean and how do I get out of it?',
      'Why does the lamp blink red?',
      'Can I fire glass in it?',
      'Why are my pots grey, and what helps?',
      'How do Heron and Egret compare in price and noise?',
      'How many potters preferred Heron in the trial?',
      'Who founded the firm and when?',
      'How do I open the kiln at noon in code?',
      'How do I make heron whistle when it is done?',
      'Which step heats to 550, and where is the bell set?',
      'How many lids cracked in the winter of 1991?',
      'Which cone is used for porcelain, and at how many degrees does it bend?',
    ],
  ],
  [
    'digests/hives.md',
    ['Does wool prevent mould?', 'How many hives were lined?', 'Which lining turned out best?'],
  ],
  ['pages/documentation.html', ['How is it installed?', 'What is the default?']],
  ['pages/news-article.html', ['What happened, and when?', 'Who said so?']],
  ['pages/questions.html', ['How do I do that?']],
  ['pages/japanese-article.html', ['何がありましたか？']],
  ['pages/arabic-article.html', ['ماذا حدث؟']],
];

it('quotes the same as long as the version of what it quotes is the same', async () => {
  const world = await openDigestWorld();
  const quoted: unknown[] = [];
  for (const [file, questions] of ASKED) {
    const contentType = file.endsWith('.md') ? 'text/markdown' : 'text/html';
    const { text } = canonicalise({ contentType, text: await readFile(new URL(file, FIXTURES), 'utf8') });
    for (const question of questions) {
      const { evidence } = await world.digest(await world.newJob({ question }), text);
      expect(evidence, question).not.toEqual([]);
      quoted.push(
        evidence.map(({ quote, headings, items }) => [quote, headings, items.map(({ itemId }) => itemId)]),
      );
    }
  }
  expect({ version: FALLBACK_VERSION, quotes: hashOf(quoted) }).toEqual(QUOTED);
});
