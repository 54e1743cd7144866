import { expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { selectQuotes } from '#functions/steps/draft-report/select-quotes.ts';
import { evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';

const ITEM = {
  ...itemOf('item_1', [partOf(['crew', 'meet'])]),
  description: 'Where does the crew meet then?',
};
const MEETING = ['Meeting place'];

/** Quotes in the order of their document, each worth less than a wordless one may be shown for but the one that is close. */
function sectionOf(
  quotes: readonly string[],
  headings: readonly string[],
  close: number,
): readonly Evidence[] {
  return quotes.map((quote, at) => ({
    ...evidenceOf({
      sourceId: 's-1',
      quote,
      start: at * 1000,
      items: [{ itemId: 'item_1', part: 0, score: 0.1, value: at === close ? 2 : 0 }],
    }),
    headings,
  }));
}

function answerOf(evidence: readonly Evidence[], status: ItemStatus = 'unsatisfied'): readonly string[] {
  const evidenceIds = evidence.map(({ id }) => id);
  const confidence = status === 'unsatisfied' ? 0.1 : 0.9;
  const part = { text: ITEM.description, status, coverage: 0.2, evidenceIds, domains: [] };
  const coverage = {
    itemId: 'item_1',
    status,
    parts: [part],
    independentSources: 1,
    evidenceIds,
    reason: '',
  };
  const { answers } = selectQuotes([ITEM], {
    items: new Map([['item_1', { ...coverage, confidence }]]),
    evidence: new Map(evidence.map((one) => [one.id, one])),
    sources: sourcesById([sourceOf('s-1')]),
  });
  return (answers.get('item_1') ?? []).map(({ quote }) => quote);
}

const PLACE = 'On the far side of the lane, by the lock beam.';
const CLOSE = 'The crew must not meet in the yard.';

it('what comes close to a question that nothing answers is quoted with the short section in which it stands', () => {
  expect(answerOf(sectionOf([PLACE, CLOSE], MEETING, 1))).toEqual(expect.arrayContaining([PLACE, CLOSE]));
});

it.each<[string, readonly Evidence[], ItemStatus]>([
  ['that is long', sectionOf([PLACE, CLOSE, 'x'.repeat(900)], MEETING, 1), 'unsatisfied'],
  ['that has no heading', sectionOf([PLACE, CLOSE], [], 1), 'unsatisfied'],
])('no section is quoted whole %s', (_, evidence, status) => {
  expect(answerOf(evidence, status)).not.toContain(PLACE);
});

it('how a letter begins and ends does not come with it', () => {
  const letter = sectionOf(
    ['Dear Ms Holt,', PLACE, CLOSE, 'Yours sincerely, Tom Reed, Secretary'],
    MEETING,
    2,
  );
  expect(answerOf(letter).toSorted((a, b) => a.length - b.length)).toEqual([CLOSE, PLACE]);
});

it('of what stands in other sections nothing comes with it', () => {
  const other = sectionOf(['Drinks are sold at the bar.'], ['Bar'], 1).map((one) => ({
    ...one,
    id: 'other',
  }));
  expect(answerOf([...sectionOf([PLACE, CLOSE], MEETING, 1), ...other])).not.toContain(
    'Drinks are sold at the bar.',
  );
});
