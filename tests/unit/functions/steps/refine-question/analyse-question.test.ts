import { describe, expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';
import { textsOf } from './asked-texts.ts';

// Longer than 250 lines: a list of questions with what each asks, read as a whole when a rule changes.
const ASKED: readonly (readonly [string, readonly string[]])[] = [
  [
    'What are the causes, symptoms and treatment of gout?',
    ['What are the causes of gout', 'What are the symptoms of gout', 'What is the treatment of gout'],
  ],
  [
    'What were the economic and political consequences of the war?',
    ['What were the economic consequences of the war', 'What were the political consequences of the war'],
  ],
  [
    'How do S3, SQS and RDS encrypt data at rest?',
    [
      'How does S3 encrypt data at rest',
      'How does SQS encrypt data at rest',
      'How does RDS encrypt data at rest',
    ],
  ],
  [
    'How does SQS encrypt messages by default? Encryption: how do I use a key of my own?',
    ['How does SQS encrypt messages by default', 'SQS encryption: how do I use a key of my own'],
  ],
  [
    'How long do messages stay in an SQS queue? What is the maximum size?',
    ['How long do messages stay in an SQS queue', 'What is the maximum size of the SQS queue'],
  ],
  [
    'What are the side effects of metformin and how common are they?',
    ['What are the side effects of metformin', 'how common are the side effects of metformin'],
  ],
  [
    'What are the benefits and risks of statins? How are they dosed?',
    ['What are the benefits of statins', 'What are the risks of statins', 'How are statins dosed'],
  ],
  [
    'How do I make git remember my credentials, and is it safe?',
    ['How do I make git remember my credentials', 'is it safe to make git remember my credentials'],
  ],
  [
    'Which file does it fall back to, and is it fine to keep the old one?',
    ['Which file does it fall back to', 'is it fine to keep the old one'],
  ],
  [
    'Is it safe to delete the lock file, and when is it removed?',
    ['Is it safe to delete the lock file', 'when is the lock file removed'],
  ],
  [
    'How much RAM does Borg need, and can I reduce it?',
    ['How much RAM does Borg need', 'Borg: can I reduce RAM'],
  ],
  [
    'What does Coco/R do about LL(1) conflicts, and how can I resolve them?',
    ['What does Coco/R do about LL(1) conflicts', 'how can I resolve the LL(1) conflicts'],
  ],
  [
    'Does ssh allow password logins by default, and how do I turn them off?',
    ['Does ssh allow password logins by default', 'how do I turn password logins off'],
  ],
  [
    'Can I use both IPv4 and IPv6 with nginx, and how do I listen on both?',
    ['Can I use both IPv4 and IPv6 with nginx', 'IPv4 and IPv6: how do I listen on both'],
  ],
  [
    'Why does git say my branch is in "detached HEAD" state and how do I get out of it?',
    ['Why does git say my branch is in "detached HEAD" state', 'how do I get out of "detached HEAD" state'],
  ],
  [
    'Compare the prefork and worker models: memory use, stability with PHP, and connections',
    [
      'Compare the prefork and worker models: memory use, stability with PHP, and connections',
      'How does the prefork model do on memory use',
      'How does the worker model do on memory use',
      'How does the prefork model do on stability with PHP',
      'How does the worker model do on stability with PHP',
      'How does the prefork model do on connections',
      'How does the worker model do on connections',
    ],
  ],
  [
    'Should I disable root login over ssh, and how?',
    ['Should I disable root login over ssh', 'How do I disable root login over ssh'],
  ],
  [
    'Is it possible to run two instances on one machine? If yes, how?',
    ['Is it possible to run two instances on one machine', 'How can I run two instances on one machine'],
  ],
  [
    'How can I limit the number of jobs, and what is the default?',
    ['How can I limit the number of jobs', 'what is the default for jobs'],
  ],
  [
    "What's the difference between a role and a user, and when do I need which?",
    [
      "What's the difference between a role and a user",
      'What is a role',
      'What is a user',
      'when do I need a role',
      'when do I need a user',
    ],
  ],
  [
    'Was ist der Unterschied zwischen stable, testing und unstable?',
    [
      'Was ist der Unterschied zwischen stable, testing und unstable',
      'Was ist stable',
      'Was ist testing',
      'Was ist unstable',
    ],
  ],
  [
    'MySQL、PostgreSQL和SQLite有什么区别？',
    ['MySQL、PostgreSQL和SQLite有什么区别', '什么是MySQL', '什么是PostgreSQL', '什么是SQLite'],
  ],
  ['How do I rotate and squash old logs?', ['How do I rotate old logs', 'How do I squash old logs']],
  [
    'How do I install, configure and upgrade nginx?',
    ['How do I install nginx', 'How do I configure nginx', 'How do I upgrade nginx'],
  ],
  [
    'Effects of sleep loss on memory, attention and mood in teens',
    [
      'Effects of sleep loss on memory in teens',
      'Effects of sleep loss on attention in teens',
      'Effects of sleep loss on mood in teens',
    ],
  ],
  [
    'What is known about rain, wind and interactions with dust?',
    ['What is known about rain', 'What is known about wind', 'What is known about interactions with dust'],
  ],
  [
    'Give an overview of heat pumps: cost, noise and service life.',
    [
      'What is known about the cost of heat pumps',
      'What is known about the noise of heat pumps',
      'What is known about the service life of heat pumps',
    ],
  ],
  [
    'How many people live in Berlin, Hamburg or Munich?',
    ['How many people live in Berlin', 'How many people live in Hamburg', 'How many people live in Munich'],
  ],
  [
    'Which supplement helps with sleep, stress and pain?',
    ['Which supplement helps with sleep, stress and pain'],
  ],
  ['Who built the tower, the bridge and the gate?', ['Who built the tower, the bridge and the gate']],
  ['How does the law balance supply and demand?', ['How does the law balance supply and demand']],
  ['How do I set the "foo, bar and baz" flags of Qux?', ['How do I set the "foo, bar and baz" flags of Qux']],
  ['Is ibuprofen safe, and does it affect sleep?', ['Is ibuprofen safe', 'does ibuprofen affect sleep']],
  ['What is a probe? How is its port set?', ['What is a probe', "How is the probe's port set"]],
  [
    'Why did Rome fall, and what role did taxes play?',
    ['Why did Rome fall', 'Rome: what role did taxes play'],
  ],
  [
    'Which object should run a database, and why?',
    ['Which object should run a database', 'Which object should run a database, and why'],
  ],
  [
    'For a boat without power, how do I pump water, and how do I store it?',
    ['For a boat without power, how do I pump water', 'For a boat without power, how do I store water'],
  ],
  [
    'What is the difference between recv and try_recv and when is the second one better?',
    [
      'What is the difference between recv and try_recv',
      'What is recv',
      'What is try_recv',
      'when is try_recv better',
    ],
  ],
  [
    'How do rents in Lyon and Nice compare, and how have they changed since 2010?',
    [
      'How do rents in Lyon and Nice compare',
      'What is known about rents in Lyon',
      'What is known about rents in Nice',
      'how have rents in Lyon and Nice changed since 2010',
    ],
  ],
  ['Is nuclear power cheaper than wind?', ['Is nuclear power cheaper than wind']],
  ['(3) Why does ice float?', ['Why does ice float']],
  ['Q4: Why does ice float?', ['Why does ice float']],
  ['(1) What is rust? (2) Why does iron rust?', ['What is rust', 'Why does iron rust']],
  [
    'Was sind die Ursachen, Symptome und Folgen von Gicht?',
    ['Was sind die Ursachen von Gicht', 'Was sind die Symptome von Gicht', 'Was sind die Folgen von Gicht'],
  ],
  [
    '¿Cuáles son las causas, los síntomas y el tratamiento de la anemia?',
    [
      'Cuáles son las causas de la anemia',
      'Cuáles son los síntomas de la anemia',
      'Cuáles son el tratamiento de la anemia',
    ],
  ],
  ['糖尿病的病因、症状和治疗是什么？', ['糖尿病的病因是什么', '糖尿病的症状是什么', '糖尿病的治疗是什么']],
];

describe('analyseQuestion', () => {
  it.each(ASKED)('asks in %j each thing by itself', (question, texts) => {
    expect(textsOf(question)).toEqual(texts);
  });

  it.each([
    ['How do we tune it?', ['We run Kafka on three brokers. How do we tune it']],
    [
      'What causes that and how can I correct it?',
      [
        'We run Kafka on three brokers. What causes that',
        'We run Kafka on three brokers. How can I correct it',
      ],
    ],
  ])('gives each clause of %j that leans on a story the sentence before it', (question, texts) => {
    const { aspects } = analyseQuestion(question, 'We run Kafka on three brokers.');
    expect(aspects.map((aspect) => aspect.text)).toEqual(texts);
  });

  it.each(['x', 'a, ', 'aa bb cc,', 'a/', 'a vs ', 'between a and ', 'which is better: a or ', 'how and '])(
    'reads %j over and over in bounded time and makes few aspects of it',
    (piece) => {
      expect(analyseQuestion(piece.repeat(20_000 / piece.length)).aspects.length).toBeLessThan(2000);
    },
  );

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

  it('asks nothing twice', () => {
    expect(analyseQuestion('Why is the sky blue? And why?').aspects).toHaveLength(1);
  });
});
