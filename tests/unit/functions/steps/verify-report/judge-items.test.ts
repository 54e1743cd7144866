import { describe, expect, it } from 'vitest';
import { judgeItems } from '#functions/steps/verify-report/judge-items.ts';
import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemCoverage, PartCoverage } from '#shared/domain/plan.ts';
import type { Block, CitedSource, ItemResult } from '#shared/domain/report.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { makePlan } from '../publish-report/fixture.ts';

const { related } = CONFIDENCE_WEIGHTS.lines;
const ITEM = itemOf('item_1', [partOf(['rust'])]);

const at = (id: string, score: number, itemId = 'item_1'): Evidence =>
  evidenceOf({ sourceId: 's-1', quote: `Quote ${id}.`, items: [{ itemId, part: 0, score }] }, { id });

const part = (change: Partial<PartCoverage> = {}): PartCoverage => ({
  text: 'rust',
  status: 'satisfied',
  coverage: 0.9,
  domains: [],
  evidenceIds: ['e1'],
  ...change,
});

const covered = (change: Partial<ItemCoverage> = {}): ItemCoverage => ({
  itemId: 'item_1',
  status: 'satisfied',
  parts: [part()],
  independentSources: 1,
  evidenceIds: ['e1'],
  reason: 'Two sources say so.',
  ...change,
});

interface Given {
  readonly coverage?: ItemCoverage | undefined;
  readonly evidence?: readonly Evidence[];
  readonly cited?: readonly string[];
  readonly source?: Partial<CitedSource>;
  /** What of it stands in the answer. */
  readonly inAnswer?: readonly string[];
}

const answerOf = (ids: readonly string[]): readonly Block[] => [
  { form: 'paragraph', sentences: [{ kind: 'quote', text: 'Quoted.', evidenceIds: ids }] },
];

/** What becomes of one item of a report that cites some evidence, all of one source. */
function judge({
  coverage,
  evidence = [at('e1', 0.9)],
  cited = ['e1'],
  source = {},
  inAnswer = [],
}: Given): ItemResult {
  const [first] = exampleReport().sources;
  if (!first) throw new Error('There is no source.');
  const [result] = judgeItems(
    {
      plan: { ...makePlan(), checklist: [ITEM] },
      coverage: coverage && { iteration: 1, items: [coverage] },
      evidence: new Map(evidence.map((one) => [one.id, one])),
    },
    {
      answer: answerOf(inAnswer),
      sources: [{ ...first, ...source }],
      numbers: new Map(cited.map((id, index) => [id, index + 1])),
    },
  );
  if (!result) throw new Error('There is no result.');
  return result;
}

describe('an item that research answered', () => {
  it('stays answered by the quotes that the report cites for it', () => {
    expect(judge({ coverage: covered({ confidence: 0.9 }) })).toEqual({
      itemId: 'item_1',
      description: 'item_1',
      status: 'satisfied',
      reason: 'Two sources say so.',
      answeredParts: 1,
      confidence: 0.9,
      citations: [1],
      evidenceIds: ['e1'],
    });
  });

  it('is open where the report cites nothing for it, and its confidence is gone', () => {
    const bare = { coverage: covered({ confidence: 0.9 }), cited: [] };
    expect(judge(bare)).toMatchObject({
      status: 'unsatisfied',
      reason: 'No verified quote in this report answers it.',
      answeredParts: 0,
      confidence: 0,
      citations: [],
    });
    const unsure = { coverage: covered({ confidence: related - 0.01 }), cited: [] };
    expect(judge(unsure).confidence).toBe(related - 0.01);
    expect(judge({ coverage: covered(), cited: [] })).not.toHaveProperty('confidence');
  });

  it('takes other quotes for it where the report cites none of those that covered it', () => {
    const evidence = [at('e1', 0.9), at('e2', 0.1), at('e3', 0.9, 'item_2')];
    expect(judge({ coverage: covered(), evidence, cited: ['e2', 'e3'] }).evidenceIds).toEqual(['e2']);
    expect(judge({ coverage: covered(), evidence, cited: ['e1', 'e2', 'e3'] }).evidenceIds).toEqual(['e1']);
  });

  it('names the sources that the answer quotes for it, where it quotes any, and all of the report elsewhere', () => {
    const coverage = covered({ evidenceIds: ['e1', 'e2'] });
    const evidence = [at('e1', 0.9), at('e2', 0.8)];
    const given = { coverage, evidence, cited: ['e1', 'e2'] };
    expect(judge({ ...given, inAnswer: ['e2'] })).toMatchObject({
      citations: [2],
      evidenceIds: ['e1', 'e2'],
    });
    expect(judge({ ...given, inAnswer: ['e3'] })).toMatchObject({ citations: [1, 2] });
  });

  it.each([
    [{ notices: ['retracted'] }, 'partial'],
    [{ notices: ['expression-of-concern'] }, 'partial'],
    [{ credibilityTier: 'FLAGGED' }, 'partial'],
    [{ notices: ['corrected'] }, 'satisfied'],
  ] as const)('by a source with %j alone is %s', (source, status) => {
    const judged = judge({ coverage: covered(), source });
    expect(judged.status).toBe(status);
    expect(judged.reason === 'Only retracted or flagged sources answer it.').toBe(status === 'partial');
  });
});

