import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { FEATURES } from '#shared/text/evidence/features.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { blendRarity } from '#shared/text/evidence/rarity.ts';
import { logistic, scoreStatements, scoreVector } from '#shared/text/evidence/score-statements.ts';

function best(question: string, text: string): string | undefined {
  const document = viewDocument(text, '');
  const rarity = blendRarity(document, { documentCount: 0, idf: () => 0 }, '');
  const input = { document, question: viewQuestion(question), rarity, relevance: 1 };
  const scores = scoreStatements(input, EVIDENCE_WEIGHTS);
  const ranked = document.statements.map(({ text: own }, index) => ({
    own,
    value: scores[index]?.value ?? 0,
  }));
  return ranked.toSorted((a, b) => b.value - a.value)[0]?.own;
}

const HARBOUR = `The harbour has two basins. It was dug in 1843 by convicts. Because the sea silts it up, dredgers work there
every spring. Up to ninety boats find room. Fishing boats leave before dawn. Is the harbour deep enough for ferries?`;

describe('scoreStatements', () => {
  it.each([
    ['When was the harbour dug?', 'It was dug in 1843 by convicts.'],
    ['How many boats find room in the harbour?', 'Up to ninety boats find room.'],
    [
      'Why do dredgers work in the harbour?',
      'Because the sea silts it up, dredgers work there\nevery spring.',
    ],
  ])('puts first what answers: %s', (question, answer) => {
    expect(best(question, HARBOUR)).toBe(answer);
  });

  it('answers in other scripts', () => {
    const text = '水在零度结冰。铁在潮湿的空气中生锈。茶叶产于南方。';
    expect(best('铁为什么生锈？', text)).toBe('铁在潮湿的空气中生锈。');
  });

  it('finds it likelier that a question is answered the more of its words a statement bears', () => {
    const of = (text: string): number => {
      const document = viewDocument(text, '');
      const rarity = blendRarity(document, { documentCount: 0, idf: () => 0 }, '');
      const question = viewQuestion('Which keys open the northern gate?');
      return (
        scoreStatements({ document, question, rarity, relevance: 1 }, EVIDENCE_WEIGHTS)[0]?.likelihood ?? -1
      );
    };
    const [all, some, none] = [
      of('Brass keys open the northern gate.'),
      of('The southern gate is locked.'),
      of('Whales sing.'),
    ];
    expect(all).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(none);
    expect(all).toBeGreaterThan(0.7);
    expect(none).toBeLessThan(0.2);
  });
});

describe('scoreVector', () => {
  it('adds up the features by their weights', () => {
    const ranking = Object.fromEntries(
      FEATURES.map((name, at) => [name, at]),
    ) as typeof EVIDENCE_WEIGHTS.ranking;
    const likelihood = { intercept: -1, length: 1, weights: ranking };
    const weights = { ranking, likelihood, provenance: { fittedOn: '', sets: [] } };
    const vector = FEATURES.map((_, at) => (at === 2 ? 0.5 : 0));
    expect(scoreVector(vector, 6, weights)).toEqual({ value: 1, likelihood: logistic(Math.log(7)) });
  });
});

describe('blendRarity', () => {
  const document = viewDocument('Kites fly. Kites turn. Boats sink.', '');

  it('finds rarer what fewer statements bear, and what fewer documents bear', () => {
    const within = blendRarity(document, { documentCount: 0, idf: () => 99 }, '');
    expect(within('boat')).toBeGreaterThan(within('kite'));
    expect(within('whale')).toBeGreaterThan(within('boat'));
    const idf = (term: string): number => (term === 'kite' ? 5 : 1);
    const both = blendRarity(document, { documentCount: 500, idf }, '');
    expect(both('kite')).toBeGreaterThan(both('boat'));
  });

  it('finds what everybody says less rare, where the question is in English', () => {
    const unknown = { documentCount: 0, idf: () => 0 };
    const asked = blendRarity(document, unknown, 'How do I moor a boat in a storm?');
    expect(asked('visitor')).toBeLessThan(asked('sail'));
    expect(asked('sail')).toBeLessThan(asked('eeprom'));
    const other = blendRarity(document, unknown, 'Wie mache ich das Boot im Sturm fest?');
    expect(other('visitor')).toBe(other('eeprom'));
  });

  it('stays between 0 and 1 for what a corpus can hold', () => {
    const most = Math.log(1 + 500);
    const rarity = blendRarity(document, { documentCount: 500, idf: () => most }, '');
    for (const term of ['kite', 'boat', 'whale']) {
      expect(rarity(term)).toBeGreaterThan(0);
      expect(rarity(term)).toBeLessThanOrEqual(1.1);
    }
  });
});

describe('EVIDENCE_WEIGHTS', () => {
  it('has a weight for each feature, none on the wrong side, and says what it was fitted on', () => {
    const { ranking, likelihood, provenance } = EVIDENCE_WEIGHTS;
    expect(Object.keys(ranking).toSorted()).toEqual([...FEATURES].toSorted());
    expect(Object.keys(likelihood.weights).toSorted()).toEqual([...FEATURES].toSorted());
    for (const name of FEATURES) {
      const sign = ['aim', 'question', 'pointer', 'background'].includes(name) ? -1 : 1;
      expect(ranking[name] * sign).toBeGreaterThanOrEqual(0);
    }
    expect(provenance.sets.length).toBeGreaterThan(5);
  });
});
