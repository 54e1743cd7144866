import * as fc from 'fast-check';

/** Paragraphs that are broken into lines before a margin. */
export const WRAPPED = [
  'The kite server is told by the wind when it has to rise, and it does\nnot come down before all of the line has been wound up again.',
  'It keeps a list of the places where it has been, so that a second\nflight does not lead over the same trees as the one before it.',
  'The line is wound up by the one who holds it, and all of the tail\nis taken in before it is put away for the winter.',
];
const words = fc
  .array(
    fc.constantFrom(
      'the',
      'kite',
      'of',
      'is',
      'to',
      'wind',
      'rises',
      'and',
      'line',
      'x=3;',
      '-t',
      '*tag*',
      '苍鹭',
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((found) => found.join(' '));

function wrapped(text: string, indent: number): string {
  const lines = text.match(/.{1,60}(?:\s|$)/gu) ?? [text];
  return lines.map((line) => ' '.repeat(indent) + line.trim()).join('\n');
}

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WRAPPED) },
  fc.tuple(words, fc.integer({ min: 0, max: 12 })).map(([text, indent]) => wrapped(text, indent)),
  fc.tuple(words, words).map(([term, said]) => `${term.slice(0, 20)}      ${wrapped(said, 26).trimStart()}`),
  words.map((text) => `- ${wrapped(text, 2).trimStart()}`),
  words.map((text) => `${text.slice(0, 30)}\n${'='.repeat(Math.min(30, text.length))}`),
  words.map((text) => `${text.slice(0, 40)}:\n\t${text}\nand on.`),
  fc.constantFrom('1. Kites', 'NAME', '='.repeat(60), '*tag*', 'a\tb\tc', ''),
);
/** Plain texts that are set in lines, as manuals are: terms, items, headings, examples, and what is none of them. */
export const laidOutManuals = fc
  .array(part, { minLength: 3, maxLength: 20 })
  .map((parts) => parts.join('\n\n'));
