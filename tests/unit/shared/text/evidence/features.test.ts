import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearsFigure } from '#shared/text/evidence/asked-kind.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { FEATURES, featuresOf } from '#shared/text/evidence/features.ts';
import { gramsOf, viewQuestion } from '#shared/text/evidence/question-view.ts';
import { lastOf } from './last-of.ts';

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

  it('counts for a record nothing that the records around it say', () => {
    const row = (name: string): string => `| kiln: ${name}; fuel: wood |`;
    const { near } = lastOf({ question: 'Egret whistles', text: `${row('Egret')}\n${row('Heron')}` });
    expect(near).toBe(0);
    const plain = lastOf({ question: 'Egret whistles', text: '| Egret | wood |\n| Heron | wood |' });
    expect(plain.near).toBeGreaterThan(0);
  });

  it('weighs a term by its rarity', () => {
    const rarity = (term: string): number => (term === 'tail' ? 1 : 0.1);
    const question = 'kites tails';
    const rare = lastOf({ question, text: 'Tails are made of paper.', rarity });
    const common = lastOf({ question, text: 'Kites are made of paper.', rarity });
    expect(rare.statement).toBeGreaterThan(common.statement * 5);
  });

  it('takes phrases of the same sense for the word asked, and only with their particle', () => {
    const synonym = (question: string, text: string): number => lastOf({ question, text }).synonym;
    for (const question of ['How can I switch the lamp off?', 'How do I disable the lamp?'])
      expect(synonym(question, 'A zero turns the lamp off.')).toBeGreaterThan(0);
    expect(synonym('How can I switch the lamp off?', 'The lamp turns the night into day.')).toBe(0);
  });

  it('counts of long code what is quoted of it, not words scattered over a listing', () => {
    const line = 'prepare_the_loom();\n';
    const listing = (lines: string): string => `\`\`\`\n${lines}\n\`\`\``;
    const early = lastOf({
      question: 'kites tails',
      text: listing(`tie(kites, tails);\n${line.repeat(40)}`),
    });
    const late = lastOf({ question: 'kites tails', text: listing(`${line.repeat(40)}tie(kites, tails);`) });
    expect(early.statement).toBeGreaterThan(0);
    expect(late.statement).toBe(0);
  });

  it('meets derivations by character grams', () => {
    const found = lastOf({ question: 'photographers encryption', text: 'Photography and decryption.' });
    expect(found.statement).toBe(0);
    expect(found.grams).toBeGreaterThan(0.4);
  });

  it('counts what the title and the statements near it bear beside the statement', () => {
    const question = 'kites tails';
    const text = '# Book\n\nKites have many parts. Tails keep them calm.';
    expect(lastOf({ question, text }).headings).toBe(0);
    expect(lastOf({ question, text: '# Kites\n\nTails keep them calm.' }).headings).toBe(0.5);
    const titled = lastOf({ question, text: 'Tails keep them calm.', title: 'Kites' });
    expect(titled.headings).toBeGreaterThan(0.2);
    expect(titled.headings).toBeLessThan(0.5);
  });

  it('counts what stands near it the less the further, not across sections, and nothing where a statement bears all', () => {
    const question = 'kites tails';
    const near = (text: string): number => lastOf({ question, text }).near;
    const between = 'Boats have sails. ';
    const [next, further, far] = [0, 2, 12].map((count) =>
      near(`# Book\n\nKites have parts. ${between.repeat(count)}Wind keeps them calm.`),
    );
    expect(next).toBeGreaterThan(further ?? 0);
    expect(further).toBeGreaterThan(far ?? 0);
    expect(far).toBeGreaterThan(0);
    expect(near(`# Book\n\nKites have parts. ${between.repeat(17)}Wind keeps them calm.`)).toBe(0);
    expect(near('# Kites\n\nKites have parts.\n\n# Boats\n\nSails keep them fast.')).toBe(0);
    expect(near('# Book\n\nKites have tails. Wind keeps them calm.')).toBe(0);
  });

  it('tells the background of a report of research, and not the introduction of another text', () => {
    const question = 'kites tails';
    const background = (text: string): number => lastOf({ question, text }).background;
    const report = (last: string): string =>
      `# Kites\n\n## Methods\n\nWe flew kites.\n\n## Results\n\nThey flew.\n\n## ${last}\n\nKites have tails.`;
    expect(background(report('1. Introduction'))).toBe(1);
    expect(background(report('Discussion'))).toBe(0);
    expect(background('# Kites\n\n## Usage\n\nFly them.\n\n## Introduction\n\nKites have tails.')).toBe(0);
  });

  it('counts the words that name the work asked about less than what is asked of it', () => {
    const text =
      '# Book\n\nKites and boats were compared in spring. A storm ended the comparison. Two children were ill.';
    const question = (asked: string): string => `In the trial of kites and boats in spring, ${asked}?`;
    const { statement } = lastOf({ question: question('how many children were ill'), text });
    expect(statement).toBeGreaterThan(0.7);
    expect(lastOf({ question: 'kites boats spring children ill', text }).statement).toBeLessThan(0.6);
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
