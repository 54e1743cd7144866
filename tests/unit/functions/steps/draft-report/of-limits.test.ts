import { describe, expect, it } from 'vitest';
import { behindLimits } from '#functions/steps/draft-report/of-limits.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';

function below(heading: string, sourceId = 's-1', start = 100): Evidence {
  return {
    ...evidenceOf({ sourceId, quote: 'Two hives only.', start, items: [] }),
    headings: ['Four ways of lining a hive', heading],
  };
}

function behind(description: string, quotes: readonly Evidence[]): readonly number[] {
  const item = { ...itemOf('item_1', [partOf(['hive'])]), description };
  const inputs = { evidence: new Map(quotes.map((one, at) => [String(at), one])) };
  return quotes.map(behindLimits(item, quotes, inputs));
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
    expect(behind(ASKED, [below('Abstract', 's-1', 0), below(heading)])).toEqual([0, 2]);
  });

  it.each([
    'What are the limitations of the trial?',
    'Can I trust what they say of linings?',
    'Is the result reliable?',
    'What did the study not find?',
  ])('stays where it is asked for: %s', (asked) => {
    expect(behind(asked, [below('Results', 's-1', 0), below('Limitations')])).toEqual([0, 0]);
  });

  it('stays in a text that is no report of research', () => {
    expect(behind(ASKED, [below('Usage', 's-1', 0), below('Limitations')])).toEqual([0, 0]);
    expect(behind(ASKED, [below('Abstract', 's-2', 0), below('Limitations')])).toEqual([0, 0]);
  });
});
