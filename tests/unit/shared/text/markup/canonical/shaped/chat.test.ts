import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function read(text: string): { readonly text: string; readonly title?: string } {
  return canonicalise({ contentType: 'text/plain', text });
}

test('each message of a chat stands by itself, below a heading of its day, and with all lines that it goes on over', () => {
  const text =
    '12/01/2025, 18:02 - Ann opened the chat "Kiln"\n12/01/2025, 18:04 - Ann: who has the key?\n12/01/2025, 18:05 - Big Bo: me\n13/01/2025, 08:00 - Ann: bring\na lid\n\nand a pot\n13/01/2025, 08:01 - Big Bo: <Media omitted>\n13/01/2025, 08:02 - Big Bo: am???';
  expect(read(text)).toEqual({
    text: '## 12/01/2025\n\n12/01/2025, 18:02 - Ann opened the chat "Kiln"\n\n12/01/2025, 18:04 - Ann: who has the key?\n\n12/01/2025, 18:05 - Big Bo: me\n\n## 13/01/2025\n\n13/01/2025, 08:00 - Ann: bring\na lid\nand a pot\n\n13/01/2025, 08:01 - Big Bo: <Media omitted>\n\n13/01/2025, 08:02 - Big Bo: am???',
  });
});

const SAID = ['Ann: who has the key?', 'Bo: me', 'Ann: bring it', 'Bo: now?', 'Ann: now', 'Bo: ok'];

test.each([
  ['[12.01.25, 18:17:03] ', '## 12.01.25'],
  ['[12/01/2025, 6:17:03\u202fPM] ', '## 12/01/2025'],
  ['2025-01-12 18:17 ', '## 2025-01-12'],
  ['1/12/25, 6:17 PM - ', '## 1/12/25'],
  ['[16/06 18:17] ', '## 16/06'],
  ['12.04. 18:17 ', '## 12.04.'],
  ['18 Jan 18:17 ', '## 18 Jan'],
  ['9 sep. 18:17 - ', '## 9 sep.'],
  ['Mon 18:17 ', '## Mon'],
  ['[Mon 18:17] ', '## Mon'],
  ['18:17 ', undefined],
  ['[18:17] ', undefined],
  ['18.17 ', undefined],
])('a chat is known by stamps like "%s"', (stamp, heading) => {
  const messages = SAID.map((said) => `${stamp}${said}`);
  expect(read(messages.join('\n'))).toEqual({
    text: [...(heading === undefined ? [] : [heading]), ...messages].join('\n\n'),
  });
});

test('one may say all in a chat, whatever the name', () => {
  const messages = SAID.map((said) => `12/01/2025, 18:17 - BP: ${said}`);
  expect(read(messages.join('\n')).text).toBe(['## 12/01/2025', ...messages].join('\n\n'));
});

test('what is said in a chat may stand behind an angle', () => {
  const messages = SAID.map((said) => `2/4 18:17 ${said.replace(':', ' >')}`);
  expect(read(messages.join('\n')).text).toBe(['## 2/4', ...messages].join('\n\n'));
});

test('a line that is a day is the heading of the messages below', () => {
  const messages = SAID.map((said) => `18:17 ${said}`);
  expect(read(`Sat 18 Apr\n${messages.join('\n')}`).text).toBe(['## Sat 18 Apr', ...messages].join('\n\n'));
});

test('a day that somebody names in a message heads nothing', () => {
  const messages = SAID.map((said) => `12/01/2025 18:17 ${said}`);
  const text = messages.join('\n').replace('\n', '\n18 April\n');
  expect(read(text).text).toBe(
    ['## 12/01/2025', ...messages].join('\n\n').replace(/key\?\n/u, 'key?\n18 April\n'),
  );
});

test('names of a chat may stand in brackets', () => {
  const messages = SAID.map((said) => `[18:17] ${said.replace(/^(\w+):/u, '<$1>')}`);
  expect(read(messages.join('\n')).text).toBe(messages.join('\n\n'));
});

