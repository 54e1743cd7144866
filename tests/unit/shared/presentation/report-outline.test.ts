import { describe, expect, test } from 'vitest';
import { itemAnchor, partsOf } from '#shared/presentation/report-outline.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import type { Report } from '#shared/domain/report.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

const words = wordsFor('en');
const idsOf = (change: Partial<Report>): readonly string[] =>
  partsOf(exampleReport(change), words).map(([id]) => id);
const section = (title: string, ...itemIds: readonly string[]) => ({ title, itemIds, blocks: [] });

describe('the parts of a report', () => {
  test('are those that have something in them', () => {
    expect(idsOf({ checklist: [], sources: [] })).toEqual(['answer', 'trust']);
    expect(idsOf({})).toEqual(['answer', 'checklist', 'trust', 'sources']);
    const contradictions = [{ statement: 'They disagree.', evidenceIds: [], againstEvidenceIds: [] }];
    const full = { contradictions, gaps: ['One.'], limitations: ['One.'], sections: [section('On rust')] };
    expect(idsOf(full)).toEqual([
      'answer',
      'section-1',
      'disputes',
      'gaps',
      'limitations',
      'checklist',
      'trust',
      'sources',
    ]);
  });

  test('are named in the words of its language, sections by their titles, or as what else was found', () => {
    const [one, other] = [section('On rust'), section('On salt')];
    const titleOf = (change: Partial<Report>): string | undefined =>
      new Map(partsOf(exampleReport(change), words)).get('section-1');
    const parts = new Map(partsOf(exampleReport({ sections: [one] }), words));
    expect(titleOf({ sections: [one], method: 'written' })).toBe('On rust');
    expect(titleOf({ sections: [one] })).toBe('Further passages');
    expect(titleOf({ sections: [one, other] })).toBe('Further passages: On rust');
    expect(parts.get('sources')).toBe(words.sources);
  });
});

test('an item is found in the section that is about it alone, or else in its row', () => {
  const sections = [section('Both', 'c1', 'c2'), section('One', 'c2')];
  const report = exampleReport({ sections });
  expect([itemAnchor(report, 0), itemAnchor(report, 1)]).toEqual(['item-1', 'section-2']);
});
