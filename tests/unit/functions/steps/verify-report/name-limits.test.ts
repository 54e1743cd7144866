import { describe, expect, it } from 'vitest';
import {
  type Found,
  nameGaps,
  nameHedged,
  nameLimitations,
} from '#functions/steps/verify-report/name-limits.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { CitedSource, ItemResult } from '#shared/domain/report.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { jobOf } from '../ports.ts';

const { settings } = jobOf('job-1');
const UPLOAD = {
  name: 'notes.md',
  key: 'local/uploads/job-1/notes',
  snippet: '',
  contentType: 'text/markdown',
} as const;

function limits(change: Partial<Found> = {}, sources: readonly CitedSource[] = []): readonly string[] {
  const nothing = {
    dropped: 0,
    losses: { searches: [], sources: [] },
    searches: [],
    job: { settings },
    found: [],
  };
  return nameLimitations(['One limit.'], sources, { ...nothing, ...change });
}

function searched(provider: string, message?: string, lost?: string): SearchResult {
  return {
    queryId: 'i01-01',
    waveId: 'i01',
    provider,
    hits: [],
    ...(message === undefined ? {} : { failure: { name: 'ServiceUnavailable', message } }),
    ...(lost === undefined ? {} : { lost }),
  };
}

describe('the hedged quotes', () => {
  const [shown] = exampleReport().sources;
  const sources = shown === undefined ? [] : [shown];
  const read = (id: string, isUncertain: boolean) =>
    [id, evidenceOf({ sourceId: 's-1', quote: 'It may.' }, { id, isUncertain })] as const;

  it('are counted among those that the report shows, and named where there are any', () => {
    expect(nameHedged(sources, new Map([read('e1', true), read('e2', true)]))).toEqual([
      '1 of 1 quotes is hedged by its own author.',
    ]);
    expect(nameHedged(sources, new Map([read('e1', false), read('e2', true)]))).toEqual([]);
    expect(nameHedged([], new Map([read('e1', true)]))).toEqual([]);
  });
});

