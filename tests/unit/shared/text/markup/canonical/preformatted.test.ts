import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduceBody(body: string): string {
  return canonicalise({ contentType: 'text/html', text: `<body>${body}</body>` }).text;
}

function reduce(preformatted: string): string {
  return reduceBody(`<pre>${preformatted}</pre>`);
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
    'kite - keeps things in the air',
    '## DESCRIPTION',
    'The kite server is told by the wind when it has to rise, and it does not come down before all of the line has been wound up again.',
    'It keeps a list of the places where it has been, so that a second flight does not lead over the same trees as the one before it.',
    '## OPTIONS',
    'tail_length (default: 3)\n: How many metres of tail are let out before the kite takes off, as long as the wind holds.',
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

test('a line alone below a rule is a heading, and the rule is gone', () => {
  const chapter = `${'='.repeat(60)}\n*3.1*\tLetting it rise\n\nThe kite is told by the wind when it has to rise, and it does not come down.\n\nIt keeps a list of the places where it has been, and of those where it is to go.\n\nThe line is wound up by the one who holds it, and the tail is taken in at the end.`;
  expect(reduce(chapter).split('\n\n').slice(0, 2)).toEqual([
    '## Letting it rise',
    'The kite is told by the wind when it has to rise, and it does not come down.',
  ]);
});

const ENTRY = 'The kite is told by the wind when it has to rise, and it does not come down.';

test('single paragraphs are prose where most that is preformatted on the page is, and code among them stays code', () => {
  const entries = [ENTRY, 'line = silk', ENTRY, ENTRY].map((text) => `<h3>wind</h3><pre>${text}</pre>`);
  expect(reduceBody(entries.join('')).split('\n\n')).toEqual([
    '### wind',
    ENTRY,
    '### wind',
    '```\nline = silk\n```',
    '### wind',
    ENTRY,
    '### wind',
    ENTRY,
  ]);
});

test('what is marked as code is code, whatever it says', () => {
  const marked = `<pre><code>${ENTRY}</code></pre>`;
  expect(reduceBody(marked.repeat(4)).split('\n\n')).toEqual(Array(4).fill(`\`\`\`\n${ENTRY}\n\`\`\``));
});

test('a menu that opens on a click does not part the sentence it stands in', () => {
  const menu = '<a href="#">tail</a><ul class="dropdown-menu"><li><a href="#a">Proxies</a></li></ul>';
  expect(reduceBody(`<div>See the ${menu} of the kite.</div>`)).toBe('See the tail of the kite.');
});

test('a title alone at the margin of prose heads what stands below it', () => {
  const text = ['Letting it Rise:', ENTRY, 'For example:', ENTRY, ENTRY].join('\n\n');
  expect(reduceBody(`<pre>${text}</pre>`).split('\n\n').slice(0, 3)).toEqual([
    '### Letting it Rise',
    ENTRY,
    'For example:',
  ]);
});

const OTHER = 'It keeps a list of the places where it has been, and of those where it is to go.';
const LAST = 'The line is wound up by the one who holds it, and the tail is taken in at the end.';

/** A page of prose with some lines among it. */
function among(lines: string): readonly string[] {
  const blocks = reduceBody(`<pre>${[ENTRY, OTHER, lines, LAST].join('\n\n')}</pre>`).split('\n\n');
  return blocks.slice(2, -1);
}

test.each([
  [
    'terms in a column of their own are names above what is said of them',
    '-t METRES   How many metres of tail are let\n            out before the kite takes off.\n--line      What the line is made of.',
    [
      '-t METRES\n: How many metres of tail are let out before the kite takes off.',
      '--line\n: What the line is made of.',
    ],
  ],
  [
    'a name by which others link to a term stands behind it',
    '\t\t\t\t\t*wind* *gust*\nwind\t\tTells the kite when it is\n\t\tto rise, and when not.',
    ['wind *wind* *gust*\n: Tells the kite when it is to rise, and when not.'],
  ],
  [
    'items are items, with the lines that are set in below them',
    'Before it rises:\n- look at the wind, and do not\n  forget the trees\n  o    the oak is the highest of them\n- hold the line',
    [
      'Before it rises:',
      '- look at the wind, and do not forget the trees\n  - the oak is the highest of them\n- hold the line',
    ],
  ],
  [
    'lines that are set in below a sentence are code, and what stands below them goes on',
    'This is how one lets it rise again:\n        kite --rise\nand it does so until the wind turns to the north.',
    [
      'This is how one lets it rise again:',
      '```\n        kite --rise\n```',
      'and it does so until the wind turns to the north.',
    ],
  ],
  [
    'what is said below a label, and the steps that it announces, are no code',
    'In a storm:\n  When the wind is too strong for the kite, one does as follows:\n    1. Wind up the line, and do not\n       let it go.\n    2. Take in the tail of it.',
    [
      'In a storm:',
      'When the wind is too strong for the kite, one does as follows:',
      '1. Wind up the line, and do not let it go.\n2. Take in the tail of it.',
    ],
  ],
  [
    'a line that hangs below the first of its sentence goes on with it, figures or not',
    'silk: Of silk. It is told by the wind when to rise\n          to (360 m, 1.2 km, 720 m, etc).\n          This is of use where it is 2 = north, 3 = south, and when it rains.',
    [
      'silk: Of silk. It is told by the wind when to rise to (360 m, 1.2 km, 720 m, etc). This is of use where it is 2 = north, 3 = south, and when it rains.',
    ],
  ],
  [
    'what is said of a file behind the sign of a comment is no heading',
    'tail.py     # Lets out the tail of it.\nwind.py     # Is told by the wind when it is to rise.',
    ['tail.py\n: Lets out the tail of it.', 'wind.py\n: Is told by the wind when it is to rise.'],
  ],
  [
    'a title in capitals heads the sentence right below it',
    'TAILS OF SILK\nThe tail of a kite is let out before it takes off.',
    ['## TAILS OF SILK', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a line that is underlined is a heading by the sign it is underlined with',
    'Tails\n-----\nThe tail of a kite is let out before it takes off.',
    ['### Tails', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a numbered title is a heading as deep as its number',
    '3.2. Letting it rise *rise*\n\nThe tail of a kite is let out\nbefore it takes off.',
    ['### 3.2. Letting it rise', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a short line at the margin heads the paragraph below it',
    'When is it to come down?\n\nThe tail of a kite is let out\nbefore it takes off.',
    ['#### When is it to come down?', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a question above an answer that is set in heads it',
    'WIND: When is it to come down?\n    The tail of a kite is let out\n    before it takes off.',
    ['#### WIND: When is it to come down?', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a title between short lines is a heading without its colon',
    '======\nTAILS:\n======\n\nThe tail of a kite is let out\nbefore it takes off.',
    ['## TAILS', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'a title in the middle of the page is a heading',
    `${' '.repeat(30)}Flying in the Wind\n\nThe tail of a kite is let out\nbefore it takes off.`,
    ['## Flying in the Wind', 'The tail of a kite is let out before it takes off.'],
  ],
  [
    'lines that each stand for themselves are items',
    'There is no wind at all.\nThe line of it is torn, and the tail is lost in the trees.\nIt is winter.\nIt is night.\nIt does not want to.',
    [
      '- There is no wind at all.\n- The line of it is torn, and the tail is lost in the trees.\n- It is winter.\n- It is night.\n- It does not want to.',
    ],
  ],
  [
    'the comment of code heads nothing',
    '# this is what it does when the wind of the north is strong',
    ['```\n# this is what it does when the wind of the north is strong\n```'],
  ],
  [
    'what no reader reads stays code',
    'wind   | line | tail\n-------+------+-----\n3      | silk | 4',
    ['```\nwind   | line | tail\n-------+------+-----\n3      | silk | 4\n```'],
  ],
])('%s', (_, lines, blocks) => {
  expect(among(lines)).toEqual(blocks);
});

test('code of a page that is too long for one block is parted at its empty lines, and all of it kept', () => {
  const functions = Array.from({ length: 80 }, (_, at) => `rise(${at});\n  let it = wind[${at}] + line;`);
  const blocks = reduce(functions.join('\n\n')).split(/(?<=```)\n\n(?=```)/u);
  expect(blocks.length).toBeGreaterThan(1);
  expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(1100);
  const inside = blocks.map((block) => block.replace(/^```\n/u, '').replace(/\n```$/u, ''));
  expect(inside.join('\n\n')).toBe(functions.join('\n\n'));
});

test('a listing that the page sets as code stays code on a page whose prose is preformatted', () => {
  const listing =
    '  control = open(port)\nexcept refused as error:\n  print "The port that was asked for is not open, so that nothing can be said of it."\n  print "Look whether the file of settings names it, and start again from there."';
  const page = (marked: string): string => reduceBody(`<pre>${MANUAL}</pre>${marked}`);
  for (const marked of [
    `<div class="highlight-python notranslate"><div class="highlight"><pre>${listing}</pre></div></div>`,
    `<pre class="programlisting">${listing}</pre>`,
  ])
    expect(page(marked)).toContain(`\`\`\`\n${listing}\n\`\`\``);
  expect(page(`<pre>${listing}</pre>`)).not.toContain(listing);
});

test('the source of what is drawn is no text', () => {
  const text =
    '<p>It is drawn here:</p><div class="graphviz"><pre>digraph { a -> b }</pre></div><p>Then it ends.</p>';
  expect(canonicalise({ contentType: 'text/html', text }).text).toBe('It is drawn here:\n\nThen it ends.');
});
