import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chosen, chooseCandidates } from '#functions/steps/select-sources/choose-candidates.ts';
import { hostsNamedIn } from '#functions/steps/select-sources/named-hosts.ts';
import { orderByScores, rankCandidates } from '#functions/steps/select-sources/rank-candidates.ts';
import { hitOf, itemOf, partOf } from '../builders.ts';
import { ITEMS, candidateOf, merge, resultOf } from './select-world.ts';

describe('rankCandidates', () => {
  it('puts what answers the question first, from 1 down to no less than 0', () => {
    const hits = [
      hitOf('whales', { snippet: 'Whales sing under water.' }),
      hitOf('iron', { snippet: 'Iron rusts because moist air reaches it.', title: 'Why iron rusts' }),
      hitOf('rust', { snippet: 'Rust is a language.' }),
    ];
    const ranked = rankCandidates('Why does iron rust?', merge([resultOf(1, hits)]).candidates);
    expect(ranked.map((one) => one.hit.id)[0]).toBe('iron');
    expect(ranked[0]?.relevance).toBe(1);
    for (const one of ranked) {
      expect(one.relevance).toBeGreaterThanOrEqual(0);
      expect(one.relevance).toBeLessThanOrEqual(1);
    }
  });

  it('ranks nothing without complaint', () => {
    expect(rankCandidates('Why?', [])).toEqual([]);
  });
});