describe('the limitations of a report', () => {
  it('are those of the draft where there is nothing more to say', () => {
    expect(limits()).toEqual(['One limit.']);
    expect(limits({ searches: [searched('pubmed')] })).toEqual(['One limit.']);
  });

  it.each([
    [[], 'Search was off: no source was read.'],
    [['corpus'], 'Search was off: only the documents that were named were read.'],
  ])('say that search was off, with %j', (providers, words) => {
    const off = { ...settings, isSearchOff: true, providers };
    expect(limits({ job: { settings: off } })).toEqual([words, 'One limit.']);
  });

  it('say that search was off beside texts that came with the question', () => {
    const off = { ...settings, isSearchOff: true, providers: [] };
    expect(limits({ job: { settings: off, uploads: [UPLOAD] } })[0]).toBe(
      'Search was off: only the documents that were named were read.',
    );
  });

  it('name by its title what could not be reached', () => {
    const cut = { ...settings, unreachableProviders: ['pubmed', 'arxiv'] };
    expect(limits({ job: { settings: cut } })[0]).toBe(
      'Not searched, because it could not be reached: PubMed, arXiv.',
    );
  });

  it('name the searches that failed, each reason once, and not those that were lost', () => {
    const searches = [
      searched('pubmed', 'It is down.'),
      searched('pubmed', 'It is down.'),
      searched('arxiv', 'It is slow.'),
      searched('arxiv'),
      searched('arxiv', 'It refused.'),
    ];
    expect(limits({ searches }).slice(1)).toEqual([
      'Every search of pubmed failed: It is down.',
      '2 of 3 searches of arxiv failed: It is slow. It refused.',
    ]);
    const losses = { searches: ['States.Timeout'], sources: [] };
    const lost = limits({ losses, searches: [searched('pubmed', 'It is gone.', 'States.Timeout')] });
    expect(lost).toHaveLength(2);
    expect(lost[0]).toMatch(/^A part of the research was lost .*1 search: States\.Timeout/u);
  });

  it.each([
    [{ notices: ['retracted'] }, 'retracted'],
    [{ notices: ['expression-of-concern'] }, 'under an expression of concern'],
    [{ notices: ['expression-of-concern', 'retracted'] }, 'retracted'],
    [{ credibilityTier: 'FLAGGED' }, 'flagged as unreliable'],
  ] as const)('warn of a cited source with %j', (change, words) => {
    const [source] = exampleReport().sources;
    if (!source) throw new Error('There is no source.');
    expect(limits({}, [source, { ...source, ...change }]).slice(1)).toEqual([
      `Source [2] is ${words}; do not rely on it alone.`,
    ]);
  });

  it.each([
    [['superseded'], 'Source [2] is superseded, as it says itself.'],
    [['retracted', 'superseded'], 'Source [2] is retracted; do not rely on it alone.'],
  ] as const)('say of what notices a source bears the gravest: %j', (notices, words) => {
    const [source] = exampleReport().sources;
    if (!source) throw new Error('There is no source.');
    expect(limits({}, [source, { ...source, notices }]).slice(1)).toEqual([words]);
  });

  it('name what was found and not read, because nothing may rest on it', () => {
    const flagged = (id: string) =>
      sourceOf(id, { title: `Page\n${id}`, status: 'skipped', credibilityTier: 'FLAGGED' });
    const others = [
      sourceOf('read', { credibilityTier: 'FLAGGED' }),
      sourceOf('left', { status: 'skipped' }),
    ];
    const named = (count: number): string | undefined =>
      limits({ found: [...others, ...['a', 'b', 'c', 'd', 'e'].slice(0, count).map(flagged)] })[1];
    expect(named(0)).toBeUndefined();
    expect(named(1)).toBe('Found, but neither read nor relied on: “Page a” (flagged as unreliable).');
    expect(named(3)).toMatch(/“Page a” .*, “Page b” .*, “Page c” \(flagged as unreliable\)\.$/u);
    expect(named(5)).toMatch(/“Page c” \(flagged as unreliable\) and 2 more\.$/u);
  });

  it.each([
    [1, '1 quote was left out of this report, because the archived text did not prove them.'],
    [2, '2 quotes were left out of this report, because the archived text did not prove them.'],
  ])('count the quotes that were not proven: %i', (dropped, words) => {
    expect(limits({ dropped }).at(-1)).toBe(words);
  });

  it('stand in the order of the research', () => {
    const [source] = exampleReport().sources;
    if (!source) throw new Error('There is no source.');
    const all = limits(
      {
        dropped: 1,
        job: { settings: { ...settings, unreachableProviders: ['pubmed'] } },
        losses: { searches: ['States.Timeout'], sources: [] },
        searches: [searched('arxiv', 'It is down.')],
        found: [sourceOf('s', { status: 'skipped', credibilityTier: 'FLAGGED' })],
      },
      [{ ...source, notices: ['retracted'] }],
    );
    expect(all.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
      'Not searched,',
      'A part',
      'One limit.',
      'Every search',
      'Found, but',
      'Source [1]',
      '1 quote',
    ]);
  });
});

describe('the gaps of a report', () => {
  const result = (itemId: string, description: string, status: ItemResult['status']): ItemResult => ({
    itemId,
    description,
    status,
    reason: 'nothing found',
    citations: [],
  });
  const checklist = [
    itemOf('a', [partOf(['rust'])], 'Iron'),
    itemOf('b', [partOf(['rust'])]),
    itemOf('c', [partOf(['rust'])]),
  ];
  const results = [
    result('a', 'Iron: how it rusts', 'partial'),
    result('b', 'Since when', 'unsatisfied'),
    result('c', 'Why', 'satisfied'),
  ];

  it('are those of the draft, and each open item that it did not name', () => {
    expect(nameGaps(['Prices change.'], results, checklist)).toEqual([
      'Prices change.',
      'Iron: how it rusts (partial): nothing found',
      'Since when (unsatisfied): nothing found',
    ]);
  });

  it('name no item twice, whether it was named by its words or by its thing', () => {
    const gaps = ['Iron: only one source.', 'On “Since when” nothing was found.'];
    expect(nameGaps(gaps, results, checklist)).toEqual(gaps);
    expect(nameGaps(['Irony: no.'], results, checklist)).toHaveLength(3);
  });
});
