import { describe, expect, it } from 'vitest';
import { type Candidate, findCandidates } from '#functions/steps/digest-source/quote-candidates.ts';
import { analyseCandidate, answerScorer, directness } from '#functions/steps/digest-source/score-answer.ts';
import { FAIR } from '#functions/steps/check-completeness/assess-coverage.ts';
import type { ItemPart } from '#shared/domain/plan.ts';
import { evenly, itemOf, partOf } from '../builders.ts';

interface Asked {
  readonly part?: ItemPart;
  readonly entity?: string;
  readonly about?: string;
}

const ENCRYPTED = partOf(['data', 'encrypted', 'rest']);

function candidateOf(canonical: string): Candidate {
  const found = findCandidates(canonical, 400).at(-1);
  if (!found) throw new Error(`There is nothing to quote in ${canonical}`);
  return found;
}

function scoreOf(canonical: string, { part = ENCRYPTED, entity, about = '' }: Asked = {}): number {
  const score = answerScorer(itemOf('item_1', [part], entity), part, { about, idf: evenly });
  return score(analyseCandidate(candidateOf(canonical)));
}

const rareFerrite = (term: string): number => (term === 'common' ? 0.5 : 5);

describe('answerScorer', () => {
  it('gives a sentence with all terms the most', () => {
    expect(scoreOf('The data is always encrypted at rest.')).toBe(1);
  });

  it('prefers the sentence with more of the terms', () => {
    const all = scoreOf('The data of a table is encrypted at rest.');
    const some = scoreOf('The data of a table is kept for thirty days.');
    const none = scoreOf('Whales sing to each other under water.');
    expect(all).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(none);
    expect(none).toBe(0);
  });

  it('reads words in all their forms', () => {
    expect(scoreOf('Data at rest: this encrypts it for each of the tables.')).toBeGreaterThan(0.5);
  });

  it('counts terms of headings, but less than those of the sentence', () => {
    const below = scoreOf('# Other\n\n## Encryption at rest\n\nThe data is kept under a key of the service.');
    const own = scoreOf('The data at rest is encrypted under a key of the service.');
    expect(below).toBeGreaterThan(scoreOf('The data is kept under a key of the service.'));
    expect(own).toBeGreaterThanOrEqual(below);
  });

  it('prefers what a document about the thing says to what others say', () => {
    const sentence = 'The data of a table is always encrypted at rest.';
    const dedicated = scoreOf(sentence, { entity: 'DynamoDB', about: 'DynamoDB guide' });
    const elsewhere = scoreOf(sentence, { entity: 'DynamoDB', about: 'S3 guide' });
    const named = scoreOf(`In DynamoDB, ${sentence}`, { entity: 'DynamoDB', about: 'S3 guide' });
    expect(dedicated).toBeGreaterThan(named);
    expect(named).toBeGreaterThan(elsewhere);
  });

  it('prefers a statement with the cues of what is asked', () => {
    const part = partOf(['iron', 'rusts'], { facet: 'reason' });
    const why = scoreOf('Iron rusts because oxygen and water reach it.', { part });
    expect(why).toBeGreaterThan(scoreOf('Iron rusts in many places of the town.', { part }));
  });

  it('minds less when the noun asked for is missing, as the answer names it', () => {
    const words = ['keys', 'tables', 'default'];
    const sentence = 'Tables take SSE-S3 by default.';
    const focused = scoreOf(sentence, { part: partOf(words, { focus: ['keys'] }) });
    expect(focused).toBeGreaterThan(scoreOf(sentence, { part: partOf(words) }));
  });

  it('minds less when a circumstance is missing', () => {
    const words = ['valve', 'opens', 'winter'];
    const sentence = 'The valve opens when steam reaches it.';
    const loose = scoreOf(sentence, { part: partOf(words, { circumstance: ['winter'] }) });
    expect(loose).toBeGreaterThan(scoreOf(sentence, { part: partOf(words) }));
  });

  it('weighs terms by their rarity', () => {
    const part = partOf(['common', 'ferrite']);
    const score = answerScorer(itemOf('item_1', [part]), part, { about: '', idf: rareFerrite });
    const of = (text: string): number => score(analyseCandidate(candidateOf(text)));
    expect(of('Ferrite is found in many of the magnets.')).toBeGreaterThan(
      of('Magnets are common in all the houses.'),
    );
  });

  it('takes a statement about another thing than the one named for no answer', () => {
    const part = partOf(['p', 'limit', 'need', 'concurrency']);
    const item = { ...itemOf('item_1', [part]), description: 'Why does p-limit need a concurrency limit' };
    const score = (text: string, about: string): number =>
      answerScorer(item, part, { about, idf: evenly })(analyseCandidate(candidateOf(text)));
    const sentence = 'You need a limit on concurrency to avoid running out of memory.';
    expect(score(sentence, 'p-limit')).toBeGreaterThan(score(sentence, 'p-map') * 1.4);
    expect(score(`With p-limit, ${sentence}`, 'p-map')).toBeGreaterThan(score(sentence, 'p-map') * 1.4);
  });

  it('counts a name once, in however many parts it is written', () => {
    const part = partOf(['dynamo', 'db', 'encrypted']);
    const item = { ...itemOf('item_1', [part]), description: 'How is DynamoDB encrypted' };
    const scorer = answerScorer(item, part, { about: '', idf: evenly });
    expect(scorer(analyseCandidate(candidateOf('An example of a call to DynamoDB.')))).toBeLessThan(0.6);
  });

  it('satisfies no item with a statement that bears no cue of what the item is after', () => {
    const part = partOf(['swarm', 'bees'], { facet: 'limits' });
    expect(scoreOf('## Swarm\n\nA swarm takes half of the bees.', { part })).toBeLessThan(FAIR);
  });

  it('stays between 0 and 1', () => {
    const texts = [
      '# Data encrypted at rest\n\nThe data is encrypted at rest.',
      'Data data data data data data.',
    ];
    for (const text of texts) {
      expect(scoreOf(text)).toBeGreaterThanOrEqual(0);
      expect(scoreOf(text)).toBeLessThanOrEqual(1);
    }
  });

  it('takes what stands at the opening of a document for what the thing is', () => {
    const part = partOf([], { facet: 'definition' });
    const asked = { part, entity: 'Tern', about: 'Tern manual' };
    const filler = 'Sea water is salty. Sand is dry. Wind is strong. Rain is wet. Snow is cold.';
    const opening = scoreOf('Tern is a collector of records for small devices.', asked);
    const later = scoreOf(`${filler} Records are sent on by a collector of the house.`, asked);
    expect(opening).toBeGreaterThan(later);
  });
});

