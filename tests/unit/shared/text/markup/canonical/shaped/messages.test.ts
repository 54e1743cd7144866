import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

const FIRST =
  'From: Ann <ann@kiln.example>\nTo: Bo\nDate: Mon, 18 Nov 2024 08:12\nSubject: Cold kiln, yard 3\n\nHello,\nthe kiln is cold.\nAnn';
const SECOND =
  'From: Bo\nTo: Ann\nDate: Tue, 19 Nov 2024 09:00\nSubject: Re: Aw: Cold kiln\n\nI mended it this morning.';
const HEADED =
  '## From: Ann <ann@kiln.example>; To: Bo; Date: Mon, 18 Nov 2024 08:12\n\nHello,\nthe kiln is cold.\nAnn';

test('a message is a section, and its heading tells who wrote it when; answers stand below the subject of the first', () => {
  expect(reduce(`${FIRST}\n\n---\n${SECOND}`)).toBe(
    `# Cold kiln, yard 3\n\n${HEADED}\n\n## From: Bo; To: Ann; Date: Tue, 19 Nov 2024 09:00\n\nI mended it this morning.`,
  );
  expect(reduce(`${FIRST}\n-----Original Message-----\n${SECOND}`)).toBe(reduce(`${FIRST}\n\n${SECOND}`));
});

test('another subject begins another section, and other fields of a message are left out', () => {
  const other =
    'Received: by kiln (4.2)\n\tfor ann\nFrom: Cy\nSent: 20 November 2024\nSubject: Lids\n\nThree lids are left.';
  expect(reduce(`${FIRST}\n\n${other}`)).toBe(
    `# Cold kiln, yard 3\n\n${HEADED}\n\n# Lids\n\n## From: Cy; Sent: 20 November 2024\n\nThree lids are left.`,
  );
});

test('the fields of a message are known in other languages, too', () => {
  expect(
    reduce('Von: Ann\nGesendet: 18. November 2024\nAn: Bo\nBetreff: AW: Ofen\n\nDer Ofen ist kalt.'),
  ).toBe('# Ofen\n\n## Von: Ann; An: Bo; Gesendet: 18. November 2024\n\nDer Ofen ist kalt.');
});

test('whom a message was sent to stands below its heading where there is no room in that', () => {
  const to = `To: ${Array.from({ length: 12 }, (_, at) => `Potter ${at}`).join(', ')}`;
  expect(reduce(`From: Ann\n${to}\nDate: 18 Nov 2024\n\nIt is cold.`)).toBe(
    `## From: Ann; Date: 18 Nov 2024\n\n${to}\n\nIt is cold.`,
  );
});

test('a table in a message is read as one', () => {
  const table = 'Ash pit     0610   0740\nGas kiln    0621   0754\nOven        0650   0832';
  expect(reduce(`${FIRST}\n\n${table}`)).toContain('\n\n| Ash pit | 0610 | 0740 |\n');
});

test.each([
  ['headers without a date', 'From: Ann\nTo: Bo\n\nIt is cold.'],
  ['headers with other text among them', 'From: Ann\nand Bo\nDate: 18 Nov 2024\n\nIt is cold.'],
  ['a message in the middle of a text', `What Ann wrote:\n\n${FIRST}`],
  ['fields of no message', 'Name: Kiln\nDate: 3 May 2024\nHeat: 900 degrees\n\nIt is hot.'],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});
