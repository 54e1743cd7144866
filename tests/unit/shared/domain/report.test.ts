import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  CitedSource,
  type Sentence,
  citationsOf,
  citesSomething,
  isStatement,
  isUncited,
  numberCitations,
  splitLead,
} from '#shared/domain/report.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

const say = (kind: Sentence['kind'], text: string, ...evidenceIds: readonly string[]): Sentence => ({
  kind,
  text,
  evidenceIds,
});

const blockOf = (form: Block['form'], ...sentences: readonly Sentence[]): Block => ({ form, sentences });

const LEAD = say('connective', 'Of keys:');
const QUOTE = say('quote', 'Keys rust.', 'e1');
const LAST = say('connective', 'That is all.');

describe('the lead of a block', () => {
  test('is what stands above a list', () => {
    expect(splitLead(blockOf('list', LEAD, LEAD, QUOTE, LAST))).toEqual({
      lead: [LEAD, LEAD],
      rest: [QUOTE, LAST],
    });
  });

  test.each(['paragraph', 'quote', 'table'] as const)('is nothing in a %s', (form) => {
    expect(splitLead(blockOf(form, LEAD, QUOTE))).toEqual({ lead: [], rest: [LEAD, QUOTE] });
  });

  test('is nothing where a list begins with a statement, or has none', () => {
    expect(splitLead(blockOf('list', QUOTE, LAST))).toEqual({ lead: [], rest: [QUOTE, LAST] });
    expect(splitLead(blockOf('list', LEAD, LAST))).toEqual({ lead: [], rest: [LEAD, LAST] });
  });

  test('and the rest are the whole block, in its order', () => {
    const sentence = fc.constantFrom(LEAD, QUOTE, LAST);
    const form = fc.constantFrom('paragraph', 'list', 'quote', 'table');
    fc.assert(
      fc.property(form, fc.array(sentence), (of, sentences) => {
        const { lead, rest } = splitLead(blockOf(of, ...sentences));
        expect([...lead, ...rest]).toEqual(sentences);
        expect(lead.every(({ kind }) => kind === 'connective')).toBe(true);
      }),
    );
  });
});

describe('a sentence', () => {
  test.each([
    ['quote', true],
    ['written', true],
    ['connective', false],
    ['remark', false],
  ] as const)('of the kind %s states something of the matter: %s', (kind, states) => {
    expect(isStatement({ kind })).toBe(states);
    expect(isUncited(say(kind, 'It rusts.'))).toBe(states);
    expect(isUncited(say(kind, 'It rusts.', 'e1'))).toBe(false);
  });
});

test('blocks cite something where one sentence of one of them rests on evidence', () => {
  expect(citesSomething([])).toBe(false);
  expect(citesSomething([blockOf('list'), blockOf('paragraph', LEAD, LAST)])).toBe(false);
  expect(citesSomething([blockOf('paragraph', LEAD, LAST), blockOf('list', LEAD, QUOTE)])).toBe(true);
});

describe('citations', () => {
  const [source] = exampleReport().sources;
  if (!source) throw new Error('There is no source.');
  const citing = (...ids: readonly string[]): CitedSource => ({
    ...source,
    quotes: ids.map((evidenceId) => ({ evidenceId, quote: 'It rusts.', locator: 'char:0-9', headings: [] })),
  });
  const numbers = numberCitations([citing('e7', 'e2'), citing('e5'), citing('e1')]);

  test('are numbered by the source, from one', () => {
    expect([...numbers]).toEqual([
      ['e7', 1],
      ['e2', 1],
      ['e5', 2],
      ['e1', 3],
    ]);
  });

  test('of some evidence stand in order, each once, without what is not cited', () => {
    expect(citationsOf(['e1', 'e2', 'e9', 'e7', 'e5'], numbers)).toEqual([1, 2, 3]);
    expect(citationsOf(['e9'], numbers)).toEqual([]);
  });

  test('are ascending and of the report, whatever is asked', () => {
    const many = new Map(Array.from({ length: 30 }, (_, index) => [`e${index}`, 30 - index]));
    fc.assert(
      fc.property(fc.array(fc.nat(40)), (asked) => {
        const found = citationsOf(
          asked.map((one) => `e${one}`),
          many,
        );
        expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
        expect(found.length).toBe(new Set(asked.filter((one) => one < 30)).size);
      }),
    );
  });

  test('of a source go by its number, and rest on a quote', () => {
    expect(CitedSource.safeParse(source).success).toBe(true);
    for (const id of ['src_0', 'src_01', 'src_', 'src_1x', 'xsrc_1'])
      expect(CitedSource.safeParse({ ...source, id }).success).toBe(false);
    expect(CitedSource.safeParse({ ...source, quotes: [] }).success).toBe(false);
  });
});
