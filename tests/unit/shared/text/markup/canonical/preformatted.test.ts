import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(preformatted: string): string {
  return canonicalise({ contentType: 'text/html', text: `<body><pre>${preformatted}</pre></body>` }).text;
}

const MANUAL = `
KITE(8)                                      KITE(8)

<b>NAME</b>
       kite - keeps things in the air

<b>DESCRIPTION</b>
       The kite server is told by the wind when it has to rise, and it does not
       come down before all of the line has been wound up again.

       It keeps a list of the places where it has been, so that a second flight
       does not lead over the same trees as the one before it.

OPTIONS
       tail_length (default: 3)
              How many metres of tail are let out before the kite takes off, as long
              as the wind holds.

       kite -t 5 --line=silk
`;

test('a manual page in preformatted lines is read as headings, paragraphs, names with what describes them, and code', () => {
  expect(reduce(MANUAL).split('\n\n')).toEqual([
    '```\nKITE(8)                                      KITE(8)\n```',
    '## NAME',
    '```\n       kite - keeps things in the air\n```',
    '## DESCRIPTION',
    'The kite server is told by the wind when it has to rise, and it does not\ncome down before all of the line has been wound up again.',
    'It keeps a list of the places where it has been, so that a second flight\ndoes not lead over the same trees as the one before it.',
    '## OPTIONS',
    'tail_length (default: 3)',
    'How many metres of tail are let out before the kite takes off, as long\nas the wind holds.',
    '```\n       kite -t 5 --line=silk\n```',
  ]);
});

test.each([
  [
    'a program',
    'class Kite {\n  fly() { return this.wind > 3; }\n}\n\nfor (const kite of kites) kite.fly();\n\nexport { Kite };',
  ],
  [
    'a file of settings with comments',
    '# This is where the line of the kite is set, and it is read at the start.\nline = silk\n\n# The tail is let out before the kite takes off, as long as the wind holds.\ntail = 3\n\n# All of it is read again when the wind turns to the north.\nread = yes',
  ],
  [
    'SQL',
    'CREATE TABLE kites_2006 PARTITION OF kites FOR VALUES FROM (2006) TO (2007);\n\nINSERT INTO kites VALUES (1);\n\nSELECT a FROM kites;',
  ],
  ['one note', 'The kite is told by the wind when it has to rise, and it does not come down.'],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(`\`\`\`\n${text}\n\`\`\``);
});
