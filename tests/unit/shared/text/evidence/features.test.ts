import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearsFigure } from '#shared/text/evidence/asked-kind.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { FEATURES, type Feature, featuresOf } from '#shared/text/evidence/features.ts';
import { gramsOf, viewQuestion } from '#shared/text/evidence/question-view.ts';

interface Asked {
  readonly question: string;
  readonly text: string;
  readonly title?: string;
  readonly rarity?: (term: string) => number;
}

/** The features of the last statement of a text. */
function lastOf({ question, text, title = '', rarity = () => 1 }: Asked): Readonly<Record<Feature, number>> {
  const document = viewDocument(text, title);
  const vectors = featuresOf({ document, question: viewQuestion(question), rarity, relevance: 0.5 });
  const last = vectors.at(-1) ?? [];
  return Object.fromEntries(FEATURES.map((name, at) => [name, last[at] ?? NaN])) as Record<Feature, number>;
}

describe('featuresOf', () => {
  it('shares out the weight of the terms of the question', () => {
    const question = 'Why do kites need tails?';
    const all = lastOf({ question, text: 'Kites need tails because wind turns.' });
    const some = lastOf({ question, text: 'Kites are made of paper and glue.' });
    const none = lastOf({ question, text: 'Whales sing under water at night.' });
    expect(all.statement).toBeGreaterThan(some.statement);
    expect(some.statement).toBeGreaterThan(none.statement);
    expect(none.statement).toBe(0);
  });

  it('weighs a term by its rarity', () => {
    const rarity = (term: string): number => (term === 'tail' ? 1 : 0.1);
    const question = 'kites tails';
    const rare = lastOf({ question, text: 'Tails are made of paper.', rarity });
    const common = lastOf({ question, text: 'Kites are made of paper.', rarity });
    expect(rare.statement).toBeGreaterThan(common.statement * 5);
  });

  it('meets derivations by character grams', () => {
    const found = lastOf({ question: 'photographers encryption', text: 'Photography and decryption.' });
    expect(found.statement).toBe(0);
    expect(found.grams).toBeGreaterThan(0.4);
  });

  it('counts what the passage, the title and the statement before bear beside the statement', () => {
    const question = 'kites tails';
    const text = '# Book\n\nKites have many parts. Tails keep them calm.';
    expect(lastOf({ question, text })).toMatchObject({ before: 0.5, headings: 0 });
    expect(lastOf({ question, text: '# Kites\n\nTails keep them calm.' }).headings).toBe(0.5);
    expect(lastOf({ question, text: 'Tails keep them calm.', title: 'Kites' }).headings).toBe(0.5);
    const section = '# Kites\n\nKites have tails.\n\n# Boats\n\nSails keep them fast.';
    expect(lastOf({ question, text: section })).toMatchObject({ before: 0, passage: 0 });
  });

  it('counts what stands below a line that asks the same, most where it begins', () => {
    const question = 'Can I fly two kites on one line?';
    const below = (heading: string): string => `# Kites\n\n## ${heading}\n\nYes, that is possible.`;
    const same = lastOf({ question, text: below('May I fly two kites on one line?') });
    const near = lastOf({ question, text: below('Kites and their tails, made of paper') });
    const other = lastOf({ question, text: below('Whales') });
    expect(same.section).toBeGreaterThan(1);
    expect(near.section).toBeLessThan(0.5);
    expect(other.section).toBe(0);
    const later = lastOf({ question, text: `${below('Two kites on one line')}\n\nMuch later it ends.` });
    expect(later.section).toBeLessThan(same.section);
    expect(later.section).toBeGreaterThan(near.section);
  });

  it.each(['Description', 'OVERVIEW', '1. Introduction:', 'Examples'])(
    'reads below "%s", which every manual has, what the heading above says',
    (heading) => {
      const question = 'What does kite reel do?';
      const below = (own: string): number =>
        lastOf({ question, text: `# kite reel\n\n## ${own}\n\nIt takes in the line.` }).section;
      expect(below(heading)).toBeGreaterThan(1);
      expect(below('Whales')).toBe(0);
    },
  );

  it.each([
    'It is unclear whether tails help kites.',
    'We sought to learn whether tails help.',
    'The aim of this study was to fly kites with tails.',
    'To assess whether tails help kites.',
    'Little is known about the tails of kites.',
  ])('takes what is still to be found for no answer to whether something is so: %s', (text) => {
    expect(lastOf({ question: 'Do tails help kites?', text }).aim).toBe(1);
    expect(lastOf({ question: 'Why are kites studied?', text }).aim).toBe(0);
    expect(lastOf({ question: 'Do tails help kites?', text: 'The purpose of tails is to help.' }).aim).toBe(
      0,
    );
  });

  it.each([
    'Before version 3.1 kites flew.',
    'Set `line = 40` for kites.',
    'Kites use utf8 and int32 names.',
    'Kites fly [12].',
    'One can fly kites.',
  ])('takes for no figure what measures nothing: %s', (text) => {
    expect(lastOf({ question: 'How long can kites fly?', text }).figure).toBe(0);
  });

  it.each<[Feature, string, string]>([
    ['date', 'When did kites fly first?', 'Kites flew first in 1749.'],
    ['date', '风筝什么时候发明的？', '风筝发明于公元前5世纪。'],
    ['figure', 'How many kites flew?', 'Seventeen or 17 kites flew.'],
    ['figure', 'How long do kites last?', 'Kites last for one year.'],
    ['figure', '风筝能飞多高？', '风筝能飞到3000米。'],
    ['figure', 'كم عدد الطائرات؟', 'طارت 17 طائرة.'],
    ['reason', 'Why do kites fly?', 'They fly because wind lifts them.'],
    ['result', 'What is the effect of tails?', 'Tails reduced turning significantly.'],
    ['aim', 'What is the effect of tails?', 'We aimed to assess whether tails help.'],
    ['question', 'kites', 'Do kites fly?'],
    ['pointer', 'kites', 'See also the book of kites.'],
    ['pointer', 'kites', "Let's begin by flying a kite."],
    ['pointer', 'kites', 'In this chapter you will learn how kites fly.'],
    ['pointer', 'kites', '# Version 2.1.0 (2021-04-01)\n\nKites: fixed a tail.'],
    ['pointer', 'kites', '# Kites\n\n## Release notes\n\nKites got a tail.'],
    ['synonym', 'How do I switch the wind off?', 'Wind can be disabled.'],
    ['kind', 'Can kites sing?', 'Yes, kites can sing.'],
    ['synonym', 'What are the downsides of kites?', 'Kites have drawbacks.'],
    [
      'synonym',
      'How does the WAL work?',
      'A write-ahead log (WAL) is kept. The write-ahead log comes first.',
    ],
    [
      'synonym',
      'How does write-ahead logging work?',
      'Write-ahead logging (WAL) is used. The WAL comes first.',
    ],
    ['synonym', 'Wie wird die Nachricht verschlüsselt?', 'Messages are encrypted.'],
    ['kind', 'What are the limits of kites?', 'Kites cannot fly without wind.'],
    ['kind', 'Which tail do kites have by default?', 'Kites have a long tail unless you cut it.'],
    ['kind', 'How do I fly kites?', 'You can fly kites by running.'],
    ['kind', 'What is a kite?', 'A kite is a toy that flies.'],
    ['kind', 'When should I use box kites?', 'Box kites are suitable for strong wind.'],
  ])('sees a %s where it counts', (feature, question, text) => {
    expect(lastOf({ question, text })[feature]).toBeGreaterThan(0);
  });

  it('counts what says what a thing is, most where it stands there for that', () => {
    const question = 'What is git rebase?';
    const kind = (text: string): number => lastOf({ question, text }).kind;
    const named = kind('git-rebase - Reapply commits on top of another base');
    const under = kind('# git rebase\n\n## Description\n\nThis command reapplies commits on another base.');
    const said = kind('A git rebase is a way to move commits.');
    const aside = kind('What many people think of a git rebase is wrong.');
    expect(named).toBeGreaterThan(said);
    expect(under).toBeGreaterThan(said);
    expect(said).toBeGreaterThan(0);
    expect(aside).toBe(0);
    expect(kind('MAKE GIT REBASE - begin a new git rebase')).toBe(0);
  });

  it('takes all that a list of releases says for what changed, and the title of a manual of a version for no release', () => {
    const releases = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((at) => `Patch 8.1.${at}\n\nKites got a tail.`)
      .join('\n\n');
    expect(lastOf({ question: 'kites', text: releases }).pointer).toBe(1);
    expect(lastOf({ question: 'What changed for kites?', text: releases }).pointer).toBe(0);
    expect(
      lastOf({ question: 'kites', text: '# Version 2.1 Reference Manual\n\nKites have tails.' }).pointer,
    ).toBe(0);
  });

  it('takes what was done, and what is aimed at, for no announcement', () => {
    for (const text of [
      'In this guide, you stored a kite.',
      'In this section, we aim to show that kites fly.',
    ])
      expect(lastOf({ question: 'kites', text }).pointer).toBe(0);
  });

  it('takes what changed in a version for no pointer where versions are asked for', () => {
    const text = '# Version 2.1.0 (2021-04-01)\n\nKites: fixed a tail.';
    expect(lastOf({ question: 'What changed for kites in version 2?', text }).pointer).toBe(0);
    expect(lastOf({ question: 'What changes came to kites?', text }).pointer).toBe(0);
    expect(lastOf({ question: 'How do I get my changes to kites back?', text }).pointer).toBe(1);
  });

  it.each<[Feature, string]>([
    ['date', 'Kites flew first in 1749.'],
    ['figure', 'Seventeen or 17 kites flew.'],
    ['reason', 'They fly because wind lifts them.'],
    ['result', 'Tails reduced turning significantly.'],
    ['aim', 'We aimed to assess whether tails help.'],
    ['kind', 'You can fly kites by running.'],
    ['kind', 'A kite is a toy that flies.'],
    ['synonym', 'Wind can be disabled.'],
  ])('does not count a %s that nobody asks for', (feature, text) => {
    expect(lastOf({ question: 'Which parts do kites have?', text })[feature]).toBe(0);
  });

  it('takes a "yes" for an answer where the question stands above it, and not below another', () => {
    const question = 'Can kites sing at night?';
    const text = (heading: string): string => `# Kites\n\n## ${heading}\n\nYes, if a wind blows at night.`;
    expect(lastOf({ question, text: text('Can kites sing in the dark?') }).kind).toBeGreaterThan(0);
    expect(lastOf({ question, text: text('Is string needed when tails are long?') }).kind).toBe(0);
  });

  it('counts a reason less where only what stands around it bears the question', () => {
    const question = 'Why do kites need tails?';
    const near = lastOf({ question, text: 'Kites need tails. That is so because wind turns.' });
    const own = lastOf({ question, text: 'Kites need tails. Tails help because wind turns.' });
    expect(near.reason).toBe(0.5);
    expect(own.reason).toBeGreaterThan(near.reason);
  });

  it('takes the number of a section for no version, and an entry of a list of contents for a pointer', () => {
    const text = '# Kites\n\n- 2.1 Flying kites\n- None\n\n## 2.1 Flying kites\n\nKites fly in wind.';
    const document = viewDocument(text, '');
    const question = viewQuestion('How do kites fly?');
    const vectors = featuresOf({ document, question, rarity: () => 1, relevance: 1 });
    expect(vectors.map((vector) => vector[FEATURES.indexOf('pointer')])).toEqual([1, 0, 0]);
  });

  it.each(['| 3.1. Tails |', 'Tails are in table 3.', '2. Kites have tails'])(
    'takes the number of a place for no figure: %s',
    (text) => {
      expect(bearsFigure(text)).toBe(false);
    },
  );

  it('gives one finite vector per statement, whatever is asked of whatever text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(text, text, (question, canonical) => {
        const document = viewDocument(canonical, '');
        const vectors = featuresOf({
          document,
          question: viewQuestion(question),
          rarity: () => 0.5,
          relevance: 1,
        });
        expect(vectors).toHaveLength(document.statements.length);
        expect(vectors.flat().every((value) => Number.isFinite(value))).toBe(true);
        expect(vectors.every((vector) => vector.length === FEATURES.length)).toBe(true);
      }),
    );
  });
});

describe('gramsOf', () => {
  it('cuts a word into distinct runs of four characters', () => {
    expect(gramsOf('kite')).toEqual(['kite']);
    expect(gramsOf('kites')).toEqual(['kite', 'ites']);
    expect(gramsOf('aaaaaa')).toEqual(['aaaa']);
  });
});
