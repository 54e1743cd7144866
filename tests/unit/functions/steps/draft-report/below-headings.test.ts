import { expect, test } from 'vitest';
import { belowHeadings } from '#functions/steps/draft-report/below-headings.ts';
import { evidenceOf, sourceOf } from '../builders.ts';

const ITEM = { description: 'Which option hides the warnings of a kiln?' };
const SOURCES = new Map();

function shown(
  ...quotes: readonly { readonly quote: string; readonly headings: readonly string[] }[]
): readonly string[] {
  const evidence = quotes.map(({ quote, headings }) => evidenceOf({ sourceId: 's-1', quote }, { headings }));
  return belowHeadings(evidence, ITEM, { sources: SOURCES }).map(({ text }) => text);
}

test('a quote that leaves out what its heading says of the question stands below it, once', () => {
  const headings = ['Kilns', 'Options for warnings'];
  expect(
    shown(
      { quote: 'Set it to false.', headings },
      { quote: 'Or leave it out.', headings },
      { quote: 'Kilns warn.', headings: ['Kilns'] },
    ),
  ).toEqual(['“Options for warnings”:', 'Set it to false.', 'Or leave it out.', 'Kilns warn.']);
});

test('what stands in another section, or source, than what is shown below its heading does not seem to stand there', () => {
  const evidence = [
    { sourceId: 's-1', quote: 'Set it to false.', headings: ['Kilns', 'Options for warnings'] },
    { sourceId: 's-1', quote: 'Kilns burn.', headings: ['Kilns', 'Heat'] },
    { sourceId: 's-1', quote: 'They burn at night.', headings: ['Kilns', 'Heat'] },
    { sourceId: 's-2', quote: 'Ash is grey.', headings: ['Ash', 'Introduction'] },
    { sourceId: 's-3', quote: 'Nothing is known.', headings: ['Glass'] },
  ].map(({ headings, ...one }) => evidenceOf(one, { headings }));
  const sources = new Map([
    ['s-2', sourceOf('s-2', { title: 'All on ash' })],
    ['s-3', sourceOf('s-3', { title: 'On glass and more '.repeat(20) })],
  ]);
  expect(belowHeadings(evidence, ITEM, { sources }).map(({ text }) => text)).toEqual([
    '“Options for warnings”:',
    'Set it to false.',
    '“Heat”:',
    'Kilns burn.',
    'They burn at night.',
    '“All on ash”:',
    'Ash is grey.',
    `“${'On glass and more '.repeat(4)}On glass…”:`,
    'Nothing is known.',
  ]);
});

test('of a long heading without blanks its beginning is shown', () => {
  const [first, , second] = shown(
    { quote: 'Set it to false.', headings: ['Kilns', 'Options for warnings'] },
    { quote: 'It is hot.', headings: ['Kilns', '窑'.repeat(105)] },
  );
  expect([first, second]).toEqual(['“Options for warnings”:', `“${'窑'.repeat(80)}…”:`]);
});

test('sections of one name in two chapters are two', () => {
  expect(
    shown(
      { quote: 'It is 1200.', headings: ['Kilns', 'Firing', 'Warnings of heat'] },
      { quote: 'It is 20.', headings: ['Kilns', 'Cooling', 'Warnings of heat'] },
    ),
  ).toEqual(['“Warnings of heat”:', 'It is 1200.', '“Warnings of heat”:', 'It is 20.']);
});

test('of a long heading its beginning is shown, up to what explains it', () => {
  const headings = [
    'Kilns',
    `4.2.7. \`kiln_view\` — Takes what another kiln has and does not copy it, ${'so '.repeat(20)}`,
  ];
  expect(shown({ quote: 'This function copies nothing.', headings })).toEqual([
    '“4.2.7. kiln_view”:',
    'This function copies nothing.',
  ]);
  const long = `1987 - Warnings ${'and more '.repeat(15)}`;
  expect(shown({ quote: 'Set it to false.', headings: ['Kilns', long] })[0]).toBe(
    `“1987 - Warnings ${'and more '.repeat(7)}…”:`.replace(' …', '…'),
  );
});

test('what is said below a name in code stands below the name', () => {
  expect(shown({ quote: 'Returns true where it burns.', headings: ['Kilns', '`isBurning()`'] })).toEqual([
    '“isBurning()”:',
    'Returns true where it burns.',
  ]);
});

