import { describe, expect, it } from 'vitest';
import { type LabelledCell, checkCell } from '#shared/prompting/check-cell.ts';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { mendWritten } from '#shared/prompting/mend-written.ts';
import { type WrittenFrom, readWritten } from '#shared/prompting/read-written.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const QUOTES = {
  heron: 'The Heron turbine has a rotor of 112 m and a rated power of 3.6 MW.',
  land: 'The Heron turbine is not certified for offshore use.',
  egret: 'The Egret turbine has a rotor of 136 m and a rated power of 4.2 MW.',
  sea: 'The Egret turbine is certified for offshore use.',
  rows: '| Heron | 112 m | 2,400,000 euros |\n| Egret | 136 m | 3,150,000 euros |',
  interval: 'Its maintenance interval is 18 months.',
  costs: 'The Dunlin battery costs 2,900 euros and the Plover battery costs 3,400 euros.',
  memory: 'The memory buffer holds 64 MB and loses its events in a crash.',
  disk: 'The disk buffer holds 2 GB and keeps its events in a crash.',
  plan: 'The basic plan costs 2 dollars a month, with a retention of 30 days.',
} as const;
type Name = keyof typeof QUOTES;

interface Given {
  readonly cited: readonly Name[];
  readonly labels: LabelledCell['labels'];
  readonly others?: LabelledCell['others'];
  readonly asked?: string;
  readonly title?: string;
}

function faultsOf(text: string, { cited, labels, others = [[], []], asked = '', title = '' }: Given) {
  const sources = {
    quotes: cited.map((name) => QUOTES[name]),
    about: [title],
    asked,
    known: Object.values(QUOTES),
  };
  return checkCell({ text, labels, others }, sources).map(({ kind }) => kind);
}

const TURBINES = 'How do the Heron and Egret turbines compare in rotor, power and offshore use?';

describe('a cell of a table', () => {
  it.each<[string, Given, string]>([
    ['4.2 MW', { cited: ['egret'], labels: ['Heron', 'Power'], asked: TURBINES }, 'name'],
    ['4.2 MW', { cited: ['egret'], labels: ['Power', 'Heron'], asked: TURBINES }, 'name'],
    ['certified', { cited: ['sea'], labels: ['Heron', 'Offshore use'], others: [['Egret'], []] }, 'name'],
    ['certified', { cited: ['sea'], labels: ['Offshore use', 'Heron'], others: [[], ['Egret']] }, 'name'],
    ['2 GB', { cited: ['disk'], labels: ['memory buffer', 'Size'], others: [['disk buffer'], []] }, 'name'],
    ['certified', { cited: ['land'], labels: ['Heron', 'Offshore use'] }, 'negation'],
    ['3,400 euros', { cited: ['costs'], labels: ['Dunlin', 'Price'] }, 'figure'],
    ['3,400 euros', { cited: ['costs'], labels: ['Price', 'Dunlin'] }, 'figure'],
    ['3,150,000 euros', { cited: ['rows'], labels: ['Heron', 'Price'] }, 'figure'],
  ])('cannot stand where “%s” is of another thing, or denied: %j', (text, given, kind) => {
    expect(faultsOf(text, given)).toEqual([kind]);
  });

  it.each<[string, Given]>([
    ['3.6 MW', { cited: ['heron'], labels: ['Heron', 'Power'], asked: TURBINES }],
    ['3.6 MW', { cited: ['heron'], labels: ['Rated Power', 'Heron Turbine'], asked: TURBINES }],
    ['not certified', { cited: ['land'], labels: ['Heron', 'Offshore use'], others: [['Egret'], []] }],
    ['2,900 euros', { cited: ['costs'], labels: ['Dunlin', 'Price'], others: [['Plover'], ['Size']] }],
    ['3,150,000 euros', { cited: ['rows'], labels: ['Price', 'Egret'], others: [['Rotor'], ['Heron']] }],
    ['2 GB', { cited: ['disk'], labels: ['disk buffer', 'Size'], others: [['memory buffer'], []] }],
    ['2 dollars', { cited: ['plan'], labels: ['Price', 'Basic'], others: [['Retention'], ['Pro']] }],
    [
      'that of Egret',
      { cited: ['heron', 'egret'], labels: ['Rotor', 'Larger'], others: [[], ['Heron', 'Egret']] },
    ],
    [
      '18 months',
      {
        cited: ['interval'],
        labels: ['Egret', 'Service Interval'],
        others: [['Heron'], []],
        title: 'The Egret turbine',
      },
    ],
  ])('can stand where “%s” is of what heads its row and its column: %j', (text, given) => {
    expect(faultsOf(text, given)).toEqual([]);
  });
});

describe('a table whose rows are exchanged', () => {
  const evidence = labelEvidence(
    [QUOTES.heron, QUOTES.land, QUOTES.egret, QUOTES.sea].map((quote, index) =>
      evidenceOf({ sourceId: 's-1', quote, start: index * 100 }),
    ),
  );
  const from: WrittenFrom = {
    evidence,
    about: () => '',
    asked: TURBINES,
    maximumWords: 400,
    firmness: new Set(),
  };
  const cite = (quote: string): string => `[${evidence.find((one) => one.evidence.quote === quote)?.handle}]`;
  const table = (heron: string, egret: string): string =>
    `| Turbine | Power | Offshore use |\n|---|---|---|\n| ${heron} | 3.6 MW ${cite(QUOTES.heron)} | not certified ${cite(QUOTES.land)} |\n| ${egret} | 4.2 MW ${cite(QUOTES.egret)} | certified ${cite(QUOTES.sea)} |`;

  it('is left out', () => {
    const written = readWritten([table('Egret', 'Heron')], from);
    expect(written.faulty).toHaveLength(4);
    expect(mendWritten(written, [], from).blocks).toEqual([]);
  });

  it('is left out, too, where its writer exchanges the cells again', () => {
    const written = readWritten([table('Egret', 'Heron')], from);
    const again = written.faulty.map(({ text, cited }) => `${text} [${cited[0]?.handle}]`);
    expect(mendWritten(written, again, from).blocks).toEqual([]);
  });

  it('stands with its rows as the quotes have them', () => {
    expect(readWritten([table('Heron', 'Egret')], from).faulty).toEqual([]);
  });
});
