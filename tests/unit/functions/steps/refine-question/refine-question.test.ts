import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVague, refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import { Brief } from '#shared/domain/brief.ts';
import { briefOf, evenly } from '../builders.ts';

const rareFerrite = (term: string): number => (term === 'ferrit' ? 5 : 1);

describe('refineWithoutModel', () => {
  it.each([
    ['Hello, could you please tell me how TLS works?', 'How TLS works?'],
    ['hi can you explain to me why ice floats', 'Why ice floats'],
    ['Hey all, quick question: how do bees find home?', 'How do bees find home?'],
    ['I was wondering if anyone knows about work on how bees find home', 'How bees find home'],
    ['Does anybody know why my custard curdles? Thanks in advance!', 'Why my custard curdles?'],
    ['ok so basically how do bees find home', 'How do bees find home'],
    ['I want a roof that lasts. What do I need?', 'I want a roof that lasts. What do I need?'],
    ['Q4: how do bees find home?', 'How do bees find home?'],
    ['(3) How do bees find home?', 'How do bees find home?'],
    ['Are there any papers on the sleep of bees?', 'the sleep of bees?'],
    ['Please tell me about coral bleaching', 'coral bleaching'],
    ['I would like to know how bees find home', 'How bees find home'],
    ['  how   do\n bees\tfind home? ', 'How do bees find home?'],
    ['Hi-fi speakers: how are they tested?', 'Hi-fi speakers: how are they tested?'],
    ['hello world program in C', 'hello world program in C'],
    ['\u200fما هي عاصمة مصر؟\u200e', 'ما هي عاصمة مصر؟'],
    ['What is \u0000NUL?', 'What is NUL?'],
    ['e\u0301t\u00e9', '\u00e9t\u00e9'],
    ['iPhone battery life', 'iPhone battery life'],
  ])('cleans %j', (question, cleaned) => {
    expect(briefOf(question).question).toBe(cleaned);
  });

  it.each(['Hello', 'please', 'Hi!', 'tell me'])('keeps %j, of which nothing would be left', (question) => {
    expect(briefOf(question).question).toBe(question);
  });

  it('keeps the question as it was asked beside the refined one', () => {
    expect(briefOf('  please, how do bees fly? ').originalQuestion).toBe('  please, how do bees fly? ');
  });

  it.each([
    ['Coral bleaching, excluding the Great Barrier Reef', ['the Great Barrier Reef']],
    ['Bird migration except for geese and not including swans?', ['geese and not including swans']],
    ['Restaurants in Paris but not in hotels', ['in hotels']],
    ['How do tides work?', []],
  ])('takes out of scope what %j excludes', (question, out) => {
    expect(briefOf(question).scopeOut).toEqual(out);
  });

  it('does not look for what is excluded', () => {
    const brief = briefOf('What causes coral bleaching, excluding the Great Barrier Reef?');
    expect(brief.aspects.map((aspect) => aspect.text)).toEqual(['What causes coral bleaching']);
    expect(brief.scopeIn.join(' ')).not.toMatch(/reef/iu);
    expect(brief.question).toContain('excluding the Great Barrier Reef');
  });

  it.each([
    ['How do tides work?', 'en'],
    ['什么是光合作用？', 'zh'],
    ['日本の首都はどこですか。', 'ja'],
    ['भारत की राजधानी क्या है?', 'hi'],
    ['ما هي عاصمة مصر؟', 'ar'],
    ['Почему небо голубое?', 'ru'],
    ['서울은 어디에 있나요?', 'ko'],
    ['What does the Chinese word 道 mean?', 'en'],
    ['S3 的默认加密是什么？', 'zh'],
    ['Was sind die Ursachen von Gicht?', 'de'],
    ['Quelle est la différence entre un virus et une bactérie ?', 'fr'],
    ['¿Cuáles son las causas de la anemia?', 'es'],
    ['Quais são as causas da anemia?', 'pt'],
    ['What does la dolce vita mean?', 'en'],
    ['S3 SQS', 'und'],
    ['', 'und'],
  ])('takes %j to be in language %s', (question, language) => {
    expect(briefOf(question).language).toBe(language);
  });

  it.each([
    ['Which is better?', 'daily or weekly backups', 'Which is better: daily or weekly backups?'],
    ['How does it work?', 'heat pumps', 'How do heat pumps work?'],
    ['Is it safe?', 'ibuprofen in pregnancy', 'Is ibuprofen in pregnancy safe?'],
    ['rust', 'How fast does it oxidise in sea water?', 'How fast does rust oxidise in sea water?'],
    ['keys', 'the keys of SQS queues', 'keys: the keys of SQS queues'],
    [
      'How do I set up replication?',
      'PostgreSQL 14 on AWS.',
      'How do I set up replication (PostgreSQL 14 on AWS)?',
    ],
  ])('puts into %j the answer %j', (question, answer, filled) => {
    const brief = refineWithoutModel({ question, context: undefined, idf: evenly, answers: [answer] });
    expect(brief.question).toBe(filled);
    expect(brief.questionsBack).toBeUndefined();
  });

  it.each([
    ['Which is better?', /between which things/iu],
    ['How does it work?', /“it” stand for/u],
    ['rust', /about “rust”/u],
    ['How?', /what do you want to find out/iu],
  ])('asks back for what %j does not say', (question, asked) => {
    expect(briefOf(question).questionsBack?.join()).toMatch(asked);
  });

  it('takes key terms of the context along, at half the weight', () => {
    const brief = briefOf('How do tides work?', 'for a harbour pilot');
    expect(brief.context).toBe('for a harbour pilot');
    const scoreOf = (phrase: string): number =>
      brief.keyTerms.find((term) => term.phrase === phrase)?.score ?? 0;
    expect(scoreOf('harbour pilot')).toBeGreaterThan(0);
    expect(scoreOf('harbour pilot')).toBe(scoreOf('tides work') / 2);
  });

  it('puts rare terms first', () => {
    const brief = refineWithoutModel({
      question: 'What are magnets of ferrite?',
      context: undefined,
      answers: [],
      idf: rareFerrite,
    });
    expect(brief.keyTerms[0]?.phrase).toBe('ferrite');
  });

  it('makes a brief of any text whatever', () => {
    const anything = fc.oneof(
      fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
      fc
        .array(fc.constantFrom('$&', 'how', ' and ', ', ', '?', '是', 'क', '\ud800', '\u202e', '"', 'S3'), {
          maxLength: 60,
        })
        .map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(anything, (question) => {
        const brief = briefOf(question);
        expect(Brief.parse(brief)).toEqual(brief);
        expect(brief.aspects.every((aspect) => aspect.text.trim() !== '')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('reads of a sign in a row no more than says something, and leaves what a program says', () => {
    const { question, originalQuestion } = briefOf(`What is a kiln${'!'.repeat(9000)} ${'? '.repeat(90)}`);
    expect(question).toBe(`What is a kiln${'!'.repeat(16)} ${'?'.repeat(16)}`);
    expect(originalQuestion).toHaveLength(9195);
    for (const asked of [
      'What does the regex `^\\s*(?:\\(\\?:[^()]*\\))+$` match?',
      'What does `:(){ :\\|:& };:` do in bash?',
      'What does ++++++++[>++++++++<-]>+. print in Brainfuck?',
      'भारत की राजधानी क्या है?',
      `Is rice ${'😀'.repeat(9)} safe to eat after the date?`,
    ])
      expect(briefOf(asked).question).toBe(asked);
    expect(briefOf(`Is it ${'😀'.repeat(900)} safe?`).question).toBe(`Is it ${'😀'.repeat(16)} safe?`);
    expect(briefOf(`What is the dose${'?'.repeat(30)} And what are its side effects?`).aspects).toHaveLength(
      2,
    );
  });

  it('takes a question of ten thousand characters', () => {
    const question = 'How do the valves of a steam engine open and close under load? '.repeat(160);
    const brief = briefOf(question);
    expect(brief.aspects).toHaveLength(1);
    expect(brief.keyTerms.length).toBeLessThanOrEqual(12);
  });
});

describe('isVague', () => {
  it.each(['rust', 'How?', 'what is it', '', '?', 'Rust rust', '水'])('finds %j vague', (question) => {
    expect(isVague(question)).toBe(true);
  });

  it.each(['rust corrosion', 'How do bees fly?', '北京的人口', 'عاصمة مصر', 'भारत की राजधानी'])(
    'finds enough to search for in %j',
    (question) => {
      expect(isVague(question)).toBe(false);
    },
  );
});
