import { describe, expect, it } from 'vitest';
import { analyseQuestion, findEntities } from '#functions/steps/refine-question/analyse-question.ts';

const ENTITIES: readonly (readonly [string, readonly string[]])[] = [
  ['How is data kept safe across S3, DynamoDB, SQS and RDS?', ['S3', 'DynamoDB', 'SQS', 'RDS']],
  ['What are the limits of Lambda, SQS, and Step Functions?', ['Lambda', 'SQS', 'Step Functions']],
  ['Which is better for data science: Python, R, or Julia?', ['Python', 'R', 'Julia']],
  ['How many people live in Berlin, Hamburg or Munich?', ['Berlin', 'Hamburg', 'Munich']],
  ['What is the difference between a mutex and a semaphore?', ['mutex', 'semaphore']],
  ['Difference between let and const and var?', ['let', 'const', 'var']],
  ['How do REST and GraphQL differ?', ['REST', 'GraphQL']],
  ['How do gold and silver relate to each other when compared?', ['gold', 'silver']],
  ['Redis versus Memcached for session storage', ['Redis', 'Memcached']],
  ['Postgres vs. MySQL: which is faster for writes?', ['Postgres', 'MySQL']],
  ['.NET vs Node.js for web APIs', ['.NET', 'Node.js']],
  ['C++ vs C#', ['C++', 'C#']],
  ['Should I use Kafka or RabbitMQ?', ['Kafka', 'RabbitMQ']],
  ['Should I use Redis instead of Memcached?', ['Redis', 'Memcached']],
  [
    'When should I use a Step Functions express workflow instead of a plain queue?',
    ['Step Functions express workflow', 'plain queue'],
  ],
  ['Compare the memory buffer and the disk buffer', ['memory buffer', 'disk buffer']],
  ['Is tea as opposed to coffee for sleep?', ['tea', 'coffee']],
  ['Effects of sleep loss on memory, attention and mood', ['memory', 'attention', 'mood']],
  ['What role does it play in apoptosis and necrosis?', []],
  ['Is it true that cats and dogs sleep more than humans?', []],
  ['What does "garbage in, garbage out" mean?', []],
  ['rust', []],
  ['vs', []],
  ['between and', []],
  [', , and', []],
  ['', []],
];

const CLAUSES: readonly (readonly [string, readonly string[]])[] = [
  [
    'How is data encrypted in the AWS CDK, and which keys are used by default?',
    ['How is data encrypted in the AWS CDK', 'which keys are used by default'],
  ],
  ['Why is the sky blue? And why is the sunset red?', ['Why is the sky blue', 'why is the sunset red']],
  ['1. What is rust? 2. Why does iron rust?', ['What is rust', 'Why does iron rust']],
  ['It was so in 2020. Why?', ['It was so in 2020 Why']],
  ['When did the republic end and who ended it?', ['When did the republic end', 'who ended it']],
  ['Postgres vs. MySQL: which is faster?', ['Postgres vs. MySQL: which is faster']],
  [
    'Explain e.g. how caches work, i.e. with a lifetime. Also name limits.',
    ['Explain e.g. how caches work, i.e. with a lifetime', 'Also name limits'],
  ],
  ['Why use foo?.bar in TypeScript?', ['Why use foo?.bar in TypeScript']],
  ['What does https://example.com/?q=1;b=2 return?', ['What does https://example.com/?q=1;b=2 return']],
  ['How does replace treat $& and $1?', ['How does replace treat $& and $1']],
  ['什么是光合作用？它为什么重要？', ['什么是光合作用', '它为什么重要']],
  ['日本の首都はどこですか。人口は何人ですか。', ['日本の首都はどこですか', '人口は何人ですか']],
  ['भारत की राजधानी क्या है? यह कब बनी?', ['भारत की राजधानी क्या है', 'यह कब बनी']],
  ['ما هي عاصمة مصر؟ ولماذا هي مهمة؟', ['ما هي عاصمة مصر', 'ولماذا هي مهمة']],
  ['rust', ['rust']],
  ['?;?', []],
  ['', []],
];

const KINDS = [
  ['What is the maximum item size?', 'limits'],
  ['How much does it cost?', 'quantity'],
  ['Why does it fail?', 'why'],
  ['Does aspirin reduce the risk of stroke?', 'effect'],
  ['When was it built?', 'when'],
  ['How are backups made?', 'how'],
  ['What is photosynthesis?', 'definition'],
  ['Tea versus coffee', 'comparison'],
  ['Coral bleaching', 'general'],
] as const;

describe('findEntities', () => {
  it.each(ENTITIES)('finds in %j the things that it lists or compares', (question, entities) => {
    expect(findEntities(question)).toEqual(entities);
  });

  it.each(['x', 'a, ', 'aa bb cc,', 'a/', 'a vs ', 'between a and '])(
    'looks for lists in the beginning of a long text only: %j over and over',
    (piece) => {
      const noise = piece.repeat(20_000 / piece.length);
      const beginning = `How do tea and coffee differ? ${' '.repeat(2000)}`;
      expect(findEntities(beginning + noise)).toEqual(['tea', 'coffee']);
      expect(analyseQuestion(noise).entities.length).toBeLessThan(2000);
    },
  );
});

describe('analyseQuestion', () => {
  it.each(CLAUSES)('takes %j apart where it asks something else', (question, clauses) => {
    expect(analyseQuestion(question).aspects.map((aspect) => aspect.text)).toEqual(clauses);
  });

  it.each(KINDS)('takes %j to ask for: %s', (question, kind) => {
    expect(analyseQuestion(question).kind).toBe(kind);
  });

  it('takes "one" for the noun that it stands for', () => {
    const question = 'When should I use an express workflow instead of a standard one?';
    expect(analyseQuestion(question).entities).toEqual(['express workflow', 'standard workflow']);
  });

  it('takes a question that begins with "why" for one, whatever it is about', () => {
    expect(analyseQuestion('Why does p-limit need a limit?').kind).toBe('why');
  });

  it('takes a proper name that closes a clause for the setting', () => {
    expect(analyseQuestion('How is data encrypted at rest in the AWS CDK?').setting).toEqual(['AWS CDK']);
  });

  it.each([
    'What is the maximum item size in DynamoDB and in S3?',
    'What is the capital of France?',
    'How do tea and coffee from Kenya and Brazil differ?',
  ])('takes a name that is asked about for no setting: %j', (question) => {
    expect(analyseQuestion(question).setting).toEqual([]);
  });

  it('joins a fragment without topical words to the clause before it', () => {
    expect(analyseQuestion('Why is the sky blue? And why?').aspects).toHaveLength(1);
  });
});