test.each([
  ['a log', Array.from({ length: 6 }, (_, at) => `2025-01-12 18:17:0${at} INFO kiln: fired`).join('\n')],
  [
    'a log with levels in brackets',
    Array.from({ length: 6 }, (_, at) => `18:17:0${at} [ERROR] kiln: cold`).join('\n'),
  ],
  [
    'a log of a program',
    Array.from({ length: 6 }, (_, at) => `2025-01-12 18:17:0${at} kilnd: fired`).join('\n'),
  ],
  ...['2025/01/12', '12/01/2025', '12.01.2025'].map((day): [string, string] => [
    `a log of programs on ${day}`,
    Array.from({ length: 6 }, (_, at) => `${day} 18:17:0${at} ${at % 2 ? 'kilnd' : 'ashd'}: fired`).join(
      '\n',
    ),
  ]),
  [
    'a log of a system',
    Array.from({ length: 6 }, (_, at) => `Jan 12 18:17:0${at} oven ${at % 2 ? 'kilnd' : 'ashd'}: fired`).join(
      '\n',
    ),
  ],
  [
    'a log of one program',
    Array.from({ length: 6 }, (_, at) => `[2025-01-12 18:1${at}] kilnd: fired`).join('\n'),
  ],
  [
    'a list of readings',
    Array.from({ length: 6 }, (_, at) => `12/01/2025 08:1${at} ${at % 2 ? 'BP' : 'HR'}: 8${at}`).join('\n'),
  ],
  [
    'a programme of a day',
    ['Opening', 'Kilns', 'Lunch', 'Lids', 'Pots', 'End']
      .map((name, at) => `1${at}:00 ${name}: in the hall`)
      .join('\n'),
  ],
  ...(
    [
      ['numbered rules', 'Rule 6.1', ''],
      ['verses', 'Gen 1:1', ''],
      ['prices of teas', 'Tea 2.5', ''],
    ] as const
  ).map(([name, stamp]): [string, string] => [
    name,
    SAID.map((said, at) => `${stamp}${at} ${said}`).join('\n'),
  ]),
  [
    'opening hours',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `${day} 09.00 - 17.00 Desk: open`).join('\n'),
  ],
  [
    'a programme of several days',
    ['Opening', 'Kilns', 'Lunch', 'Lids', 'Pots', 'End']
      .map((name, at) => `1${at} May 10:00 ${name}: in the hall`)
      .join('\n'),
  ],
  ['numbered clauses', SAID.map((said, at) => `6.1${at} ${said}`).join('\n')],
  [
    'four messages',
    SAID.slice(0, 4)
      .map((said) => `18:17 ${said}`)
      .join('\n'),
  ],
  [
    'messages among more others',
    `${SAID.map((said) => `18:17 ${said}`).join('\n')}\n${'A kiln of brick.\n'.repeat(6)}The end.`,
  ],
])('%s stays as it is', (_, text) => {
  expect(read(text).text).toBe(text);
});

const message = fc
  .tuple(
    fc.constantFrom(
      '12/01/2025, 18:17 - ',
      '13/01/2025, 18:17 - ',
      '[12.01.25, 18:17:03] ',
      '18:17 ',
      '[16/06 18:17] ',
      '18 Jan 18:17 ',
      'Mon 18:17 ',
      '18.17 ',
    ),
    fc.constantFrom('Ann: ', 'Bo: ', '', 'INFO '),
    fc.constantFrom('ok', 'the kiln\nis hot', '- lid\n\n- pot', '## 12/01/2025', '| a | b |', '```'),
  )
  .map((parts) => parts.join(''));

test('no line of a chat is lost, whatever is said in it, and what is made of it is its own canonical text', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 4, maxLength: 12 }), (messages) => {
      const text = messages.join('\n');
      const once = read(text).text;
      expect(read(once).text).toBe(once);
      const days = new Set(once.split('\n').filter((line) => line.startsWith('## ')));
      const said = (lines: string): readonly string[] =>
        lines.split('\n').filter((line) => line !== '' && !days.has(line));
      expect(said(once)).toEqual(said(text));
    }),
    { numRuns: 300 },
  );
});
