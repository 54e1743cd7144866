import { describe, expect, it } from 'vitest';
import { textsOf } from './asked-texts.ts';

const CLAUSES: readonly (readonly [string, readonly string[]])[] = [
  [
    'How is data encrypted in the AWS CDK, and which keys are used by default?',
    ['How is data encrypted in the AWS CDK', 'which keys are used by default'],
  ],
  ['Why is the sky blue? And why is the sunset red?', ['Why is the sky blue', 'why is the sunset red']],
  ['1. What is rust? 2. Why does iron rust?', ['What is rust', 'Why does iron rust']],
  ['When did the republic end and who ended it?', ['When did the republic end', 'who ended the republic']],
  [
    'Explain e.g. how caches work, i.e. with a lifetime. Also name limits.',
    ['Explain e.g. how caches work, i.e. with a lifetime', 'name limits'],
  ],
  ['Why use foo?.bar in TypeScript?', ['Why use foo?.bar in TypeScript']],
  ['What does https://example.com/?q=1;b=2 return?', ['What does https://example.com/?q=1;b=2 return']],
  ['How does replace treat $& and $1?', ['How does replace treat $& and $1']],
  [
    'What is the effect of an old kiln (Group I; n = 16) compared with a new one (Group O; n = 16) on the glaze?',
    [
      'What is the effect of an old kiln (Group I; n = 16) compared with a new one (Group O; n = 16) on the glaze',
    ],
  ],
  [
    'What is the effect of ash (A), bone and clay compared with sand and lime on the glaze?',
    ['What is the effect of ash (A), bone and clay compared with sand and lime on the glaze'],
  ],
  [
    'Why does iron rust (and not, say, gold?) in the rain?',
    ['Why does iron rust (and not, say, gold?) in the rain'],
  ],
  ['用新窑烧过的陶罐，旧窑还能烧吗？', ['用新窑烧过的陶罐，旧窑还能烧吗']],
  ['为什么窑是冷的？怎么办？', ['为什么窑是冷的？怎么办']],
  ['窯が冷たいのはなぜですか？どうすればよいですか？', ['窯が冷たいのはなぜですか？どうすればよいですか']],
  ['Почему печь холодная? Что делать?', ['Почему печь холодная? Что делать']],
  ['什么是光合作用？它为什么重要？', ['什么是光合作用', '光合作用: 它为什么重要']],
  ['日本の首都はどこですか。人口は何人ですか。', ['日本の首都はどこですか', '人口は何人ですか']],
  ['भारत की राजधानी क्या है? यह कब बनी?', ['भारत की राजधानी क्या है', 'भारत की राजधानी: यह कब बनी']],
  ['ما هي عاصمة مصر؟ ولماذا هي مهمة؟', ['ما هي عاصمة مصر', 'عاصمة مصر: ولماذا هي مهمة']],
  [
    'What happens if I lose my key or forget my passphrase?',
    ['What happens if I lose my key', 'What happens if I forget my passphrase'],
  ],
  [
    'What happens to the data when I stop the server or unplug the disk?',
    ['What happens to the data when I stop the server', 'What happens to the data when I unplug the disk'],
  ],
  ['How do I move the files and the folders?', ['How do I move the files', 'How do I move the folders']],
  [
    'What kind of glazes should I use for a pot of clay, and how should I mix them?',
    ['What kind of glazes should I use for a pot of clay', 'how should I mix the glazes'],
  ],
  [
    'Is it fine to use kiln -P in all my scripts, or when should I leave it out?',
    ['Is it fine to use kiln -P in all my scripts', 'when should I leave kiln -P out'],
  ],
  [
    'The oven ended with 1. Is that an error, and what should I do next?',
    ['The oven ended with 1', 'oven ended: Is that an error', 'oven ended: what should I do next'],
  ],
  ['rust', ['rust']],
  ['?;?', []],
  ['', []],
];

describe('clauses of a question', () => {
  it.each(CLAUSES)('takes %j apart where it asks something else', (question, clauses) => {
    expect(textsOf(question)).toEqual(clauses);
  });

  it('ends no clause at the mark of a name that is made of signs', () => {
    expect(textsOf('What does $? hold in bash, and what is the meaning of && between commands?')).toEqual([
      'What does $? hold in bash',
      'what is the meaning of && between commands',
    ]);
  });

  it.each([
    'If I use the old kiln, which has no lid, how long does it take?',
    'If I turn it into a plain graph, which only permits one arrow per pair, do I lose the rest?',
  ])('asks for nothing that is only said of a thing: %s', (question) => {
    expect(textsOf(question)).toEqual([question.slice(0, -1)]);
  });

  it.each([
    'If I use the old kiln, which kiln furniture do I need, how long does it last?',
    'With a fever, which drugs help, how much is safe?',
    'If I move to Spain, who taxes me, how much do I pay?',
  ])('asks two things where the first asks: %s', (question) => {
    expect(textsOf(question)).toHaveLength(2);
  });
});