test('a heading that has nothing of the question, or stands in the quote, is left out', () => {
  expect(shown({ quote: 'Set it to false.', headings: ['Kilns', 'History'] })).toEqual(['Set it to false.']);
  expect(shown({ quote: 'The option emitWarning hides them.', headings: ['Kilns', 'emitWarning'] })).toEqual([
    'The option emitWarning hides them.',
  ]);
});

test.each([
  '2.3 Results',
  'A.2 Participants',
  'and/or',
  '24/7 support',
  'U.S. history',
  'PhD students',
  'mRNA vaccines',
  'GitHub Actions',
  'GitHub',
  'TypeScript',
  'McDonald',
  'MacArthurPark',
  '2024/05/01',
  'How to set up child(ren) care',
  'child(ren) care',
  'What does main() do?',
  'Using printf() and puts() for output',
  'Chapter::Two',
  'std::vector and its friends',
  'Set file_name (may be empty)',
  'Install oven_tool (old version)',
  '_'.repeat(2000),
  'Participant(s)',
  '$100 – what one gets',
])('a heading that is no name in code is left out where it has nothing of the question: %s', (heading) => {
  expect(shown({ quote: 'Set it to false.', headings: ['Kilns', heading] })).toEqual(['Set it to false.']);
});

test.each([
  '`emitWarning`',
  'emitWarning',
  '--no-warn',
  'warn_level',
  'warn(level: string)',
  '`warn` (default: false)',
  'ForceNewLine',
  'void Kiln::clear()',
  'guint kiln_get_duration ()',
  'std::map<std::string, int> Kiln::all()',
  'Kiln & Kiln::operator+= (const Kiln &other)',
  'readFile(path[, done(error)])',
  '◆ clearAll() [1/2]',
  '[signal] void Kiln::lit(bool on)',
  'Kiln::lit',
  'The fireKiln() method',
  'kiln.fire(cb): Promise',
  'class kiln.Kiln(name)',
  '4.2.7. `kiln_view` — Takes what another kiln has',
  '3.3 kiln_view - Takes what another kiln has',
  '4.2. class kiln.Kiln(name)',
  '4.2 The clear_all() method',
])('a name in code is shown: %s', (heading) => {
  expect(shown({ quote: 'Set it to false.', headings: ['Kilns', heading] })).toHaveLength(2);
});

test.each([
  ['void Kiln::clear()', 'Use clear for it.'],
  ['std::map<std::string, int> Kiln::all()', 'Gives all of them.'],
  ['Kiln & Kiln::operator+= (const Kiln &other)', 'The operator+= heats it.'],
])('the name that is declared is the last of its parts: %s, %s', (heading, quote) => {
  expect(shown({ quote, headings: ['Kilns', heading] })).toEqual([quote]);
});

test('a name stands in a quote as a word, not as a part of one', () => {
  const quote = 'Clears them overall, and the operator sees it.';
  for (const heading of ['void Kiln::all()', 'Kiln & Kiln::operator+= (const Kiln &other)'])
    expect(shown({ quote, headings: ['Kilns', heading] })).toHaveLength(2);
});

test('a name that the title of the source says is not said again', () => {
  const evidence = evidenceOf(
    { sourceId: 's-1', quote: 'Set it to false.' },
    { headings: ['A', 'DeepBlueSea'] },
  );
  const sources = new Map([['s-1', sourceOf('s-1', { title: 'DeepBlueSea, a manual' })]]);
  expect(belowHeadings([evidence], ITEM, { sources })).toHaveLength(1);
});

test.each([
  ['This setting hides them.', 'Quiet'],
  ['By default, this option is off.', 'Quiet'],
  ['This setting hides them.', 'Quiet: Description'],
])('what begins with "this setting" stands below the name of it: %s', (quote, heading) => {
  expect(shown({ quote, headings: ['Kilns', heading] })).toEqual([`“${heading}”:`, quote]);
});

test.each([
  ['This action was condemned by the church.', 'Early life'],
  ['This option was condemned by the church.', 'Early life'],
  ['It was condemned, and in the end this option was left.', 'Reform'],
  ...['Introduction', 'History', 'Results', 'Background', 'Description', 'Options', 'Overview', 'Usage'].map(
    (heading) => ['This option hides them.', heading],
  ),
])('what speaks of one elsewhere, or below another heading, does not: %s below %s', (quote, heading) => {
  expect(shown({ quote, headings: ['Kilns', heading] })).toEqual([quote]);
});
