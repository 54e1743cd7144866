import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConnective } from '#shared/prompting/connective.ts';
import { strangeFigures } from '#shared/text/words/figures.ts';
import { hardText } from '../arbitrary-text.ts';

describe('strangeFigures', () => {
  it.each([
    ['the same figure', 'It rose by 12%.', 'rose by 12 %'],
    ['thousands written otherwise', 'Of 1,250 patients', '1250 patients'],
    ['thousands with points', 'Of 1.250 patients', '1,250 patients'],
    ['a decimal comma', 'It is 12,5 degrees.', '12.5 degrees'],
    ['trailing zeros', 'It is 12.50.', '12.5'],
    ['other digits', 'It is ٤٢ or ४२ or 42.', 'forty-two is 42'],
    ['single digits', 'There are 3 ways.', 'none'],
    ['a figure within a name', 'It uses AES-256.', 'AES-256 is used'],
    ['no figure', 'It rusts.', ''],
  ])('lets %s pass', (_what, statement, text) => {
    expect(strangeFigures(statement, [text])).toEqual([]);
  });

  it.each([
    ['another figure', 'It rose by 13%.', 'rose by 12%', ['13']],
    ['a sum', 'Together 24.', '12 and 12', ['24']],
    ['another decimal', '0.5 mg', '5 mg', ['0.5']],
    ['another year', 'In 2023', 'In 2022', ['2023']],
    ['a part of a longer one', 'In 20', 'In 2022', ['20']],
  ])('finds %s', (_what, statement, text, strange) => {
    expect(strangeFigures(statement, [text])).toEqual(strange);
  });

  it('finds none in a text that is given', () => {
    fc.assert(
      fc.property(
        hardText,
        fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 5 }),
        (text, numbers) => {
          const statement = `${text} ${numbers.join(' ')}`;
          expect(strangeFigures(statement, [`before ${statement}`])).toEqual([]);
        },
      ),
    );
  });
});

describe('isConnective', () => {
  const known = new Set(['encryption', 'default', 'queue']);

  it.each([
    'In summary:',
    'The following sections go through this in order.',
    'Encryption by default:',
    'Overall,',
  ])('takes “%s” for a sentence that states nothing', (sentence) => {
    expect(isConnective(sentence, known)).toBe(true);
  });

  it.each([
    'Encryption is the default.',
    'Aspirin cures cancer:',
    'The sources leave no doubt.',
    'In summary, 40 % of it:',
    'In summary, “the following”:',
    'Iron rusts.',
  ])('takes “%s” for a statement', (sentence) => {
    expect(isConnective(sentence, known)).toBe(false);
  });
});
