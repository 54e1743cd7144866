import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeThought } from '#functions/steps/digest-source/whole-thought.ts';
import { readStatements } from '#shared/text/evidence/document-view.ts';
import { OPTIONS, quoteOf } from './quote-of.ts';

describe('wholeThought', () => {
  it('takes the item along that stands above an item, and its siblings, where the whole list does not fit', () => {
    const text = `# Firing\n\nThere are two ways to fire a pot:\n\n- in wood, if:\n  - there is a day\n  - ash is wanted\n- in gas, if:\n  - there is an hour\n  - the glaze is thin\n\n`;
    expect(quoteOf(text, 'the glaze', { maxCharacters: 70 })).toBe(
      'in gas, if:\n  - there is an hour\n  - the glaze is thin',
    );
    expect(quoteOf(text, 'there is a day', { maxCharacters: 40 })).toBe('in wood, if:\n  - there is a day');
    expect(quoteOf(text, 'the glaze', { maxCharacters: 20 })).toBe('the glaze is thin');
  });

  it('takes a step with the code that it announces, and the code with its step', () => {
    const text =
      '# Steps\n\n1. Look at it.\n\n2. Cool the kiln slowly:\n\n   ```\n   kiln --down 60\n   ```\n\n3. Open it.\n';
    for (const words of ['Cool the kiln', 'kiln --down']) {
      expect(quoteOf(text, words)).toMatch(/^Cool the kiln slowly:\s+```\s+kiln --down 60\s+```$/u);
    }
  });

  it('takes what is said of an item that only names something, and not the next item', () => {
    const text =
      '# Limits\n\n1. Largest pot\n\nA pot may weigh nine kilograms.\n\n2. Smallest pot\n3. Lids\n';
    expect(quoteOf(text, 'Largest pot')).toContain('A pot may weigh nine kilograms.');
    expect(quoteOf(text, 'Smallest pot')).not.toContain('Lids');
  });

  it('takes the code that a sentence goes on from', () => {
    const text =
      '# Rows\n\nWith this index:\n\n```sql\nCREATE INDEX t;\n```\n\ncould answer such questions.\nRows are fast.\n';
    expect(quoteOf(text, 'could answer')).toBe(
      'With this index:\n\n```sql\nCREATE INDEX t;\n```\n\ncould answer such questions.',
    );
  });

  it('takes what an option is by default along, from further down its paragraph', () => {
    const text =
      'MaxPots sets how many pots may be fired at once.\nHalf of them are for glazing.\nThe default is 6.\nPots crack.';
    expect(quoteOf(text, 'MaxPots')).toBe(text.replace('\nPots crack.', ''));
    expect(quoteOf(text.replace(/\nHalf/u, '\n\nHalf'), 'MaxPots')).toBe(
      'MaxPots sets how many pots may be fired at once.',
    );
  });

  it('ends with no name of what is not quoted', () => {
    const text =
      'nest_path [<folder>]\n\nWhere nests are.\n\nDefault: none\n\negg_limit [<number>]\n\nEggs of a nest.';
    expect(quoteOf(text, 'Default: none')).not.toContain('egg_limit');
  });

  it('says of what something is the default', () => {
    const text =
      'MaxPots sets how many pots may be fired at once. Half of them are glazed. The default is 6.';
    expect(quoteOf(text, 'The default')).toBe(text);
  });

  it('takes the code before which a sentence breaks off', () => {
    const text = 'Curves are read when the kiln starts, so that\n\n```\ncurve: slow\n```\n\nis kept.';
    expect(quoteOf(text, 'Curves')).toContain('curve: slow');
  });

  it('takes the answer along with a question', () => {
    const text = 'Can I fire two pots at once?\n\nYes, if they do not touch. They need room.';
    expect(quoteOf(text, 'Can I fire')).toBe('Can I fire two pots at once?\n\nYes, if they do not touch.');
  });

  it('takes along what a sentence gives as its reason', () => {
    const text = 'Glaze runs when it melts. Because of this, leave the foot bare.';
    expect(quoteOf(text, 'leave the foot')).toBe(text);
  });

  it('quotes a sentence that stands by itself alone', () => {
    expect(quoteOf(OPTIONS, 'Glaze first')).toBe('Glaze first.');
  });

  it('takes along the sentence that one leans on', () => {
    expect(quoteOf(OPTIONS.replace('It would crack. ', 'It would crack.\n'), 'would crack')).toBe(
      'Never open it hot. It would crack.',
    );
  });

  it('goes on to the end of the line in which a sentence stands, as far as there is room', () => {
    const text = 'An aligned size shows a distance. The axis is the line between. It is kept.\nPots crack.';
    expect(quoteOf(text, 'An aligned')).toBe(text.replace('\nPots crack.', ''));
    expect(quoteOf(text, 'An aligned', { maxCharacters: 70 })).toBe(
      'An aligned size shows a distance. The axis is the line between.',
    );
  });

  it('takes along neighbours of the paragraph that answer nearly as well', () => {
    expect(quoteOf(OPTIONS, 'Never open', { others: -0.5 })).toBe(
      'Never open it hot. It would crack. Glaze first.',
    );
  });

  it('quotes a lead-in with the list that it announces', () => {
    expect(quoteOf(OPTIONS, 'can be fired with')).toMatch(
      /^The kiln can be fired with:\n\n- wood.*- electricity$/su,
    );
  });

  it('quotes of an announced list what fits', () => {
    expect(quoteOf(OPTIONS, 'can be fired with', { maxCharacters: 60 })).toBe(
      'The kiln can be fired with:\n\n- wood, which takes a day',
    );
  });

  it('quotes an item with its lead-in and list where they fit, else alone', () => {
    expect(quoteOf(OPTIONS, 'ten hours')).toMatch(/^The kiln can be fired with:.*- electricity$/su);
    expect(quoteOf(OPTIONS, 'ten hours', { maxCharacters: 60 })).toBe('gas, which takes ten hours');
  });

  it('quotes code with the sentence that announces it, and the sentence with the code', () => {
    const both = 'Set the curve like this:\n\n```yaml\ncurve: slow\nhold: 20\n```';
    expect(quoteOf(OPTIONS, 'curve: slow')).toBe(both);
    expect(quoteOf(OPTIONS, 'like this')).toBe(both);
  });

  it('quotes a sentence with the code that it speaks of, though it ends with a full stop', () => {
    const text =
      '# Passwords\n\nTo lock a room you can use the following lines, placed in `rooms.conf`.\n\n```\nLock yes\nKey "/keys"\n```\n\nThe room is then locked.\n\n```\nother\n```\n';
    expect(quoteOf(text, 'To lock a room')).toMatch(/rooms\.conf`\.\s+```\nLock yes\nKey "\/keys"\n```$/u);
    expect(quoteOf(text, 'is then locked')).not.toContain('other');
  });

  it('cuts the code that a sentence announces at the end of a line, where not all of it fits', () => {
    const text = `# Kilns\n\nTo cool it down, use the following lines:\n\n\`\`\`\nkiln --down 60\nkiln --hold 20\n${'kiln --open\n'.repeat(9)}\`\`\`\n`;
    expect(quoteOf(text, 'To cool', { maxCharacters: 85 })).toBe(
      'To cool it down, use the following lines:\n\n```\nkiln --down 60\nkiln --hold 20',
    );
    expect(quoteOf(text, 'To cool', { maxCharacters: 58 })).toBe('To cool it down, use the following lines:');
  });

  it('cuts code before what it would leave open, where a blank line stands there', () => {
    const whole = `\`\`\`\nfire(kiln, {\n  at: 60,\n});\n\ncool(kiln, {\n  down: 20,\n  hold: 10,\n});\n${'open();\n'.repeat(9)}\`\`\``;
    const text = `# Kilns\n\n${whole}\n`;
    expect(quoteOf(text, 'fire', { maxCharacters: 300 })).toBe(whole);
    expect(quoteOf(text, 'fire', { maxCharacters: 55 })).toBe('```\nfire(kiln, {\n  at: 60,\n});');
    const closed = text.replace('cool(kiln, {', 'cool(kiln);');
    expect(quoteOf(closed, 'fire', { maxCharacters: 55 })).toMatch(/cool\(kiln\);$/u);
  });

  it('quotes an answer with the question that stands alone above it', () => {
    const text =
      '# Kilns\n\nWhy does it crack?\n\nIt was cooled too fast. Wait a day.\n\nWho fires it?\n\nA potter.\n';
    expect(quoteOf(text, 'Wait a day')).toMatch(/^Why does it crack\?.*Wait a day\.$/su);
    expect(quoteOf(text, 'A potter')).toBe('Who fires it?\n\nA potter.');
  });

  it('cuts what is too long between words', () => {
    const canonical = `Kilns ${'burn hot and '.repeat(60)}cool down.`;
    const quote = quoteOf(canonical, 'Kilns', { maxCharacters: 100 });
    expect(quote.length).toBeLessThanOrEqual(100);
    expect(quote.length).toBeGreaterThan(50);
    expect(canonical.charAt(quote.length)).toBe(' ');
  });

  it('cuts what is too long where one of its sentences ends, though the next begins small, else where a clause does', () => {
    const text =
      'Kilns are built of brick, by hand, in a week or two. kilns of stone, which are older, take a year';
    expect(quoteOf(text, 'Kilns are', { maxCharacters: 84 })).toBe(
      'Kilns are built of brick, by hand, in a week or two.',
    );
    const one = 'Kilns of stone are built by hand from what lies about, which takes about one whole year';
    expect(quoteOf(one, 'Kilns', { maxCharacters: 70 })).toBe(
      'Kilns of stone are built by hand from what lies about',
    );
    const chinese = '石头砌成的窑是用附近能找到的东西手工建造的，大约需要整整一年的时间才能完成';
    expect(quoteOf(chinese, '石头', { maxCharacters: 30 })).toBe(
      '石头砌成的窑是用附近能找到的东西手工建造的',
    );
  });

  it('quotes of a sentence that is too long the clauses that bear what was asked', () => {
    const canonical = `The yard has a kiln for lids, ${'one that is large, '.repeat(5)}and old; the shed has none; the barn has a kiln for jars, which ash keeps warm.`;
    const asked = { maxCharacters: 100, asked: 'jars' };
    expect(quoteOf(canonical, 'The yard', asked)).toBe(
      'the shed has none; the barn has a kiln for jars, which ash keeps warm.',
    );
    expect(quoteOf(canonical, 'The yard', { maxCharacters: 100 })).toMatch(/^The yard has a kiln/u);
  });

  it('takes the sentence along in which a name of its own is introduced', () => {
    const text =
      'The Kiln Makers Record (KMR) is a paper. Each year, KMR counts the kilns.\nKMR was founded late.';
    expect(quoteOf(text, 'Each year')).toBe(
      'The Kiln Makers Record (KMR) is a paper. Each year, KMR counts the kilns.',
    );
    expect(quoteOf(text, 'founded late')).toBe('KMR was founded late.');
  });

  it.each([
    ['《陶窑记录》(KMR) 是一份行业杂志。', 'KMR每年都会统计陶窑的数量。'],
    ['陶窑记录（KMR）是一份行业杂志。', '每年KMR都会统计陶窑的数量。'],
    ['«Журнал печей» (KMR) выходит в Твери. ', 'Каждый год KMR считает печи.'],
    ['سجل الأفران (KMR) مجلة مهنية. ', 'كل عام تعد KMR الأفران.'],
  ])('takes it along, too, where the name is in another script: %s', (introduction, sentence) => {
    expect(quoteOf(`${introduction}${sentence}`, sentence.slice(0, 9))).toBe(`${introduction}${sentence}`);
  });

  it('never takes a character apart', () => {
    const quote = quoteOf(`a${'😀'.repeat(60)}`, 'a', { maxCharacters: 50 });
    expect(quote.isWellFormed()).toBe(true);
  });

  it('gives a trimmed stretch within the cap that holds the beginning of the statement, whatever the text', () => {
    const line = fc.constantFrom(
      '# Kiln',
      'Fire it slowly. It cracks else.',
      'Choose among:',
      '- wood, which is slow',
      '- gas',
      '| a | b |',
      '```\nhold: 20\n```',
      '慢慢加热。否则会裂。',
      '',
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 40, max: 300 }),
        fc.array(fc.integer({ min: -3, max: 0 }), { minLength: 60, maxLength: 60 }),
        (lines, maxCharacters, values) => {
          const canonical = lines.join('\n');
          const statements = readStatements(canonical);
          statements.forEach((statement, index) => {
            const valueAt = (at: number): number => values[at] ?? 0;
            const thinking = { canonical, statements, valueAt, maxCharacters, bears: () => 0 };
            const { start, end, first, last } = wholeThought(thinking, index);
            const quote = canonical.slice(start, end);
            expect(quote).toBe(quote.trim());
            expect(quote.length).toBeLessThanOrEqual(maxCharacters);
            expect(start).toBeLessThanOrEqual(statement.start);
            expect(end).toBeGreaterThan(statement.start);
            expect(first <= index && index <= last).toBe(true);
          });
        },
      ),
    );
  });
});
