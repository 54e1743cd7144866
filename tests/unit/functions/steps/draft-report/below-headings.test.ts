import { expect, test } from 'vitest';
import { belowHeadings } from '#functions/steps/draft-report/below-headings.ts';
import { evidenceOf } from '../builders.ts';

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
  '2024/05/01',
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
])('a name in code is shown: %s', (heading) => {
  expect(shown({ quote: 'Set it to false.', headings: ['Kilns', heading] })).toHaveLength(2);
});

test('what speaks of "this setting" stands below the heading that names it', () => {
  const quotes = shown({ quote: 'This setting hides them.', headings: ['Kilns', 'Quiet'] });
  expect(quotes).toEqual(['“Quiet”:', 'This setting hides them.']);
});
