import { describe, expect, test } from 'vitest';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

type Facts = Parameters<typeof describeInsufficiency>[0];

const trust = { ...exampleReport().trust, quotesVerified: 0 };
const READ = { ...trust, sourcesRead: 2, sourcesSkipped: 0 };
const described = (facts: Partial<Facts>) =>
  describeInsufficiency({ outcome: 'insufficient_evidence', trust: READ, ...facts });

const OTHER_DOCUMENTS = 'Search other documents: `--corpus FOLDER` names a folder of your own.';
const PUBMED = 'For medicine and biology, search PubMed: `--provider pubmed`.';
const OTHER_WORDS = 'Ask in other words, as the documents would put it.';
const ASKED = { provider: 'corpus', searches: 1, failures: 0, documents: 3 };

describe('a report without an answer', () => {
  test('where nothing is known of the searches says what was read and what may help', () => {
    expect(described({})).toEqual({
      verdict: 'Nothing that could be read and checked answers this question.',
      found: ['Read 2 documents: no answer was found in them.'],
      advice: [PUBMED, OTHER_DOCUMENTS, OTHER_WORDS],
    });
  });

  test('says of a search that went well what it brought', () => {
    expect(described({ searched: [ASKED] })).toEqual({
      verdict: 'Nothing that could be read and checked answers this question.',
      found: [
        'Searched corpus: 1 search brought 3 documents.',
        'Read 2 documents: no answer was found in them.',
      ],
      advice: [OTHER_WORDS, OTHER_DOCUMENTS],
    });
  });

  test('advises to ask about one thing at a time whoever asked about more', () => {
    const one = exampleReport().checklist.slice(0, 1);
    expect(described({ checklist: one })?.advice).toContain(OTHER_WORDS);
    expect(described({ checklist: [...one, ...one] })?.advice).toContain(
      'Ask in other words, as the documents would put it, or about one thing at a time.',
    );
  });

  test('sends to PubMed who searched more than folders of their own', () => {
    const elsewhere = { ...ASKED, provider: 'wikipedia' };
    expect(described({ searched: [elsewhere] })?.advice).toEqual([OTHER_WORDS, OTHER_DOCUMENTS, PUBMED]);
    expect(described({ searched: [] })?.advice).toContain(PUBMED);
    expect(described({ searched: [{ ...elsewhere, provider: 'pubmed' }] })?.advice).not.toContain(PUBMED);
  });

  test('says that search was off, and how to let it search', () => {
    const unread = { ...READ, sourcesRead: 0 };
    const nobody = described({ searched: [], isSearchOff: true, trust: unread });
    expect(nobody?.verdict).toBe('Search was off: no source was asked, so there is nothing to quote.');
    expect(nobody?.found[0]).toBe('Search was off: no search provider was asked.');
    expect(nobody?.advice[0]).toBe(
      'Let it search: without `--provider none`, and with `SEARCH_PROVIDERS` unset or naming providers.',
    );
    const named = described({ searched: [ASKED], isSearchOff: true });
    expect(named?.verdict).toBe('Nothing that could be read and checked answers this question.');
    expect(named?.found.slice(0, 2)).toEqual([
      'Search was off: only what was named was read.',
      'Searched corpus: 1 search brought 3 documents.',
    ]);
  });

  test('says where search was off what came of the texts that were sent along', () => {
    const sent = described({ searched: [], isSearchOff: true });
    expect(sent?.verdict).toBe('Nothing that could be read and checked answers this question.');
    expect(sent?.found).toEqual([
      'Search was off: only what was named was read.',
      'Read 2 documents: no answer was found in them.',
    ]);
  });

  test('names who could not be reached, as a reader knows them, and has nobody wait for them who has documents', () => {
    const some = described({ searched: [ASKED], unreachableProviders: ['pubmed', 'arxiv'] });
    expect(some?.found.at(-1)).toBe('Not searched, because it could not be reached: PubMed, arXiv.');
    expect(some?.advice).toEqual([OTHER_WORDS, OTHER_DOCUMENTS]);
    const none = described({
      searched: [{ ...ASKED, documents: 0 }],
      unreachableProviders: ['pubmed', 'arxiv'],
    });
    expect(none?.advice).toContain('Ask again when PubMed, arXiv can be reached.');
    expect(described({ searched: [], unreachableProviders: ['arxiv'] })?.verdict).toBe(
      'Every search failed: what there is to find on this question is not known.',
    );
  });

  test('says why searches failed, each reason as one clause', () => {
    const reasons = ['It is down.', 'Too many requests'];
    const facts = { ...ASKED, searches: 2, reasons };
    expect(described({ searched: [{ ...facts, failures: 2 }] })?.found[0]).toBe(
      'Searched corpus: 2 searches, all of which failed: It is down; Too many requests.',
    );
    expect(described({ searched: [{ ...facts, failures: 1 }] })?.found[0]).toBe(
      'Searched corpus: 2 searches (1 failed: It is down; Too many requests) brought 3 documents.',
    );
  });

  test('is not called failed while one provider answered', () => {
    const failed = { provider: 'pubmed', searches: 2, failures: 2, documents: 0 };
    expect(described({ searched: [ASKED, failed] })?.verdict).toMatch(/^Nothing that could be read/u);
    expect(described({ searched: [failed] })?.verdict).toMatch(/^Every search failed/u);
  });

  test.each([
    [0, 0, 'No document was read.'],
    [0, 2, 'No document was read, 2 could not be read.'],
    [1, 0, 'Read 1 document: no answer was found in it.'],
    [3, 1, 'Read 3 documents, 1 could not be read: no answer was found in them.'],
  ])('with %i documents read and %i not says so', (sourcesRead, sourcesSkipped, words) => {
    expect(described({ trust: { ...trust, sourcesRead, sourcesSkipped } })?.found).toEqual([words]);
  });

  test('with passages quoted does not claim to know that they do not answer', () => {
    const quoted = { ...READ, quotesVerified: 4 };
    const [one, two] = [1, 2].map((sourcesRead) => described({ trust: { ...quoted, sourcesRead } })?.found);
    expect(one).toEqual(['Read 1 document: no sure answer in it.']);
    expect(two).toEqual(['Read 2 documents: no sure answer in them.']);
  });

  test('does not deny what the head says: that they perhaps do', () => {
    const item = { itemId: 'item_1', description: 'How?', citations: [1], status: 'unsatisfied' } as const;
    const perhaps = { ...item, reason: 'no sure answer', confidence: 0.3 };
    const facts = { trust: { ...READ, quotesVerified: 4, sourcesRead: 2 }, checklist: [perhaps] };
    expect(described(facts)?.found).toEqual(['Read 2 documents.']);
  });

  test('does not advise what was done', () => {
    expect(described({ searched: [{ ...ASKED, provider: 'pubmed' }] })?.advice).not.toContain(PUBMED);
  });
});

test.each(['answered', 'partial'] as const)('a report that is %s is not insufficient', (outcome) => {
  expect(describeInsufficiency({ outcome, trust: READ })).toBeUndefined();
});
