import { describe, expect, test } from 'vitest';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { outcomeLabel, remarkIn } from '#shared/presentation/own-words.ts';
import { howRead } from '#shared/presentation/report-figures.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { REPORT_WORDS, wordsFor } from '#shared/presentation/words/words-for.ts';
import { exampleReport } from '../../functions/api/example-report.ts';

type Facts = Parameters<typeof describeInsufficiency>[0];

const OTHERS = REPORT_WORDS.filter(({ language }) => language !== 'en');

describe('outcomeLabel', () => {
  test.each([
    ['answered', 'Answered'],
    ['partial', 'Answered in part'],
    ['insufficient_evidence', 'Not answered; the closest passages'],
  ] as const)('calls %s "%s"', (outcome, words) => {
    expect(outcomeLabel(exampleReport({ outcome }), ENGLISH)).toBe(words);
  });

  test('promises no passages where nothing is cited', () => {
    const report = exampleReport({ outcome: 'insufficient_evidence', sources: [] });
    expect(outcomeLabel(report, ENGLISH)).toBe('Not answered');
  });
});

describe('what is said of a report without an answer', () => {
  const { trust } = exampleReport();
  const reports: readonly Omit<Facts, 'outcome'>[] = [
    {
      trust: { ...trust, sourcesRead: 2, sourcesSkipped: 1 },
      unreachableProviders: ['pubmed'],
      searched: [{ provider: 'brave', searches: 3, failures: 1, documents: 5, reasons: ['HTTP 503.'] }],
    },
    { trust: { ...trust, sourcesRead: 0, sourcesSkipped: 0 }, searched: [], isSearchOff: true },
    {
      trust: { ...trust, sourcesRead: 1, sourcesSkipped: 0 },
      searched: [{ provider: 'brave', searches: 1, failures: 0, documents: 1 }],
    },
  ];

  test.each(OTHERS)('is said in the language of the question: $language', (words) => {
    for (const report of reports) {
      const facts = { ...report, outcome: 'insufficient_evidence' as const };
      const english = describeInsufficiency(facts);
      const other = describeInsufficiency(facts, words.insufficiency);
      const [said, meant] = [other, english].map((one) => [one?.verdict, one?.found, one?.advice].flat());
      expect(said).toHaveLength(meant?.length ?? 0);
      expect(said?.filter((line) => meant?.includes(line))).toEqual([]);
    }
  });

  test.each(REPORT_WORDS)('gives the figures and the reason: $language', ({ insufficiency }) => {
    const figures = { searches: 7, failures: 3, documents: 41, reasons: 'HTTP 503' };
    const said = insufficiency.searched('brave', figures);
    for (const part of ['brave', '7', '3', '41', 'HTTP 503']) expect(said).toContain(part);
    expect(insufficiency.read(5, 2)).toMatch(/5.*2/u);
    expect(insufficiency.otherDocuments).toContain('`--corpus FOLDER`');
  });
});

describe('remarkIn', () => {
  test.each(OTHERS)('translates what code says and leaves what a model says: $language', (words) => {
    expect(remarkIn(words)('nothing found')).not.toBe('nothing found');
    expect(remarkIn(words)('no trial was long enough')).toBe('no trial was long enough');
  });

  test.each(OTHERS)('translates remarks around their figures, names and words: $language', (words) => {
    const said = [
      [
        'What answers the question rests on 2 independent sources (a.md, b.md); 3 were sought.',
        ['2', 'a.md, b.md', '3'],
      ],
      ['What answers the question rests on 1 independent source; 3 were sought.', ['1', '3']],
      ['All that was read comes from one source (a.md).', ['a.md']],
      ['Sources disagree on this: {2} iron rusts', ['{2} iron rusts']],
      ['not fully answered: iron', ['iron']],
      ['no quote names “rust”', ['rust']],
    ] as const;
    for (const [english, own] of said) {
      const remark = remarkIn(words)(english);
      for (const part of own) expect(remark).toContain(part);
      expect(remark).not.toMatch(/\b(?:rests|sought|comes|hedged|disagree|answered|names)\b|undefined/u);
    }
  });

  test('leaves English as it is', () => {
    expect(remarkIn(wordsFor('en'))('nothing found')).toBe('nothing found');
  });
});

describe('howRead', () => {
  const url = 'https://journal.example.org/a';
  test.each([
    [{ url }, []],
    [{ url, isAbstract: true }, ['abstract only']],
    [{ url, readAt: 'https://journal.example.org/a.pdf' }, []],
    [{ url, readAt: 'https://copies.example.org/a.pdf' }, ['read at copies.example.org']],
    [{ url: 'not an address', readAt: 'neither' }, []],
  ])('says of %j what was read: %j', (source, words) => {
    expect(howRead(source, ENGLISH)).toEqual(words);
  });
});
