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

const field = fc.constantFrom(
  'Cc: Di <di@kiln.example>',
  'Attachments: plan.pdf',
  'Location: Yard 3',
  'Reply-To: yard@kiln.example\n\tand Bo',
  'Fee: 12 pounds',
  'From: Ed',
  'Subject: Glaze',
);

const message = fc
  .tuple(
    fc.constantFrom(
      'Ann',
      'Bo <bo@kiln.example>',
      '9 am',
      `Ann ${'of the yard '.repeat(12)}<ann@kiln.example>`,
    ),
    fc.constantFrom('3 June', 'Mon, 18 Nov 2024 08:12', `18 Nov 2024 08:12 (${'by the clock '.repeat(12)})`),
    fc.constantFrom(
      'Subject: Re: Kiln',
      'Subject: Kiln broken again',
      'Subject: Kiln',
      'Subject: Ash',
      'Place: Hall B',
    ),
    fc.array(field, { maxLength: 3 }),
    fc.constantFrom('', '---\n', '-- Yard 4 --\n'),
  )
  .map(
    ([from, date, subject, fields, rule]) =>
      `${rule}${[`From: ${from}`, 'To: Cy', `Date: ${date}`, subject, ...fields].join('\n')}\n\nThe kiln is cold.`,
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

const LONG =
  'holds its heat for a day and a night, and is opened in the morning by whoever has the key to it, and by no one else before that.';

const line = fc.constantFrom(
  `The kiln ${LONG}`,
  `The oven ${LONG}`,
  `the ash ${LONG}`,
  'Pots are fired by night, and lids by day.',
  'Who has the key to it?',
  'It is for all who come to the kiln by day or by night. In particular:',
  'Lids',
  '3. Care',
  '4  ASHES',
  '5.1 The potter mends the kiln.',
  '(a) No lid is open.',
  '(b) the key;',
  '- a lid',
  '1. a pot',
  '  set in by blanks',
  'Ann Potter',
  'A. Potter, B. Kiln',
  'Yours sincerely',
  'Wed 9.',
  'Lid ...... £3',
  'Key ...... 4',
  'Gas kiln     0650   0832',
  'let kiln = 3;',
  'WARNING',
  'INFO',
  'KILN',
  'Bo Ash, Leeds',
  'END OF DOCUMENT',
  '苍鹭在河边。',
  '## Kiln',
  '',
  '',
  '',
);

/** Plain texts of which many have lines that are paragraphs, among others of each kind. */
export const unbrokenTexts = fc
  .tuple(fc.array(line, { minLength: 3, maxLength: 25 }), fc.nat({ max: 3 }))
  .map(([lines, count]) => [...Array.from({ length: count }, () => `Fire ${LONG}`), ...lines].join('\n'));
