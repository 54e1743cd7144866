import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAsked } from '#shared/text/words/asked-sentences.ts';
import { briefOf } from '#tests/unit/functions/steps/builders.ts';

const STORY = 'Our team runs forty services for a shop. The auditors, who come twice a year, want a proof.';

describe('findAsked', () => {
  it.each([
    ['a story before the question', `${STORY} How is a dead letter queue configured in the CDK?`],
    ['a story after it', `How is a dead letter queue configured in the CDK? ${STORY}`],
  ])('tells the question from %s', (_, text) => {
    expect(findAsked(text)).toEqual({
      asked: 'How is a dead letter queue configured in the CDK?',
      background: STORY,
      before: '',
    });
  });

  it.each([
    [
      'bids that end in a full stop',
      'Why does iron rust in water? Explain the role of salt. Also name limits.',
    ],
    ['statements alone', 'Iron rusts in water. Salt makes it faster.'],
    ['abbreviations and numbers', '1. What is rust? 2. Why does iron, e.g. steel vs. tin, rust?'],
    ['nothing', ''],
  ])('leaves %s as it is', (_, text) => {
    expect(findAsked(text)).toEqual({ asked: text, background: '', before: '' });
  });

  it.each([
    ['leans on what was said', 'We run Kafka on three brokers.', 'How do we tune it?'],
    ['has no words of its own', 'It was so in 2020.', 'Why?'],
  ])('gives a question that %s with that', (_, background, asked) => {
    expect(findAsked(`${background} ${asked}`)).toEqual({ asked, background, before: background });
  });

  it('takes what somebody is to say for asked, and "say the fuse blows" for told', () => {
    expect(findAsked('Say the fuse blows at night. Whom do I call?')).toMatchObject({
      asked: 'Whom do I call?',
      background: 'Say the fuse blows at night.',
    });
    for (const text of ['Say what a kiln is. How is it lit?', 'Say it in short. What is a kiln?'])
      expect(findAsked(text).background).not.toContain('what a kiln is');
    for (const text of ['Say how a kiln is lit.', 'What is a kiln? Say the price too.'])
      expect(findAsked(text).asked).toBe(text);
    expect(findAsked('We have a kiln. Say the price of coal.').asked).toBe('Say the price of coal.');
  });

  it('takes what happens "when" for told, and "when was" for asked', () => {
    const told = 'When I fly a wide kite it is torn after a few rounds.';
    expect(findAsked(`${told} How can a kite of three metres be mended outdoors?`)).toEqual({
      asked: 'How can a kite of three metres be mended outdoors?',
      background: told,
      before: '',
    });
    const asked = 'When was the kite invented. How high can a kite of three metres fly?';
    expect(findAsked(asked).asked).toBe(asked);
  });

  it('leaves a long sentence before a question that names what it asks for, and keeps it before one that does not', () => {
    const story =
      'Our loom names the shafts seven and eight, but the cloth that came out of the first run has a pattern for the shafts one and two only, so that it falls apart where it is folded.';
    const named = `${story} I wonder whether there is a setting for the names of the shafts.`;
    expect(findAsked(named)).toMatchObject({ background: story, before: '' });
    expect(findAsked(`${story} Why?`)).toMatchObject({ background: story, before: story });
  });

  it('keeps the sentence that tells what one of them is asked for', () => {
    const told = 'Two glazes melt at the same heat.';
    expect(findAsked(`${told} Which of them does a potter from Linz take?`).before).toBe(told);
    expect(findAsked(`${told} Which of these colours does a potter from Linz take?`).before).toBe('');
  });

  it('finds what somebody wonders behind what is done before', () => {
    const asked = "Before I rebuild it I'm wondering what bricks the kiln wants.";
    const told = 'Hi, we move our kiln to the hill. Right now the pots stand on the shelf.';
    expect(findAsked(`${told} ${asked} We fire with wood, if that matters.`).asked).toBe(asked);
  });

  it('takes of a long story what is wrong, not what is wished, for what "this" is', () => {
    const wrong = 'Now I get a warning about shelf conflicts and another one that the lid is never closed.';
    const story = `I inherited a small kiln that used to be fired with wood and I moved it to gas last week, all by myself. The shelf came with it, and so did a box of cones and a pair of gloves that are much too big for me. ${wrong} I don't really want to rebuild the wall.`;
    expect(findAsked(`${story} What is the usual way to get rid of this?`).before).toBe(wrong);
    expect(findAsked(`${story} What is the usual way to seal wood?`).before).toBe('');
  });

  it('keeps a story of up to 60 words before a question that has hardly a word of its own, of up to 30 before others', () => {
    const told =
      'My old kiln keeps throwing an error while the lid is being closed, and at other times the buttons I press are only carried out now and then. I have a shelf in it already.';
    expect(findAsked(`${told} Which setting could I change there to get it stable?`).before).toBe(told);
    expect(findAsked(`${told} Which glazes melt at the same heat as the red clay from Linz?`).before).toBe(
      '',
    );
  });

  it.each([
    ['We add pots to a list by hand.', 'What is the right way to change that list?'],
    [
      'Our needle points to the right of north.',
      'Do I give that difference to the kiln as a plus or a minus?',
    ],
    ['The kiln says "too hot".', 'Which setting makes Vesta report it as fine?'],
    ['The lid opens by itself.', 'What is the best way to make that go away?'],
  ])('keeps what a question speaks of as told before: %s %s', (told, question) => {
    expect(findAsked(`${told} ${question}`).before).toBe(told);
  });

  it.each([
    'Is it possible to fire jars that hold oil?',
    'How do I stack pots so that they dry evenly in Linz?',
  ])('takes no "it" or "that" for what was told where it stands for nothing: %s', (question) => {
    expect(findAsked(`We live in Linz. ${question}`).before).toBe('');
  });

  it('keeps a wish that is all of the matter', () => {
    const story =
      'I run a small pottery in a village of three hundred people and sell bowls, mugs and jars at four markets around here every week. Two of these are far away, one is held by the lake from May to October alone, and the last one, which brings in most of what we earn, has lately been moved to a hall.';
    const wish = 'I want to hire a person.';
    expect(findAsked(`${story} ${wish} What do I have to consider?`).before).toBe(wish);
    expect(findAsked('I live in Linz. What is the usual way to get rid of moths that eat wool?').before).toBe(
      '',
    );
  });

  it.each(['Is already in use says the log', 'Can someone help me?', 'does anyone know'])(
    'leaves a remark or a courtesy beside a question unasked: %s',
    (beside) => {
      expect(findAsked(`How do I free the shelf? ${beside}`).asked).toBe('How do I free the shelf?');
    },
  );

  it('ends a sentence behind a pattern where another question follows', () => {
    const told = 'I match lids.';
    const both = ['What is .*?', 'Why is it lazy?'];
    expect(findAsked(`${told} ${both.join(' ')}`).asked).toBe(both.join(' '));
    expect(findAsked('Why does .*? not seem to work in Lua').asked).toBe(
      'Why does .*? not seem to work in Lua',
    );
  });

  it('reads the marks of other scripts', () => {
    expect(findAsked('我们有四十个服务。蜂群过冬需要多少蜂蜜？')).toEqual({
      asked: '蜂群过冬需要多少蜂蜜？',
      background: '我们有四十个服务。',
      before: '',
    });
  });

  it('loses no word and makes up none', () => {
    const words = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean).toSorted();
    const text = fc
      .array(fc.constantFrom('why', 'iron', 'rusts.', 'salt?', 'Explain', 'it', 'vs.', '3.', 'water!'))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (story) => {
        const { asked, background } = findAsked(story);
        expect(words(`${asked} ${background}`)).toEqual(words(story));
      }),
    );
  });
});

it('R1.1 a story beside the question shapes the search, not the checklist', () => {
  const brief = briefOf(`${STORY} How is a dead letter queue configured in the CDK?`);
  expect(brief.aspects.map((aspect) => aspect.text)).toEqual([
    'How is a dead letter queue configured in the CDK',
  ]);
  expect(brief.keyTerms.map((term) => term.phrase)).toContain('auditors');
});
