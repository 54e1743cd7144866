import { describe, expect, test } from 'vitest';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { LEAST_PERHAPS } from '#shared/domain/how-likely.ts';
import { doubtMarkIn, outcomeLabel, remarkIn } from '#shared/presentation/own-words.ts';
import { UNSEARCHED_REASONS } from '#shared/domain/search-trouble.ts';
import { UNSOURCED_LIMIT } from '#functions/steps/draft-report/write-unsourced.ts';
import { nameLanguages } from '#functions/steps/verify-report/name-languages.ts';
import { LAMBDA_THROTTLED, nameLosses } from '#shared/domain/loss.ts';
import { howRead } from '#shared/presentation/report-figures.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { REPORT_WORDS, wordsFor } from '#shared/presentation/words/words-for.ts';
import { exampleReport } from '../../functions/api/example-report.ts';

type Facts = Parameters<typeof describeInsufficiency>[0];

const IN_GERMAN = { question: 'Wie wird das Eisen hart, und was ist der Rost?', language: 'de' };
const OTHERS = REPORT_WORDS.filter(({ language }) => language !== 'en');

describe('outcomeLabel', () => {
  test.each([
    ['answered', 'Answered'],
    ['partial', 'Answered in part'],
    ['insufficient_evidence', 'No sure answer'],
  ] as const)('calls %s "%s" where a model has judged', (outcome, words) => {
    expect(outcomeLabel(exampleReport({ outcome, method: 'written' }), ENGLISH)).toBe(words);
  });

  test('calls quotes that code is not sure of, where no item is open, probably an answer', () => {
    const [item] = exampleReport().checklist;
    const withStatus = (...statuses: readonly ('satisfied' | 'partial' | 'unsatisfied')[]) =>
      exampleReport({
        outcome: 'partial',
        checklist: statuses.flatMap((status) => (item ? [{ ...item, status }] : [])),
      });
    expect(outcomeLabel(withStatus('partial', 'satisfied'), ENGLISH)).toBe('Probably answered');
    expect(outcomeLabel(withStatus('satisfied', 'unsatisfied'), ENGLISH)).toBe('Answered in part');
    for (const words of OTHERS)
      expect(outcomeLabel(withStatus('partial'), words)).not.toBe(words.outcome.partial);
    const unnamed = withStatus('partial').checklist.map((one) => ({
      ...one,
      reason: 'no quote names “rust”',
    }));
    expect(outcomeLabel({ ...withStatus('partial'), checklist: unnamed }, ENGLISH)).toBe(
      'Probably answered – no quote names “rust”',
    );
    for (const words of OTHERS)
      expect(outcomeLabel({ ...withStatus('partial'), checklist: unnamed }, words)).toContain('rust');
    const several = [...unnamed, ...withStatus('satisfied').checklist];
    expect(outcomeLabel({ ...withStatus('partial'), checklist: several }, ENGLISH)).toBe('Answered in part');
    const written = { ...withStatus('partial'), method: 'written' as const };
    expect(outcomeLabel(written, ENGLISH)).toBe('Answered in part');
  });

  test('calls passages that come near what was asked, all together, perhaps an answer, and others the closest', () => {
    const [item] = exampleReport().checklist;
    const near = (...confidences: readonly number[]) =>
      exampleReport({
        outcome: 'insufficient_evidence',
        checklist: confidences.flatMap((confidence) => (item ? [{ ...item, confidence }] : [])),
      });
    expect(outcomeLabel(near(LEAST_PERHAPS, 0.4), ENGLISH)).toBe('Perhaps answered');
    expect(outcomeLabel(near(LEAST_PERHAPS - 0.1, 0.4), ENGLISH)).toBe('Perhaps answered');
    expect(outcomeLabel(near(LEAST_PERHAPS - 0.1, LEAST_PERHAPS + 0.05), ENGLISH)).toBe('No sure answer');
    expect(outcomeLabel({ ...near(0.4), method: 'written' }, ENGLISH)).toBe(ENGLISH.short.unsure);
    for (const words of OTHERS) expect(outcomeLabel(near(0.4), words)).not.toBe(words.short.unsure);
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

  test.each(REPORT_WORDS)('gives the figures and the reason: $language', ({ insufficiency, language }) => {
    const figures = { searches: 7, failures: 3, documents: 41, reasons: 'HTTP 503' };
    const said = insufficiency.searched('brave', figures);
    for (const part of ['brave', '7', '3', '41', 'HTTP 503']) expect(said).toContain(part);
    for (const brought of ['nothing', 'unsure', 'perhaps'] as const)
      expect(insufficiency.read(5, 2, brought)).toMatch(/5.*2/u);
    expect(insufficiency.read(5, 2, 'perhaps').length).toBeLessThan(
      insufficiency.read(5, 2, 'unsure').length,
    );
    expect(insufficiency.otherDocuments).toMatch(/`--corpus [^`\s]+`/u);
    expect(insufficiency.otherDocuments.includes('FOLDER')).toBe(language === 'en');
  });
});

describe('remarkIn', () => {
  test.each(OTHERS)('translates what code says and leaves what a model says: $language', (words) => {
    expect(remarkIn(words)('nothing found')).not.toBe('nothing found');
    for (const own of ['no trial was long enough', 'no trial on: iron; none: on rust.', 'a; b: see c.'])
      expect(remarkIn(words)(own)).toBe(own);
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
      ['3 of 9 quotes are hedged by their own authors.', ['3', '9']],
      ['1 of 9 quotes is hedged by its own author.', ['1', '9']],
      ['It rests on 1 statement with a quote; 3 were sought.', ['1', '3']],
      ['Not searched, because it could not be reached: PubMed.', ['PubMed']],
      ['Every search of brave failed: HTTP 503.', ['brave', 'HTTP 503.']],
      ['1 of 4 searches of brave failed: HTTP 503.', ['1', '4', 'brave', 'HTTP 503.']],
      ['Source [2] is retracted; do not rely on it alone.', ['[2]']],
      ['Source [2] is under an expression of concern; do not rely on it alone.', ['[2]']],
      ['Source [2] is superseded, as it says itself.', ['[2]']],
      ['Source [2] is flagged as unreliable; do not rely on it alone.', ['[2]']],
      ['2 quotes were left out of this report, because the archived text did not prove them.', ['2']],
      ['iron: not looked at.', ['iron']],
      ['iron: nothing found.', ['iron']],
      ['nothing found on: rust; perhaps not all that was asked', ['rust']],
      ['only related statements on: iron; nothing found on: rust', ['iron', 'rust']],
      ['Found, but neither read nor relied on: “A”.', ['“A”']],
      ['Search was off: no source was read.', []],
      ['Search was off: only the documents that were named were read.', []],
      [UNSOURCED_LIMIT, []],
      [UNSEARCHED_REASONS.off, []],
      [UNSEARCHED_REASONS.failed, []],
      [nameLosses({ searches: [LAMBDA_THROTTLED], sources: [] })[0] ?? '', [LAMBDA_THROTTLED]],
      [nameLanguages(IN_GERMAN, ['The iron is hard and that is what it should be'])[0] ?? '', []],
    ] as const;
    for (const [english, own] of said) {
      const remark = remarkIn(words)(english);
      for (const part of own) expect(remark).toContain(part);
      expect(remark).not.toBe(english);
      expect(remark).not.toMatch(
        /\b(?:rests|sought|comes|hedged|disagree|answered|names|failed|were|not|nothing|only|perhaps)\b|undefined/u,
      );
    }
  });

  test('leaves English as it is', () => {
    expect(remarkIn(wordsFor('en'))('nothing found')).toBe('nothing found');
  });
});

describe('doubtMarkIn', () => {
  const superseded = { notices: ['superseded'], credibilityTier: 'AUTHORITATIVE' } as const;
  test.each([
    ['en', 'superseded'],
    ['de', 'überholt'],
    ['fr', 'remplacé'],
    ['es', 'sustituido'],
  ])('marks what is superseded: %s', (language, word) => {
    expect(doubtMarkIn(wordsFor(language), superseded)).toBe(` (${word})`);
  });

  test('has a word of its own for it in every language', () => {
    expect(new Set(REPORT_WORDS.map((words) => doubtMarkIn(words, superseded))).size).toBe(
      REPORT_WORDS.length,
    );
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
