import { describe, expect, it } from 'vitest';
import { itemsOf } from './asked-items.ts';

describe('choices before a dash', () => {
  it.each([
    'Ash, salt or something in between - which glaze holds most colour in a hot kiln?',
    'Ash, salt or slip – which glaze holds most colour?',
  ])('are one question with the “which” behind them: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });
});

describe('deeds behind what is asked', () => {
  it.each([
    'Which did more for the goats at North Mill, keeping dogs out or putting up a new fence?',
    'Which is quicker to the mill, taking the ferry or walking?',
    'What dries a pot best, airing it for a week, baking it or leaving it in the sun?',
    'Which is safer in the evening, walking the cliff path or taking the lane?',
    'Was hat den Ziegen mehr geholfen, die Hunde fernzuhalten oder einen Zaun aufzustellen?',
    'Qu’est-ce qui a été le plus utile aux chèvres, éloigner les chiens ou poser un grillage?',
  ])('are chosen from in one question: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it('are asked one by one where they are a list that begins before the comma', () => {
    expect(itemsOf('How do I get better at painting, drawing or glazing?')).toEqual([
      'How do I get better at painting?',
      'How do I get better at drawing?',
      'How do I get better at glazing?',
    ]);
  });
});

describe('a guess at the answer', () => {
  it.each([
    'What made the kilns go out in the old mill in January, was it too many lamps?',
    'Why did the pot burst – was it the glaze?',
    'Why did the goats stay out, did the boy leave the gate open?',
    'Who broke the lid, did the boys do it?',
    'Where did the water come from, is it the roof?',
    'When does the mill close, is it nine?',
    'How much is a kiln, is it more than £900?',
    'What does a licence cost, or is it free for potters?',
    'Warum ist der Krug gesprungen, war es die Glasur?',
  ])('is in one item with the question that it may answer: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it.each([
    ['Where is the mill, is it open on Sundays?', 'Is the mill open on Sundays?'],
    ['When is the fair, is it free?', 'Is the fair free?'],
    ['What is the fee, and is it the full fee for children?', 'Is the fee the full fee for children?'],
  ])('is no question of something else: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });
});

describe('what may be where, or why', () => {
  it.each([
    'Where is the key, is it in the shed?',
    'Where is the oven, is it upstairs?',
    'Where are the goats, are they next to my barn?',
    'Where is the inn, is it on the way to the mill?',
    'Where is the oven, is it in the old mill by the market?',
  ])('is a place with an article or whose it is, or “here”, and guesses the answer: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it.each([
    ['Where is the boiler, is it under warranty?', 'Is the boiler under warranty?'],
    ['Where are the tickets, are they on sale?', 'Are the tickets on sale?'],
    ['Where is the gallery, is it in English?', 'Is the gallery in English?'],
    ['Where is the car park, is it over 2 m high?', 'Is the car park over 2 m high?'],
    ['Where is the bowl, is it on loan?', 'Is the bowl on loan?'],
    ['Where is the mill, is it on the market?', 'Is the mill on the market?'],
    ['Where is the bowl, is it by a Dutch potter?', 'Is the bowl by a Dutch potter?'],
  ])('is no state of the thing, which is asked by itself: %s', (question, second) => {
    expect(itemsOf(question)).toEqual([`${question.split(',')[0] ?? ''}?`, second]);
  });

  it.each([
    ['How old is the oven, is it under warranty?', 'Is the oven under warranty?'],
    ['How much is the book, is it about goats?', 'Is the book about goats?'],
  ])('is no amount without a number: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    'Why did the kiln crack, was it too cold?',
    'Why did the goats starve, did the boy forget to tell the vet?',
    'How long is the walk, is it under an hour?',
  ])('is a cause or an amount and guesses the answer: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it.each([
    ['Why was the pool closed, did the council say anything?', 'Did the council say anything?'],
    ['Why did the goats die, did the old vet know?', 'Did the old vet know?'],
    ['What caused the fire, did the potters find out?', 'Did the potters find out?'],
  ])('is nothing that somebody says or knows of it: %s', (question, second) => {
    expect(itemsOf(question)).toEqual([`${question.split(',')[0] ?? ''}?`, second]);
  });
});

describe('a statement before a pause', () => {
  it.each([
    'kilnbox on Windows: the lid where you look in is on the left, how do I get it over to the right?',
    'Kilnbox on Windows: the lid is on the left, can I put it on the right?',
  ])('is no question, but what the one behind it is asked of, whatever is named first: %s', (question) => {
    expect(itemsOf(question)).toEqual([question.charAt(0).toUpperCase() + question.slice(1)]);
  });

  it('is in one item with a “why not”, and code is written as it was', () => {
    expect(itemsOf('fire(1 | 2) doesn’t do what I want, why not and what should I press?')).toEqual([
      'fire(1 | 2) doesn’t do what I want, why not?',
      'fire(1 | 2) doesn’t do what I want, what should I press?',
    ]);
  });
});

describe('a part behind “and” that begins with a preposition', () => {
  it.each([
    'For a glazed pot, what’s in that lower layer and in what order?',
    'What has to be paid for the kiln, and by when?',
    'Which pots stayed whole in the wood kiln, and at what heat?',
  ])('is in one item with the question before it: %s', (question) => {
    expect(itemsOf(question)).toEqual([question.replace(/,? and (?=\S+ \S+(?: \S+)?\?$)/u, ', and ')]);
  });

  it('is one of its own where it makes a whole question', () => {
    expect(itemsOf('When was the kiln built and by whom?')).toEqual([
      'When was the kiln built?',
      'By whom was the kiln built?',
    ]);
  });
});