it('an item that a sound source answers beside a doubted one stays answered', () => {
  const [sound] = exampleReport().sources;
  if (!sound) throw new Error('There is no source.');
  const [result] = judgeItems(
    {
      plan: { ...makePlan(), checklist: [ITEM] },
      coverage: { iteration: 1, items: [covered({ evidenceIds: ['e1', 'e2'] })] },
      evidence: new Map([at('e1', 0.9), at('e2', 0.9)].map((one) => [one.id, one])),
    },
    {
      answer: [],
      sources: [{ ...sound, notices: ['retracted'] }, sound],
      numbers: new Map([
        ['e1', 1],
        ['e2', 2],
      ]),
    },
  );
  expect(result).toMatchObject({ status: 'satisfied', citations: [1, 2] });
});

it('a quote that serves two items answers each of them', () => {
  const both = evidenceOf(
    {
      sourceId: 's-1',
      quote: 'Quote e2.',
      items: [
        { itemId: 'item_2', part: 0, score: 0.1 },
        { itemId: 'item_1', part: 0, score: 0.9 },
      ],
    },
    { id: 'e2' },
  );
  const coverage = covered({ evidenceIds: [] });
  expect(judge({ coverage, evidence: [both], cited: ['e2', 'e9'] }).evidenceIds).toEqual(['e2']);
});

describe('an item that research left open', () => {
  const open = covered({ status: 'unsatisfied', evidenceIds: [], reason: 'Nothing was found.' });

  it('stays open, for the same reason, where the report cites nothing for it', () => {
    expect(judge({ coverage: open, cited: [] })).toMatchObject({
      status: 'unsatisfied',
      reason: 'Nothing was found.',
      citations: [],
    });
  });

  it('is partial where the report cites a quote that bears on it', () => {
    const judged = judge({ coverage: open, evidence: [at('e1', ANSWER_LINES.related)] });
    expect(judged).toMatchObject({ status: 'partial', evidenceIds: ['e1'], citations: [1] });
    const aside = judge({ coverage: open, evidence: [at('e1', ANSWER_LINES.related - 0.01)] });
    expect(aside).toMatchObject({ status: 'unsatisfied', citations: [] });
  });

  it.each([
    [related, 'partial'],
    [related - 0.01, 'unsatisfied'],
    [undefined, 'partial'],
  ])('with the confidence %s is %s', (confidence, status) => {
    const rated = confidence === undefined ? open : { ...open, confidence };
    expect(judge({ coverage: rated }).status).toBe(status);
  });

  it('was not assessed where research ended before', () => {
    expect(judge({ coverage: undefined, cited: [] })).toMatchObject({
      status: 'unsatisfied',
      reason: 'Research ended before this was assessed.',
    });
  });
});

describe('the share of an item that is answered', () => {
  const shareOf = (parts: readonly PartCoverage[], change: Partial<ItemCoverage> = {}): number | undefined =>
    judge({ coverage: covered({ status: 'partial', parts, ...change }) }).answeredParts;

  it('counts the parts for which the report cites a quote', () => {
    const elsewhere = part({ evidenceIds: ['e9'] });
    expect(shareOf([part(), elsewhere])).toBe(0.5);
    expect(shareOf([part(), elsewhere, elsewhere])).toBe(0.3333);
    expect(shareOf([part({ evidenceIds: ['e9', 'e1'] })])).toBe(1);
    expect(shareOf([elsewhere])).toBe(0);
  });

  it('counts a part that is fairly answered, and no other that is partial', () => {
    const fair = part({ status: 'partial', coverage: ANSWER_LINES.fair });
    const less = part({ status: 'partial', coverage: ANSWER_LINES.fair - 0.01 });
    expect(shareOf([fair, less])).toBe(0.5);
    expect(shareOf([part({ status: 'unsatisfied', coverage: 0.1 })])).toBe(0);
  });

  it('counts a partial part where the confidence says that it may answer', () => {
    const less = part({ status: 'partial', coverage: 0.1 });
    expect(shareOf([less], { confidence: related })).toBe(1);
    expect(shareOf([less], { confidence: related - 0.01 })).toBe(0);
    expect(shareOf([part({ status: 'unsatisfied', coverage: 0.1 })], { confidence: 0.9 })).toBe(0);
  });

  it('is all or nothing of an item without parts', () => {
    expect(shareOf([], { status: 'satisfied' })).toBe(1);
    expect(shareOf([])).toBe(0);
  });
});
