import { expect, it } from 'vitest';
import { OPTIONS, quoteOf } from './quote-of.ts';

it('takes what is said of the first term within another with both, and of the next one with its own', () => {
  const text =
    '# Commands\n\nglaze\n: dips a pot\n\n  pot\n: which one to dip\n\n  colour\n: how it is to look\n\nfire\n: burns it\n';
  expect(quoteOf(text, 'which one')).toBe('glaze\n: dips a pot\n\n  pot\n: which one to dip');
  expect(quoteOf(text, 'how it is')).toBe('colour\n: how it is to look');
  expect(quoteOf(text, 'burns')).toBe('fire\n: burns it');
  expect(quoteOf(text, 'which one', { maxCharacters: 25 })).toBe('pot\n: which one to dip');
});

it('takes a paragraph below the type and the default of an option with the name of the option', () => {
  const text =
    '# Options\n\nglazes\n\n  Type:\n: integer\n\n  Default:\n: 10\n\nHow many glazes a pot may have.\n\nlids\n: how many lids\n';
  expect(quoteOf(text, 'How many glazes')).toBe(
    'glazes\n\n  Type:\n: integer\n\n  Default:\n: 10\n\nHow many glazes a pot may have.',
  );
  expect(quoteOf(text, 'how many lids')).toBe('lids\n: how many lids');
});

it('quotes the name of an option with its description', () => {
  expect(quoteOf(OPTIONS, '--hold')).toBe('`--hold`\n\nHow long the last temperature is kept, in minutes.');
});

it('takes the item along that names an entry of a reference, and the rest of the entry', () => {
  const entry = 'kiln.purge_delay\n  - description: delay for purging\n  - default: `0`';
  const text = `# Options\n\n- kiln.heat\n  - description: how hot\n  - default: \`9\`\n- ${entry}\n\n`;
  expect(quoteOf(text, 'delay for purging', { maxCharacters: 90 })).toBe(entry);
});
