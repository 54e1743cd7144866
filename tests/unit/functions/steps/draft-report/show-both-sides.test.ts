import { describe, expect, it } from 'vitest';
import { labelledIn, mendParts, readSections } from '#functions/steps/draft-report/from-model.ts';
import { showBothSides } from '#functions/steps/draft-report/show-both-sides.ts';
import type { Sentence } from '#shared/domain/report.ts';
import { promptForCorrections } from '#shared/research/correct-sentences.ts';
import { evidenceOf } from '../builders.ts';
import { answers, claim, inputOf } from './draft-input.ts';

const RUSTS = evidenceOf({
  sourceId: 's-1',
  quote: 'Iron rusts in moist air.',
  items: answers('item_1', 0),
});
const BRIGHT = evidenceOf({ sourceId: 's-2', quote: 'Moist air leaves iron bright.', items: [] });
const INPUT = inputOf({
  question: 'Does iron rust in moist air?',
  evidence: [RUSTS, BRIGHT],
  claims: [claim('c-1', RUSTS, BRIGHT)],
});
const [E1 = '', E2 = ''] = [RUSTS, BRIGHT].map(
  (one) => labelledIn(INPUT).find(({ evidence }) => evidence.id === one.id)?.handle,
);

/** A section that was written from these quotes. */
const section = (paragraph: string, ...evidence: readonly (typeof RUSTS)[]) => ({
  title: 'Iron in moist air',
  itemIds: ['item_1'],
  evidenceIds: evidence.map(({ id }) => id),
  paragraphs: [paragraph],
});
const partsOf = (...sections: readonly ReturnType<typeof section>[]) =>
  showBothSides(readSections(sections, INPUT), INPUT);
const sentencesOf = (parts: ReturnType<typeof mendParts>): readonly Sentence[] =>
  parts.flatMap((part) => part?.blocks ?? []).flatMap(({ sentences }) => sentences);

describe('a section that has one side of a dispute', () => {
  const parts = partsOf(section(`Iron rusts in moist air [${E1}].`, RUSTS));
  const faulty = parts.flatMap((part) => part?.written.faulty ?? []);

  it('goes back to its writer with the quote of the other', () => {
    expect(faulty).toHaveLength(1);
    const { user } = promptForCorrections({ ...INPUT, today: '2026-01-01', faulty });
    expect(user).toContain(`${E2} speaks against it: tell both sides`);
    expect(user).toContain(BRIGHT.quote);
  });

  it('has both as its writer worded them, where both are cited', () => {
    const both = `One source says that iron rusts in moist air [${E1}], another that moist air leaves iron bright [${E2}].`;
    const said = sentencesOf(mendParts(parts, [both]));
    expect(said.map(({ evidenceIds }) => evidenceIds)).toEqual([[RUSTS.id, BRIGHT.id]]);
  });

  it('keeps its sentence and is given the other quote, where the writer does not tell both', () => {
    for (const rewritten of [[], ['Iron rusts in moist air.'], [`Iron rusts in 12 days [${E1}] [${E2}].`]]) {
      expect(sentencesOf(mendParts(parts, rewritten)).map(({ text }) => text)).toEqual([
        'Iron rusts in moist air.',
        'Another source speaks against this:',
        BRIGHT.quote,
      ]);
    }
  });

  it('counts no sentence as corrected or left out for it', () => {
    expect(mendParts(parts)[0]).toMatchObject({ corrected: 0, left: 0, dropped: { toldOneSide: 1 } });
  });
});

it('leaves a section alone that has both sides, and others beside it', () => {
  const balanced = `Iron rusts in moist air [${E1}]. Moist air leaves iron bright [${E2}].`;
  const parts = partsOf(section(`Iron rusts in moist air [${E1}].`, RUSTS), section(balanced, RUSTS, BRIGHT));
  expect(parts.flatMap((part) => part?.written.faulty ?? [])).toEqual([]);
});

it('tells the other side once, however many sections tell the one', () => {
  const one = section(`Iron rusts in moist air [${E1}].`, RUSTS);
  expect(partsOf(one, one).map((part) => part?.written.faulty.length)).toEqual([1, 0]);
});

it('marks the side against a claim as well as the side for it', () => {
  const parts = partsOf(section(`Moist air leaves iron bright [${E2}].`, BRIGHT));
  expect(parts[0]?.written.faulty[0]?.cited.map(({ evidence }) => evidence.id)).toEqual([
    BRIGHT.id,
    RUSTS.id,
  ]);
});
