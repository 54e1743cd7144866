import { describe, expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';
import { textsOf } from './asked-texts.ts';

const COMPARED: readonly (readonly [string, readonly string[]])[] = [
  ['Which is better for data science: Python, R, or Julia?', ['Python', 'R', 'Julia']],
  ['What is the difference between git merge --squash and git rebase?', ['git merge --squash', 'git rebase']],
  ['What is the difference between a mutex and a semaphore?', ['mutex', 'semaphore']],
  ['What is the difference between a will and a trust?', ['will', 'trust']],
  ['Difference between let and const and var?', ['let', 'const', 'var']],
  ['How do REST and GraphQL differ?', ['REST', 'GraphQL']],
  ['How do gold and silver relate to each other when compared?', ['gold', 'silver']],
  ['Compare the cost and noise of heat pumps and gas boilers', ['heat pumps', 'gas boilers']],
  ['Compare the price of butter with that of margarine', ['butter', 'margarine']],
  ['Redis versus Memcached for session storage', ['Redis', 'Memcached']],
  ['Postgres vs. MySQL: which is faster for writes?', ['Postgres', 'MySQL']],
  ['Docker and Podman: how do I run rootless containers?', ['Docker', 'Podman']],
  ['Flour and sugar: how do I measure by volume, and which weighs more?', ['Flour', 'sugar']],
  ['Git, Fossil and SVN: how do I undo a commit?', ['Git', 'Fossil', 'SVN']],
  ['.NET vs Node.js for web APIs', ['.NET', 'Node.js']],
  ['C++ vs C#', ['C++', 'C#']],
  ['Should I use Kafka or RabbitMQ?', ['Kafka', 'RabbitMQ']],
  ['When should I use Kafka or RabbitMQ?', ['Kafka', 'RabbitMQ']],
  ['Should I buy a tablet or laptop?', ['tablet', 'laptop']],
  ['Is there a trade-off between speed and accuracy?', ['speed', 'accuracy']],
  ['Should I use npm, yarn or pnpm?', ['npm', 'yarn', 'pnpm']],
  ['Should I use Redis instead of Memcached?', ['Redis', 'Memcached']],
  ['Is an oil stove or a wood stove cheaper to run?', ['oil stove', 'wood stove']],
  ['Compare the memory buffer and the disk buffer', ['memory buffer', 'disk buffer']],
  [
    'What is the difference between casting and throwing a bowl or mug?',
    ['casting a bowl or mug', 'throwing a bowl or mug'],
  ],
  [
    'What is the difference between the pots starting with a foot and those starting with a rim?',
    ['pots starting with a foot', 'pots starting with a rim'],
  ],
  [
    'What is the difference between lids made of clay and lids made of iron?',
    ['lids made of clay', 'lids made of iron'],
  ],
  [
    'How do the lids that are glazed differ from the ones that are not?',
    ['lids that are glazed', 'lids that are not'],
  ],
  ['Is tea as opposed to coffee for sleep?', ['tea', 'coffee']],
  [
    'When should I use an express workflow instead of a standard one?',
    ['express workflow', 'standard workflow'],
  ],
  ['How does the rent in Lyon, Nice and Lille compare?', ['Lyon', 'Nice', 'Lille']],
  ['Was ist der Unterschied zwischen einem Virus und einem Bakterium?', ['Virus', 'Bakterium']],
  ['猫和狗有什么区别？', ['猫', '狗']],
];

const NOT_COMPARED = [
  'Compare the king of Spain and the president of France',
  'What role does it play in apoptosis and necrosis?',
  'When I mix two glazes, do I get whole grams or fractions if I say nothing?',
  'Do we get a pot or a lid for it?',
  'What does "garbage in, garbage out" mean?',
  'Does zinc shorten a cold compared with placebo?',
  'Does exercise lower blood pressure compared to rest?',
  'What is the relationship between sleep and memory?',
  'I moved some globals and now they contain garbage at program start instead of zero.',
  'rust',
  'vs',
  'between and',
  ', , and',
  '',
];

describe('analyseQuestion, of what is compared', () => {
  it.each(COMPARED)(
    'finds in %j the things that it compares, and asks for what sets them apart',
    (question, things) => {
      const { entities, aspects } = analyseQuestion(question);
      expect(entities).toEqual(things);
      expect(aspects.some((aspect) => aspect.compares?.join() === things.join())).toBe(true);
    },
  );

  it.each(NOT_COMPARED)('finds nothing compared in %j', (question) => {
    expect(analyseQuestion(question).aspects.every((aspect) => aspect.compares === undefined)).toBe(true);
  });

  it('asks each side of each compared thing', () => {
    expect(
      textsOf('Should I use Kafka or RabbitMQ for a small team, considering throughput and cost?'),
    ).toEqual([
      'Should I use Kafka or RabbitMQ for a small team, considering throughput and cost',
      'How does Kafka do on throughput for a small team',
      'How does RabbitMQ do on throughput for a small team',
      'How does Kafka do on cost for a small team',
      'How does RabbitMQ do on cost for a small team',
    ]);
  });

  it.each(['in', 'on', 'by', 'in terms of', 'regarding'])(
    'takes “%s” before a list of sides for no word of the first',
    (before) => {
      const question = `Compare PostgreSQL and MySQL ${before} speed, cost and safety`;
      const sides = ['speed', 'cost', 'safety'].flatMap((side) =>
        ['PostgreSQL', 'MySQL'].map((thing) => `How does ${thing} do on ${side}`),
      );
      expect(textsOf(question)).toEqual([question, ...sides]);
    },
  );

  it('asks of each what both are of', () => {
    expect(
      textsOf('What is the difference between the display window and the data window of an image?'),
    ).toEqual([
      'What is the difference between the display window and the data window of an image',
      'What is known about the display window of an image',
      'What is known about the data window of an image',
    ]);
  });

  it('takes "that of B" for what was said to be of A', () => {
    expect(textsOf('How does the timeout in Redis compare with that in Memcached?')).toEqual([
      'How does the timeout in Redis compare with that in Memcached',
    ]);
  });

  it.each([
    'Who was blinded in the trial of zinc versus copper for colds?',
    'How many people left the study comparing zinc with copper?',
    'What are the limitations of the study of the difference between zinc and copper?',
  ])('compares nothing that only names a study: %s', (question) => {
    expect(textsOf(question)).toEqual([question.slice(0, -1)]);
  });

  it('compares what a study is of where that is asked', () => {
    for (const question of [
      'Which was better in the trial of zinc versus copper?',
      'How does the study of law compare with the study of medicine?',
      'How do I write a review of Redis versus Memcached?',
    ])
      expect(textsOf(question).length).toBeGreaterThan(1);
  });
});

describe('what is asked of each of the things', () => {
  it.each([
    [
      'What is the difference between the size and the virtual size that the tool shows?',
      'What is known about the virtual size that the tool shows',
    ],
    [
      'What is the difference between the warnings and the errors which the tool prints?',
      'What is known about the errors which the tool prints',
    ],
    ['What is the difference between a mug and a bowl, and do they break?', 'does a bowl break'],
    ['Compare the weight and price of mugs and bowls', 'How do bowls do on price'],
    ['Compare the price of mugs and bowls in winter', 'What is known about the price of bowls in winter'],
    ['What is the difference between a mug and a bowl, and are they glazed?', 'is a bowl glazed'],
    ['What is the difference between mugs and bowls, and do they break?', 'do bowls break'],
    ['What is the difference between men and women, and do they sleep alike?', 'do women sleep alike'],
    ['What is the difference between CPUs and GPUs, and are they hot?', 'are GPUs hot'],
    ['What is the difference between a prism and a lens, and do they bend light?', 'does a lens bend light'],
  ])('%s: %s', (question, asked) => {
    expect(textsOf(question)).toContain(asked);
  });
});