describe('orderByScores', () => {
  it('R2.5 goes by the scores, and keeps what has none below them in its order', () => {
    const ranked = [
      candidateOf('a', 1, {}),
      candidateOf('b', 0.9, {}),
      candidateOf('c', 0.8, {}),
      candidateOf('d', 0.4, {}),
    ];
    const ordered = orderByScores(ranked, [0.2, 0.8]);
    expect(ordered.map((one) => [one.sourceId, one.relevance])).toEqual([
      ['b', 1],
      ['a', 0.25],
      ['c', 0.2],
      ['d', 0.1],
    ]);
  });

  it('stays within 0 and 1 for any scores', () => {
    const ranked = ['a', 'b', 'c'].map((id) => candidateOf(id, 0.5, {}));
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }), (scores) => {
        const relevances = orderByScores(ranked, scores).map((one) => one.relevance);
        expect(relevances.every((one) => one >= 0 && one <= 1)).toBe(true);
        expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('chooseCandidates', () => {
  const items = ITEMS.map((id) => itemOf(id, [partOf(['iron'])]));
  const CHOICE = { items, limit: 7, domains: new Set<string>(), isUnbounded: () => false };
  const ids = ({ chosen }: Chosen): readonly string[] => chosen.map((one) => one.sourceId);

  it('gives each item a candidate before it goes by relevance', () => {
    const ranked = [
      candidateOf('a1', 0.9, { item_1: 1 }),
      candidateOf('a2', 0.8, { item_1: 0.5 }),
      candidateOf('b1', 0.2, { item_2: 1 }),
      candidateOf('c1', 0.1, { item_3: 0.1 }),
    ];
    expect(ids(chooseCandidates(ranked, { ...CHOICE, limit: 3 }))).toEqual(['a1', 'b1', 'c1']);
  });

  it('R2.5 gives what it chose by relevance, so that the best are read in full', () => {
    const ranked = [
      candidateOf('a1', 0.9, {}),
      candidateOf('a2', 0.8, {}),
      candidateOf('b1', 0.2, { item_1: 1 }),
    ];
    expect(ids(chooseCandidates(ranked, CHOICE))).toEqual(['a1', 'a2', 'b1']);
  });

  it('chooses none twice, and no more than it may', () => {
    const ranked = [candidateOf('a1', 0.9, { item_1: 1, item_2: 1, item_3: 1 }), candidateOf('a2', 0.8, {})];
    expect(ids(chooseCandidates(ranked, CHOICE))).toEqual(['a1', 'a2']);
    expect(chooseCandidates(ranked, { ...CHOICE, limit: 0 })).toEqual({ chosen: [], hostCapped: [] });
  });

  it('looks for new domains in later waves', () => {
    const ranked = [candidateOf('a1', 0.9, {}), candidateOf('a2', 0.8, {}), candidateOf('b1', 0.1, {})];
    const later = { ...CHOICE, limit: 2, domains: new Set(['a']) };
    expect(ids(chooseCandidates(ranked, later))).toEqual(['a1', 'b1']);
    expect(ids(chooseCandidates(ranked, { ...later, domains: new Set() }))).toEqual(['a1', 'a2']);
  });

  it('prefers for a thing the document with its name in the title', () => {
    const named = candidateOf('b1', 0.2, { item_1: 0.2 }, { title: 'The SQS guide' });
    const ranked = [candidateOf('a1', 0.9, { item_1: 1 }), named];
    const entity = [itemOf('item_1', [partOf(['queue'])], 'SQS')];
    expect(ids(chooseCandidates(ranked, { ...CHOICE, items: entity, limit: 1 }))).toEqual(['b1']);
    const partly = candidateOf('b2', 0.6, { item_1: 0.6 }, { title: 'The SQS guide' });
    const longer = [itemOf('item_1', [partOf(['queue'])], 'SQS delay')];
    expect(ids(chooseCandidates([...ranked, partly], { ...CHOICE, items: longer, limit: 1 }))).toEqual([
      'b2',
    ]);
  });

  it('prefers for a thing the document that is called so and nothing else', () => {
    const titles = ['SQS queues of events', 'The SQS', 'Other'];
    const ranked = titles.map((title, index) =>
      candidateOf(`a${index}`, 0.9 - index / 10, { item_1: 1 / (1 + index) }, { title }),
    );
    const entity = [itemOf('item_1', [partOf(['queue'])], 'SQS')];
    expect(ids(chooseCandidates(ranked, { ...CHOICE, items: entity, limit: 1 }))).toEqual(['a1']);
  });

  it('gives an item another candidate than the one that it shares with an item before it', () => {
    const ranked = [
      candidateOf('a1', 0.9, { item_1: 1, item_2: 1 }),
      candidateOf('a2', 0.8, {}),
      candidateOf('b1', 0.1, { item_2: 0.1 }),
    ];
    expect(ids(chooseCandidates(ranked, { ...CHOICE, limit: 2 }))).toEqual(['a1', 'b1']);
  });

  it('takes three of new domains before the rest goes by relevance', () => {
    const old = ['a1', 'a2', 'a3'].map((id, index) => candidateOf(id, 0.9 - index / 10, {}));
    const fresh = ['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => candidateOf(id, 0.1, {}));
    const later = { ...CHOICE, limit: 5, domains: new Set(['a']) };
    expect(ids(chooseCandidates([...old, ...fresh], later))).toEqual(['a1', 'a2', 'b1', 'b2', 'b3']);
  });

  it('weighs a name in a title by how much of it is there, and less than half of it not at all', () => {
    const items = [itemOf('item_1', [partOf(['queue'])], 'SQS delay seconds')];
    const best = (title: string, rank: number): string | undefined => {
      const other = candidateOf('other', 0.9, { item_1: 0.6 });
      const named = candidateOf('named', 0.8, { item_1: rank }, { title });
      return ids(chooseCandidates([other, named], { ...CHOICE, items, limit: 1 }))[0];
    };
    expect(best('The SQS guide', 0.5)).toBe('other');
    expect(best('The SQS delay', 0.1)).toBe('named');
    const half = candidateOf('half', 0.9, { item_1: 0.9 }, { title: 'SQS delay' });
    const whole = candidateOf('whole', 0.8, { item_1: 0.2 }, { title: 'SQS delay seconds changed' });
    expect(ids(chooseCandidates([half, whole], { ...CHOICE, items, limit: 1 }))).toEqual(['half']);
  });

  describe('of pages', () => {
    const pages = ['p1', 'p2', 'p3', 'p4'].map((id, index) => {
      const url = `https://${index === 1 ? 'www.' : ''}one.example/${id}`;
      return candidateOf(id, 1 - index / 10, { item_1: 1 / (index + 1) }, { kind: 'web', url });
    });
    const other = candidateOf('q', 0.1, { item_2: 1 }, { kind: 'web', url: 'https://two.example/' });

    it('R2.4 takes two of one host at most, and says which it left out', () => {
      const choice = chooseCandidates([...pages, other], CHOICE);
      expect(ids(choice)).toEqual(['p1', 'p2', 'q']);
      expect(choice.hostCapped.map((one) => one.sourceId)).toEqual(['p3', 'p4']);
    });

    it('gives an item its next best where the host of the best is full', () => {
      const ranked = [
        candidateOf('p1', 0.9, { item_1: 1 }, pages[0]?.hit),
        candidateOf('p2', 0.8, { item_2: 1 }, pages[1]?.hit),
        candidateOf('p3', 0.7, { item_3: 1 }, pages[2]?.hit),
        candidateOf('z', 0.6, {}),
        candidateOf('q', 0.1, { item_3: 0.1 }, other.hit),
      ];
      expect(ids(chooseCandidates(ranked, { ...CHOICE, limit: 3 }))).toEqual(['p1', 'p2', 'q']);
    });

    it('takes more where the question names the host, of papers, and of files', () => {
      expect(ids(chooseCandidates(pages, { ...CHOICE, isUnbounded: () => true }))).toHaveLength(4);
      const change = { kind: 'scholar', url: 'https://doi.org/x' } as const;
      const papers = ['r1', 'r2', 'r3'].map((id) => candidateOf(id, 0.5, {}, change));
      expect(ids(chooseCandidates(papers, CHOICE))).toHaveLength(3);
      const known = papers.map(({ sourceId, hit }) =>
        candidateOf(sourceId, 0.5, {}, { ...hit, kind: 'web', workIds: { doi: `10.1000/${sourceId}` } }),
      );
      expect(ids(chooseCandidates(known, CHOICE))).toHaveLength(3);
    });

    it('bounds news by its host as it does other pages', () => {
      const news = pages.map(({ sourceId, hit }) => candidateOf(sourceId, 0.5, {}, { ...hit, kind: 'news' }));
      expect(ids(chooseCandidates(news, CHOICE))).toEqual(['p1', 'p2']);
    });
  });
});

describe('hostsNamedIn', () => {
  it.each([
    ['How does docs.python.org explain decorators?', 'docs.python.org'],
    ['How do Python decorators work?', 'docs.python.org'],
    ['What does Stack Overflow say?', 'stackoverflow.com'],
    ['What does GitHub charge?', 'github.com'],
    ['What is on one.github.io?', 'one.github.io'],
  ])('finds the site that "%s" names', (question, host) => {
    expect(hostsNamedIn(question, [])(host)).toBe(true);
  });

  it('finds no site in words of a question on something else', () => {
    const isNamed = hostsNamedIn('Does it rust, and what is the cost of that?', []);
    expect(['example.com', 'it.com', 'x.org', 'www.gov.uk', '127.0.0.1'].map(isNamed)).toEqual(
      Array(5).fill(false),
    );
  });

  it('takes domains that searches are kept to for named', () => {
    expect(hostsNamedIn('Why?', ['Example.org'])('docs.example.org')).toBe(true);
    expect(hostsNamedIn('Why?', ['example.org'])('notexample.org')).toBe(false);
  });
});
