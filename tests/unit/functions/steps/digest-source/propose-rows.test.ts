import { expect, it } from 'vitest';
import { chooseThoughts } from '#functions/steps/digest-source/choose-thoughts.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { csvToText } from '#shared/text/markup/csv.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { itemOf, partOf } from '../builders.ts';

/** What is quoted of a text in which the last statement bears the most words of a question, best first, and what it is worth. */
function quoted(text: string, question: string, maxCharacters = 400) {
  const { statements } = viewDocument(text, 'Kilns');
  const whole = statements.map((_, index) => ({ value: index / 10, likelihood: 0.5 }));
  const item = itemOf('item_1', [{ ...partOf(queryTerms(question)), text: question }]);
  return chooseThoughts({
    canonical: text,
    statements,
    scores: { whole, forPart: () => whole },
    checklist: [item],
    question,
    asked: queryTerms(question),
    isRead: () => true,
    limit: 5,
    maxCharacters,
  }).map(({ start, end, answers }) => ({ quote: text.slice(start, end), value: answers[0]?.value ?? 0 }));
}

const TABLE = `| Model | Price |
| Egret One | £499 |
| Egret Pro | £879 |
| Heron | £545 |`;
const TEXT = `# Kilns\n\nAll were fired.\n\n${TABLE}\n\n## Verdict\n\nThe cheapest kiln is not the best.\n`;

it('quotes a table whole, and before prose, where one of its rows is asked for by what it has most of', () => {
  const [first, ...others] = quoted(TEXT, 'Which kiln is the cheapest?');
  expect(first?.quote).toBe(TABLE);
  expect(others.every(({ value }) => value < (first?.value ?? 0))).toBe(true);
});

it('quotes a table to its last row though it is half as long again as other quotes', () => {
  const [first] = quoted(TEXT, 'Which kiln is the cheapest?', TABLE.length - 20);
  expect(first?.quote).toBe(TABLE);
});

it('quotes the rows that are named with the heads of their columns where the table is too long', () => {
  const long = `${TABLE}\n${'| Rail | £300 |\n'.repeat(9)}`;
  const [first] = quoted(TEXT.replace(TABLE, long), 'What do the Egret One and the Egret Pro cost?', 80);
  expect(first?.quote).toBe('| Model | Price |\n| Egret One | £499 |\n| Egret Pro | £879 |');
});

it('quotes of records those alone that have none of what is asked for the lack of', () => {
  const text = csvToText('kiln,stock\nEgret,0\nHeron,7\nRail,0\n') ?? '';
  expect(quoted(text, 'Which kilns are out of stock?').map(({ quote }) => quote)).toEqual([
    '| kiln: Egret; stock: 0 |',
    '| kiln: Rail; stock: 0 |',
  ]);
});