describe('directness', () => {
  const plain = candidateOf('The data of a table is always encrypted at rest.');
  const of = (text: string, change: Partial<Candidate> = {}): number =>
    directness({ ...plain, text, ...change });

  it.each([
    'The data of a table is always encrypted at rest.',
    '[Tables](https://a.example/tables) encrypt all of their data at rest.'.replace(/^\[|\]\([^)]*\)/gu, ''),
    '队列中的消息默认使用服务端密钥加密。',
    'S3 默认使用服务端密钥对数据进行加密。',
    '队列中的消息默认使用服务端密钥加密[1]。',
    'تُشفَّر البيانات المخزنة في الجداول دائمًا [1] بمفتاح الخدمة.',
    'डेटा हमेशा विश्राम में एन्क्रिप्ट किया जाता है [1]।',
    'ข้อมูลในตารางจะถูกเข้ารหัสเสมอ',
  ])('is whole for a statement: %s', (text) => {
    expect(of(text)).toBe(1);
  });

  it.each([
    ['code', 'const table = new Table(this);', { kind: 'code' as const }],
    ['a question', 'Is the data of a table encrypted at rest?', {}],
    ['a question in Chinese', '队列中的消息默认是否使用服务端密钥加密？', {}],
    ['a pointer', 'See also the chapter on encryption at rest.', {}],
    ['a link', 'https://a.example/encryption-at-rest is where it stands', {}],
    ['a fragment', 'Encryption at rest', {}],
    ['a row of a table', '| data | of the table | encrypted at rest |', { kind: 'table-row' as const }],
    ['a leaning statement', 'It is always encrypted at rest, too.', { leans: true }],
  ])('is less for %s', (_, text, change) => {
    expect(of(text, change)).toBeLessThan(1);
  });
});
