import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import type { ItemResult, Sentence } from '#shared/domain/report.ts';
import {
  gapsOf,
  isLabel,
  hasMethod,
  limitationsOf,
  shownAnswer,
  missingOf,
  toRuns,
} from '#shared/domain/report-reading.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

function item(description: string, reason: string, status: ItemResult['status'] = 'partial'): ItemResult {
  return { itemId: 'i', description, reason, status, citations: [] };
}

function say(text: string, kind: Sentence['kind'] = 'connective'): Sentence {
  return { text, kind, evidenceIds: [] };
}

function quote(text: string): Sentence {
  return { text, kind: 'quote', evidenceIds: ['e1'] };
}

function run(first: number, last = first): unknown {
  return { first, last };
}

describe('what is missing of an item', () => {
  test('does not repeat what the item is about', () => {
    const all = [
      item('How much?', 'nothing found on: how much'),
      item(
        'S3: how it is done; since when',
        'nothing found on: how it is done; nothing found on: since when',
      ),
      item('Limits: queues', 'nothing found on: limits'),
    ];
    expect(all.map(missingOf)).toEqual(['nothing found', 'nothing found', 'nothing found']);
  });

  test('names the part that is missing, or another reason, as it is', () => {
    const part = item('S3: how it is done; since when', 'nothing found on: since when');
    const mixed = item('S3: how; when', 'nothing found on: how; only related statements on: when');
    const other = item('How much?', 'Only retracted or flagged sources answer it.');
    expect([part, mixed, other].map(missingOf)).toEqual([part.reason, mixed.reason, other.reason]);
  });

  test('takes no reason for a part that it is not', () => {
    const wider = item('S3: how', 'nothing found on: how much');
    const empty = item('S3: how', ' on: how');
    const lines = item('S3: how\nand why', 'nothing found on: how\nand why');
    expect([wider, empty, lines].map(missingOf)).toEqual([wider.reason, empty.reason, 'nothing found']);
  });

  test.each(['How much?', 'HOW MUCH', 'how much?!', 'S3: how much.'])(
    'knows "%s" by its words, whatever its case and end',
    (description) => {
      expect(missingOf(item(description, 'nothing found on: how much'))).toBe('nothing found');
    },
  );

  test.each([
    ['¿Qué es un horno?', 'Qué es un horno'],
    ['什么是窑？', '什么是窑'],
  ])('knows "%s" by its words, whatever the marks of its language', (description, part) => {
    expect(missingOf(item(description, `nothing found on: ${part}`))).toBe('nothing found');
  });

  test('is nothing for a satisfied one', () => {
    expect(missingOf(item('How much?', 'Answered by direct quotes', 'satisfied'))).toBe('');
  });
});

describe('gaps', () => {
  const open = item('S3: how much', 'nothing found on: how much');
  const gaps = ['S3: nothing found on: how much.', 'Prices change often.'];

  test('say their item once', () => {
    expect(gapsOf(exampleReport({ checklist: [open], gaps }))).toEqual([
      'S3: nothing found.',
      'Prices change often.',
    ]);
  });

  test('that only end as a reason does, or name another item, stay as they are', () => {
    const others = [
      'S4: nothing found on: how much.',
      'S3 how much: nothing found.',
      'nothing found on: how much.',
    ];
    expect(gapsOf(exampleReport({ checklist: [open], gaps: others }))).toEqual(others);
    const named = ['S3: how much: nothing found on: how much.'];
    expect(gapsOf(exampleReport({ checklist: [open], gaps: named }))).toEqual([
      'S3: how much: nothing found.',
    ]);
  });

  test('of a report that answers nothing leave to the checklist what it says', () => {
    const report = exampleReport({ checklist: [open], gaps, outcome: 'insufficient_evidence' });
    expect(gapsOf(report)).toEqual(['Prices change often.']);
  });
});

test('a report that cites nothing has no limitations, unless quotes were dropped', () => {
  const { trust } = exampleReport();
  const empty = { sources: [], outcome: 'insufficient_evidence' as const, limitations: ['One.'] };
  expect(limitationsOf(exampleReport(empty))).toEqual([]);
  expect(limitationsOf(exampleReport({ ...empty, trust: { ...trust, quotesDropped: 1 } }))).toEqual(['One.']);
  expect(limitationsOf(exampleReport({ limitations: ['One.'] }))).toEqual(['One.']);
});

test('a report that answers something, or is from what a model knows, keeps its limitations', () => {
  const limitations = ['One.'];
  const outcome = 'insufficient_evidence' as const;
  expect(limitationsOf(exampleReport({ limitations, sources: [], outcome: 'partial' }))).toEqual(limitations);
  expect(limitationsOf(exampleReport({ limitations, sources: [], outcome, method: 'unsourced' }))).toEqual(
    limitations,
  );
  expect(limitationsOf(exampleReport({ limitations, outcome }))).toEqual(limitations);
});

