import * as fc from 'fast-check';

const cell = fc.constantFrom('Kiln', 'Ash pit', '0610', '12', '£3.00', '', '-', 'the lid of clay', '苍鹭');

/** Lines in columns that are as wide as their widest cell, and what begins and ends them. */
const table = fc
  .tuple(
    fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 6 }),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([rows, gap, indent]) =>
    rows
      .map((row) => ' '.repeat(indent) + row.map((one) => one.padEnd(15 + gap)).join(''))
      .map((line) => line.trimEnd())
      .join('\n'),
  );

const clauses = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.integer({ min: 0, max: 3 }))
  .map(([number, isNumbered, count]) =>
    [
      isNumbered ? `${number}. THE KILN` : 'THE KILN',
      ...Array.from({ length: count }, (_, at) => `${number}.${at + 1} The potter keeps the kiln in repair.`),
    ].join('\n'),
  );

const message = fc
  .tuple(fc.constantFrom('Ann', 'Bo <bo@kiln.example>'), fc.constantFrom('Re: Kiln', 'Ash'), fc.boolean())
  .map(
    ([from, subject, isRuled]) =>
      `${isRuled ? '---\n' : ''}From: ${from}\nTo: Cy\nDate: Mon, 18 Nov 2024 08:12\nSubject: ${subject}\n\nThe kiln is cold.`,
  );

const other = fc.constantFrom(
  'A kiln holds its heat.',
  'KILNS\nAnd pots',
  '# Kiln',
  '| a | b |',
  '%%\n%%',
  'Dear potters,',
  '---',
  'From: Ann',
  '> A kiln?',
  '```',
);

/** Plain texts with what its shape shows: tables that are set by blanks, clauses, messages; whole, in parts and among others. */
export const shapedTexts = fc
  .array(fc.oneof(table, clauses, message, other), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('\n\n'));
