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

test('another subject begins another section, and fields that the heading has no place for stand below it', () => {
  const other =
    'Received: by kiln (4.2)\n\tfor ann\nFrom: Cy\nSent: 20 November 2024\nSubject: Lids\n\nThree lids are left.';
  expect(reduce(`${FIRST}\n\n${other}`)).toBe(
    `# Cold kiln, yard 3\n\n${HEADED}\n\n# Lids\n\n## From: Cy; Sent: 20 November 2024\n\nReceived: by kiln (4.2) for ann\n\nThree lids are left.`,
  );
});

test('the fields of a message are known in other languages, too', () => {
  expect(
    reduce('Von: Ann\nGesendet: 18. November 2024\nAn: Bo\nBetreff: AW: Ofen\n\nDer Ofen ist kalt.'),
  ).toBe('# Ofen\n\n## Von: Ann; An: Bo; Gesendet: 18. November 2024\n\nDer Ofen ist kalt.');
});

test('whom a message was sent to stands below its heading where there is no room in that', () => {
  const to = `To: ${Array.from({ length: 12 }, (_, at) => `Potter ${at}`).join(', ')}`;
  expect(reduce(`From: Ann\n${to}\nDate: 18 Nov 2024 08:12\n\nIt is cold.`)).toBe(
    `## From: Ann; Date: 18 Nov 2024 08:12\n\n${to}\n\nIt is cold.`,
  );
});

test('no field of a message is lost, nor one that it has twice', () => {
  const fields =
    'Reply-To: yard@kiln.example\nAttachments: plan.pdf\nLocation: Yard 3\nDate: 18 Nov 2024 08:12';
  expect(reduce(`From: Ann\nDate: 18 Nov 2024 08:12\nSubject: Lids\n${fields}\n\nIt is cold.`)).toBe(
    `# Lids\n\n## From: Ann; Date: 18 Nov 2024 08:12\n\n${fields}\n\nIt is cold.`,
  );
});

test('who wrote, and when, stands whole below the heading of a message that has no room for it', () => {
  const from = `From: The Potters of the Upper Harbour, ${'their kin, '.repeat(8)}and Ann <ann@kiln.example>`;
  const date = `Date: Mon, 18 Nov 2024 08:12 (${'by the clock of the harbour '.repeat(5)}).`;
  const read = reduce(`${from}\n${date}\n\nIt is cold.`);
  expect(read).toMatch(
    /^## From: The Potters [^\n;]{20,70} their…; Date: Mon, 18 Nov 2024 08:12 [^\n;]{1,40}…\n/u,
  );
  expect(read.split('\n\n').slice(1)).toEqual([`${from}\n${date}`, 'It is cold.']);
  const one = `From: ${'苍'.repeat(47)}${'𝒜'.repeat(50)}`;
  expect(reduce(`${one}\nDate: 18 Nov 2024 08:12\n\nIt is cold.`)).toMatch(
    /^## From: 苍{47}𝒜{1,25}…; Date: 18 Nov 2024 08:12\n\nFrom: 苍{47}𝒜{50}\n\n/u,
  );
});

test('a subject that only begins as that of the message before is another, unless it answers', () => {
  const broken = 'From: Ann\nDate: 18 Nov 2024\nSubject: Kiln broken again\n\nIt is cold.';
  const of = (subject: string): string =>
    reduce(`${broken}\n\nFrom: Bo\nDate: 19 Nov 2024\nSubject: ${subject}\n\nIt is hot.`);
  expect(of('Kiln')).toContain('\n\n# Kiln\n\n## From: Bo');
  expect(of('Re: Kil')).toContain('\n\n# Kil\n\n## From: Bo');
  expect(of('Re: Kiln').match(/^# /gmu)).toHaveLength(1);
  expect(of('kiln broken again').match(/^# /gmu)).toHaveLength(1);
});

test('a line between strokes at the end of a message stays, unless it only says that another follows', () => {
  expect(reduce(`${FIRST}\n\n-- Yard 3, the red door --`)).toMatch(/-- Yard 3, the red door --$/u);
  expect(reduce(`${FIRST}\n\n---- Weitergeleitete Nachricht ----\n${SECOND}`)).not.toContain('Nachricht');
});

test('a table in a message is read as one', () => {
  const table = 'Ash pit     0610   0740\nGas kiln    0621   0754\nOven        0650   0832';
  expect(reduce(`${FIRST}\n\n${table}`)).toContain('\n\n| Ash pit | 0610 | 0740 |\n');
});

test.each([
  ['headers without a date', 'From: Ann\nTo: Bo\n\nIt is cold.'],
  ['headers with other text among them', 'From: Ann\nand Bo\nDate: 18 Nov 2024\n\nIt is cold.'],
  ['a message in the middle of a text', `What Ann wrote:\n\n${FIRST}`],
  [
    'a ticket',
    'Von: Berlin Hbf\nNach: München Hbf\nDatum: 3.5.2026\nGleis: 7\nPreis: 49 Euro\n\nBitte weisen Sie es vor.',
  ],
  ['an event', 'From: 9 am\nTo: 5 pm\nDate: 3 June\nPlace: Hall B\nFee: 12 pounds\n\nBring a pot.'],
  [
    'an event of a subject',
    'From: 9.30 a.m.\nTo: noon\nDate: 3 June 2026 9:30\nSubject: Lids\n\nBring a pot.',
  ],
  ['what is from no one', 'From:\nDate: 18 Nov 2024 08:12\nSubject: Lids\n\nIt is cold.'],
  ['fields of no message', 'Name: Kiln\nDate: 3 May 2024\nHeat: 900 degrees\n\nIt is hot.'],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});