test('a label is a connective that names what the checklist names', () => {
  const checklist = [item('S3: how much', ''), item('Since when', '')];
  expect(isLabel(say('Since when:'), checklist)).toBe(true);
  const isOne = [say('S3:'), say('S:'), say('The closest:'), say('S3'), say('S3:', 'quote')].map((sentence) =>
    isLabel(sentence, checklist),
  );
  expect(isOne).toEqual([true, false, false, false, false]);
  const asked = [item('What is S3?', '')];
  expect(
    [say('What is S3?'), say('What is S?'), say('What is S3?', 'quote')].map((one) => isLabel(one, asked)),
  ).toEqual([true, false, false]);
});

describe('runs of citations', () => {
  test('stand for three or more in a row', () => {
    expect(toRuns([1, 2, 3, 5, 6, 8])).toEqual([run(1, 3), run(5), run(6), run(8)]);
    expect(toRuns([])).toEqual([]);
  });

  test('of two in a row stay two', () => {
    expect(toRuns([4, 5])).toEqual([run(4), run(5)]);
    expect(toRuns([4, 5, 6])).toEqual([run(4, 6)]);
  });

  test('hold each number once, in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const spread = toRuns(sorted).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        expect(spread).toEqual(sorted);
      }),
    );
  });
});

describe('a report without an answer', () => {
  const outcome = 'insufficient_evidence' as const;
  const { trust } = exampleReport();

  test('says what each provider was asked and brought, and what failed', () => {
    const searched = [
      { provider: 'corpus', searches: 3, failures: 1, documents: 1 },
      { provider: 'pubmed', searches: 2, failures: 2, documents: 0 },
    ];
    const described = describeInsufficiency({
      outcome,
      searched,
      trust: { ...trust, sourcesRead: 1, sourcesSkipped: 0, quotesVerified: 0 },
    });
    expect(described?.found).toEqual([
      'Searched corpus: 3 searches (1 failed) brought 1 document.',
      'Searched pubmed: 2 searches, all of which failed.',
      'Read 1 document: no answer was found in it.',
    ]);
    expect(described?.advice.at(-1)).toBe('Ask again when corpus, PubMed can be reached.');
    expect(described?.advice.join(' ')).not.toContain('--provider pubmed');
  });

  test('says so when nothing was searched or read', () => {
    const described = describeInsufficiency({ outcome, searched: [], trust: { ...trust, sourcesRead: 0 } });
    expect(described?.found).toEqual([
      'No search provider was asked.',
      'No document was read, 1 could not be read.',
    ]);
  });

  test.each([
    [
      'search was off',
      { searched: [], isSearchOff: true },
      /^Search was off/u,
      /^Search was off: no search/u,
    ],
    [
      'nobody could be reached',
      { searched: [], unreachableProviders: ['pubmed'] },
      /^Every search failed/u,
      /^No search provider was asked/u,
    ],
    [
      'every search failed',
      {
        searched: [{ provider: 'pubmed', searches: 1, failures: 1, documents: 0, reasons: ['It is down.'] }],
      },
      /^Every search failed/u,
      /^Searched pubmed: 1 search, which failed: It is down\.$/u,
    ],
    [
      'some searches failed',
      {
        searched: [{ provider: 'pubmed', searches: 2, failures: 1, documents: 0, reasons: ['It is down.'] }],
      },
      /^Nothing that could be read/u,
      /^Searched pubmed: 2 searches \(1 failed: It is down\) brought 0 documents\.$/u,
    ],
  ] as const)(
    'R2.9 distinguishes what was not found from what was not looked for: %s',
    (_, scope, verdict, found) => {
      const described = describeInsufficiency({ outcome, trust: { ...trust, sourcesRead: 0 }, ...scope });
      expect(described?.verdict).toMatch(verdict);
      expect(described?.found[0]).toMatch(found);
    },
  );

  test('shows what a model says by itself, and nothing else that cites nothing', () => {
    const answer = [{ form: 'paragraph' as const, sentences: [] }];
    expect(shownAnswer({ answer, outcome, method: 'unsourced' })).toEqual(answer);
    expect(shownAnswer({ answer, outcome, method: 'written' })).toEqual([]);
    expect(shownAnswer({ answer, outcome: 'partial', method: 'written' })).toEqual(answer);
    const cited = [{ form: 'paragraph' as const, sentences: [quote('One.')] }];
    expect(shownAnswer({ answer: cited, outcome, method: 'extractive' })).toEqual(cited);
    expect(hasMethod({ sources: [], method: 'unsourced' })).toBe(true);
    expect(hasMethod({ sources: [], method: 'written' })).toBe(false);
  });

  test('is one by its outcome alone', () => {
    expect(describeInsufficiency(exampleReport())).toBeUndefined();
  });
});
