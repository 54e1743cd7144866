import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

const FIRINGS = 'Ash pit      0610   0740\nBrick kiln   0621   0754\nGas kiln     0650   0832';

test('lines that blanks align in columns are the rows of a table', () => {
  expect(reduce(`Firings of the week.\n\n${FIRINGS}\n\nNone on Sundays.`)).toBe(
    'Firings of the week.\n\n| Ash pit | 0610 | 0740 |\n| Brick kiln | 0621 | 0754 |\n| Gas kiln | 0650 | 0832 |\n\nNone on Sundays.',
  );
});

test('what stands in some rows only is in the column that it stands below or above', () => {
  expect(reduce(`                    S\n${FIRINGS}\nClay pit            0900`)).toContain(
    '| Gas kiln | 0650 | 0832 |\n| Clay pit |  | 0900 |',
  );
  expect(reduce(`             A      S\n${FIRINGS}`)).toContain('|  | A | S |\n| Ash pit | 0610 | 0740 |');
});

test('lines that tabs align in columns are the rows of a table', () => {
  const rows = '| Ash pit | 0610 | 0740 |\n| Brick kiln | 0621 | 0754 |\n| Gas kiln | 0650 | 0832 |';
  expect(reduce(FIRINGS.replaceAll(/ {2,}/gu, '\t'))).toBe(rows);
});

test.each(['   ', '\t'])('lines of two columns of words or of three are never run together: %j', (gap) => {
  const prose =
    'The kilns of the yard are set out below, with who has\nthem in hand, as they have been since the harbour burned. ';
  const words = ['Who|Does', 'Ann|fires', 'Bo|sweeps', 'Cy|counts'].map((line) => line.replace('|', gap));
  const three = ['Who|Does|In', 'Ann|fires|May', 'Bo|sweeps|June'].map((line) => line.replaceAll('|', gap));
  for (const lines of [words, three])
    for (const text of [lines.join('\n'), `${prose.repeat(3)}\n\n${lines.join('\n')}\n\n${prose.repeat(3)}`])
      for (const line of reduce(text).split('\n'))
        expect(line.includes('Ann') && line.includes('Bo'), line).toBe(false);
});

test('of two columns, the second has figures', () => {
  expect(reduce('Small pot    £3.00\nTall pot     £5.50\nLid of clay  £21')).toBe(
    '| Small pot | £3.00 |\n| Tall pot | £5.50 |\n| Lid of clay | £21 |',
  );
  const terms = 'kiln    what pots are fired in\nglaze   what melts\nlid     what shuts it';
  expect(reduce(terms)).toBe(terms);
});

test.each(['-'.repeat(40), '==========   ====   ====', '  ---------- ------ ----'])(
  'what is drawn between the heads of the columns and the rows is no part of a table: %s',
  (rule) => {
    const heads = 'Kiln         Open   Shut';
    const rows = '| Kiln | Open | Shut |\n| Ash pit | 0610 | 0740 |\n| Brick kiln | 0621 | 0754 |';
    expect(reduce(`${heads}\n${rule}\n${FIRINGS}`)).toBe(`${rows}\n| Gas kiln | 0650 | 0832 |`);
    expect(reduce(`${heads}\n${FIRINGS}\n${rule}\nAll          0610   0832`)).toContain(
      '|\n| All | 0610 | 0832 |',
    );
  },
);

test('lines above a table are lines of their own, the first of the text its title', () => {
  expect(reduce(`THE KILNS   OF THE HARBOUR\nFrom May      on weekdays\n\n${FIRINGS}`)).toMatch(
    /^# THE KILNS OF THE HARBOUR\n\nFrom May on weekdays\n\n\| Ash pit/u,
  );
});

test.each([
  [
    'prose with two blanks behind its sentences',
    'It burns.  It is hot.\nIt cools.  We wait.\nIt cracks.  No pot.',
  ],
  [
    'justified prose',
    'A kiln  holds its  heat for\na  day and  a night,  and then\nit  cools, as  all of  them do',
  ],
  ['a poem', 'The kiln is hot,\n      the pots are not,\nthe ash is gray\n      at break of day.'],
  ['code', 'int    heat   = 3;\nlong   hold   = 20;\nchar   lid    = 0;'],
  ['names and their texts in code', "'lid'     'clay',\n'pot'     'ash',\n'kiln'    'brick',"],
  [
    'a log',
    '2024-05-01 10:00:01  INFO   fired\n2024-05-01 10:00:02  WARN   hot\n2024-05-01 10:00:03  INFO   cold',
  ],
  ['numbers alone', '  1.5  2.5  3.5\n  4.5  5.5  6.5\n  7.5  8.5  9.5'],
  ['a numbered list', '1.  Open 1 kiln\n2.  Take 2 pots\n3.  Shut it by 3'],
  ['options', '-t    20 degrees\n-h    30 minutes\n--lid 1 lid'],
  ['two rows', 'Ash pit      0610   0740\nBrick kiln   0621   0754'],
  ['lines among more others', `a\nb\nc\nd\n${FIRINGS}`],
  ['a text with marks of its own', `# Kilns\n\n${FIRINGS}`],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});
