import { describe, expect, it } from 'vitest';
import { isOfRow, rowsAsked } from '#functions/steps/digest-source/rows-asked.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { csvToText } from '#shared/text/markup/csv.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

const KILNS = `# Small kilns compared

| Model | Price | Standby |
| Egret One | £499 | 2.1 W |
| Egret Pro | £879 | 3.4 W |
| Heron | £545 | 1.2 W |

The Heron is the one to buy.
`;
const { statements } = viewDocument(KILNS, 'Kilns');
const asking = (question: string) => ({ statements, question, asked: queryTerms(question) });

describe('rowsAsked', () => {
  it('takes of a table that is too long the rows that have most or least, whatever marks part its thousands', () => {
    const rows = [
      ['Egret', '1,499.00', 'evening'],
      ['Heron', '545', 'morning'],
      ['Rail', '58.50', 'evening'],
      ['Teal', '49', 'morning'],
    ];
    const text = [
      '# Kilns',
      '',
      '| Kiln | Price (EUR) | Hours |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n');
    const long = (question: string): readonly number[] =>
      rowsAsked({ ...asking(question), statements: viewDocument(text, 'Kilns').statements, room: 20 });
    expect(long('Which kiln is the cheapest?')).toEqual([4]);
    expect(long('Which kiln is the most expensive?')).toEqual([1]);
    expect(long('Which evening kiln costs the least?')).toEqual([3]);
  });

  it('takes the record that has most of it', () => {
    const records = csvToText('kiln,price,hours\nEgret,1499.00,12\nHeron,545,3\n') ?? '';
    const of = (question: string): readonly number[] =>
      rowsAsked({ ...asking(question), statements: viewDocument(records, 'Kilns').statements });
    expect(of('Which kiln is the most expensive?')).toEqual([0]);
    expect(of('Which kiln is the cheapest?')).toEqual([1]);
    expect(of('Which kiln has the deepest foot?')).toEqual([]);
  });

  it.each([
    ['Which kiln has the lowest standby?', [0]],
    ['Which of the kilns is the cheapest?', [0]],
    ['Which kiln has the longest chimney?', []],
    ['Which lamp has the lowest standby?', []],
    ['Does the lowest standby matter?', []],
  ])('takes a whole table where a row of it is asked for by what it has most of: %s', (question, rows) => {
    expect(rowsAsked(asking(question))).toEqual(rows);
  });

  it.each([
    ['What is the difference between the Egret One and the Egret Pro?', [2, 1]],
    ['What does the Egret Pro cost?', [2]],
    ['What is the standby of the Egret One?', [1]],
    ['Who makes the Egret Pro?', []],
    ['Is the heron a bird?', []],
    ['What does a kiln cost?', []],
  ])('takes the rows that are named, the last first: %s', (question, rows) => {
    expect(rowsAsked(asking(question))).toEqual(rows);
  });

  it('takes none of a table of one row, and no records', () => {
    const text = '| Model | Price |\n| Egret One | £499 |\n\n| model: Egret Pro; price: £879 |\n';
    const question = 'What do the Egret One and the Egret Pro cost?';
    const others = viewDocument(text, 'Kilns').statements;
    expect(rowsAsked({ statements: others, question, asked: queryTerms(question) })).toEqual([]);
  });
});

describe('isOfRow', () => {
  it.each([
    ['What does it cost?', true],
    ['What is the Egret Pro?', true],
    ['Which is the best?', true],
    ['How is it fired?', false],
  ])('tells a part of a question that a row answers from one that it does not: %s', (question, isOne) => {
    expect(isOfRow(2, asking(question))).toBe(isOne);
  });
});
