import { describe, expect, it } from 'vitest';
import { placedInReport } from '#functions/steps/draft-report/of-report.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';

function below(heading: string, sourceId = 's-1', start = 100): Evidence {
  return {
    ...evidenceOf({ sourceId, quote: 'Two hives only.', start, items: [] }),
    headings: ['Four ways of lining a hive', heading],
  };
}

function ahead(description: string, quotes: readonly Evidence[]): readonly number[] {
  const item = { ...itemOf('item_1', [partOf(['hive'])]), description };
  const inputs = { evidence: new Map(quotes.map((one, at) => [String(at), one])) };
  return quotes.map(placedInReport(item, quotes, inputs));
}

const ASKED = 'Which lining did best in the long run?';

describe('what a report of research says against itself', () => {
  it.each([
    '5. Limitations',
    'Limitations',
    'STUDY LIMITATIONS',
    'Strengths and limitations',
    'Limitations of the study',
  ])('falls behind what it tells: %s', (heading) => {
    expect(ahead(ASKED, [below('Abstract', 's-1', 0), below(heading)])).toEqual([0, -2]);
  });

  it.each([
    'What are the limitations of the trial?',
    'Can I trust what they say of linings?',
    'Is the result reliable?',
    'What did the study not find?',
  ])('stays where it is asked for: %s', (asked) => {
    expect(ahead(asked, [below('Abstract', 's-1', 0), below('Limitations')])).toEqual([0, 0]);
  });

  it.each(['The weaknesses of our trial were two.', 'Our study has several limitations.'])(
    'falls behind wherever it is said: %s',
    (quote) => {
      const quotes = [below('Abstract', 's-1', 0), { ...below('Discussion'), quote }];
      expect(ahead(ASKED, quotes)).toEqual([0, -2]);
      expect(ahead('What are the limitations?', quotes)).toEqual([0, 0]);
    },
  );

  it('stays in a text that is no report of research', () => {
    for (const other of ['Usage', 'Results'])
      expect(ahead(ASKED, [below(other, 's-1', 0), below('Limitations')])).toEqual([0, 0]);
    expect(ahead(ASKED, [below('Abstract', 's-2', 0), below('Limitations')])).toEqual([0, 0]);
  });
});

const SECTIONS = [
  'Abstract',
  '1. Introduction',
  'Materials and methods',
  'Study design',
  'Results',
  '5 Conclusions',
];

describe('a quote of a report of research, by its section', () => {
  const whole = SECTIONS.map((heading, at) => below(heading, 's-1', 100 * at));

  it.each([
    'Does the lining keep hives warm?',
    'Did it keep the bees well?',
    'In cold hives, did it keep the bees well?',
    'What is the effect of linings?',
    'How much longer did the bees live?',
    'Which of the linings turned out best?',
  ])(
    'goes ahead where it concludes, and falls behind before anything was found, where it is asked: %s',
    (asked) => {
      expect(ahead(asked, whole)).toEqual([0, -2, -2, -2, 0, 1]);
    },
  );

  it.each([
    'How many hives were lined?',
    'Did they randomise the hives?',
    'Who lined the hives?',
    'Was it approved?',
  ])('stays where how it was made may be asked: %s', (asked) => {
    expect(ahead(asked, whole)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('stays in a text that is no such report', () => {
    const guide = ['Introduction', 'Discussion', 'Usage'].map((heading, at) =>
      below(heading, 's-1', 100 * at),
    );
    expect(ahead('Does the lining keep hives warm?', guide)).toEqual([0, 0, 0]);
  });

  it('is of what was found where a section tells methods and findings', () => {
    for (const heading of ['Methods and findings', 'Methodology/Principal Findings']) {
      const both = [below('Abstract', 's-1', 0), below(heading)];
      expect(ahead('Does the lining keep hives warm?', both)).toEqual([0, 0]);
    }
    const concluded = [below('Abstract', 's-1', 0), below('Conclusions/Significance')];
    expect(ahead('Does the lining keep hives warm?', concluded)).toEqual([0, 1]);
  });
});
