import { describe, expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import { itemsOf } from './asked-items.ts';

/** What the items of a question are searched with. */
const topicsOf = (question: string): readonly (readonly string[])[] =>
  deriveChecklist(refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 })).map(
    ({ topic }) => topic,
  );

describe('a statement before a comma or a colon', () => {
  it.each([
    'Uncle only noticed at noon that he had left the kiln on, must he wait now?',
    "The potter's on holiday, can she still reserve a shelf?",
    'The toddler turned all the knobs on the kiln, how do I reset it?',
    'I spilled glaze on my sleeve, what do I do?',
    'This glaze smells like rotten eggs, is it spoiled?',
    'The old batch of slip reeks like a drain, can I still use it?',
    'The vase fell on us and there was nobody near it, what now?',
    "I'd like to hand my best pupil a bowl for 30 crowns, may I put that on the bill?",
    'I want to let the pupils light the kiln in room 4 - allowed?',
    "We'd like a second shelf for Mia, do we have to ask the potter?",
    "The fuse's blown again: who can mend it?",
  ])('stands before the only question, in the words of “%s”', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it('stands before each of several questions, in the place of no pronoun', () => {
    expect(itemsOf('Clay is dear this year: may Ruth leave out a month, and when must she say so?')).toEqual([
      'Clay is dear this year, may Ruth leave out a month?',
      'Clay is dear this year, when must Ruth say so?',
    ]);
    expect(itemsOf('We come with a trailer: where may we park it and what does it cost?')).toEqual([
      'We come with a trailer, where may we park it?',
      'We come with a trailer, what does it cost to park it?',
    ]);
  });
});

it.each([
  'What would we pay to have the kiln from morning to night, no shelves or anything fancy?',
  'Can I bring a dog, no lead or anything?',
  'What is better: no insulation, glass wool or cork?',
])('what a thing is to be without is no thing of its own in “%s”', (question) => {
  expect(itemsOf(question)).toEqual([question]);
});

it('a thing may be called "no", or "none"', () => {
  expect(
    itemsOf('What is the difference between no and on-failure in the restart policies of Kilnd?')[0],
  ).toContain('difference between no and on-failure');
  expect(itemsOf('What do none, partial and full mean for the indexing mode?')).toHaveLength(3);
});

describe('a pronoun', () => {
  it.each([
    ['Which brand is our kiln and how old is it?', 'How old is it?', 'kiln'],
    ['When can you climb the old mill, and what do they charge?', 'What do they charge?', 'mill'],
    ['Can my brother steer the barge, and does it cost extra?', 'Does it cost extra?', 'barge'],
    ['Can my sister come in my place, and what would that cost?', 'What would that cost?', 'place'],
    ['Will a bowl fit in the small kiln at Norby, how big is it?', 'How big is it?', 'kiln'],
    ['Until what hour may pupils use the yard, and what was it before?', 'What was it before?', 'yard'],
    [
      'How much wax do I need, and can I go back if I dislike the smell or mind it?',
      'Can I go back if I dislike the smell or mind it?',
      'wax',
    ],
    ['Is the kiln working again, and if not, when will it be?', 'When will it be?', 'kiln'],
    ['Is the gas kiln quick, and when was it built?', 'When was it built?', 'kiln'],
    ['Have the bowls arrived, and what do they cost?', 'What do they cost?', 'bowls'],
    ['How do banks treat tenants, and what do they pay?', 'What do they pay?', 'banks'],
    ['How do kilns work, and what do they charge?', 'What do they charge?', 'kilns'],
    ['Was kostet mich ein Ofen unten, und brauche ich dafür Münzen?', 'Brauche ich dafür Münzen?', 'ofen'],
  ])(
    'in “%s” that may mean something else stays, and is searched for with the rest',
    (question, asked, word) => {
      expect(itemsOf(question)[1]).toBe(asked);
      expect(topicsOf(question)[1]).toContain(word);
    },
  );

  it.each([
    ['What is a kiln made of and how long does it last?', 'How long does the kiln last?'],
    ['Is the red kiln free, and how big is it?', 'How big is the red kiln?'],
    ['How do banks work, and what do they charge?', 'What do banks charge?'],
    ['Where do eels spawn, and how do they find the river?', 'How do eels find the river?'],
  ])('in “%s” is said in full, where one thing alone can be meant', (question, asked) => {
    expect(itemsOf(question)[1]).toBe(asked);
  });
});

describe('what somebody wants', () => {
  it.each([
    ["I'd like some clay for the attic this autumn. When do I let her know?", 'clay attic autumn let know'],
    ['We may want to leave the guild. How early do we tell them?', 'leave guild early tell'],
    ['I want a shelf, what does it cost?', 'shelf cost'],
    ['I only want clay. Whom do I ask for it?', 'clay ask'],
    ["I'm on the late shift and we've lost the key. Who has another?", 'late shift lost key another'],
  ])('is searched for without the words that say so: “%s”', (question, words) => {
    expect(topicsOf(question)[0]?.join(' ')).toBe(words);
    expect(itemsOf(question)).toEqual([question]);
  });

  it.each([
    ['How much gas does the kiln want?', 'gas kiln want'],
    ['Do I want it?', 'want'],
    ['Why do people like clay?', 'people like clay'],
  ])('is kept where it is asked: “%s”', (question, words) => {
    expect(topicsOf(question)[0]?.join(' ')).toBe(words);
  });
});

describe('the last of three questions', () => {
  it.each([
    ['Where do I park, what does it cost and when does it close?', ['close', 'park']],
    ['Where do I park the cart, what does it cost, and when do they close?', ['close', 'park', 'cart']],
    [
      'Where may I moor, is it safe for a boat without lights and when is it dredged?',
      ['dredged', 'moor', 'safe', 'boat', 'lights'],
    ],
  ])('in “%s” is searched for with what the first is about', (question, words) => {
    expect(topicsOf(question)[2]).toEqual(words);
  });
});

describe('a question that leaves out what it is about', () => {
  it.each([
    ['What time shall I come and who do I ask for?', 'Who do I ask for?'],
    [
      'What would a crate cost us and how far ahead do we have to order?',
      'How far ahead do we have to order?',
    ],
    [
      'How long do members have to pay, and how long has everybody else got?',
      'How long has everybody else got?',
    ],
    ['Could I keep a few geese in my garden, and is a swan OK?', 'Is a swan OK?'],
    ['Can we all go together, and do I need to ring up first?', 'Do I need to ring up first?'],
  ])('in “%s” stands behind no word that says nothing', (question, asked) => {
    expect(itemsOf(question)[1]).toBe(asked);
  });

  it('is searched for with no word that only says how something is done', () => {
    expect(topicsOf('Can we all go together, and do I need to ring up first?')[1]).toEqual([
      'need',
      'ring',
      'first',
    ]);
  });

  it('stands behind a name', () => {
    expect(itemsOf('How do I forward logs in rsyslog, and how do I add a filter?')[1]).toBe(
      'Rsyslog: how do I add a filter?',
    );
  });
});

describe('one question', () => {
  it.each([
    'Could I let the goat graze behind the mill?',
    'Okay to just write a note to quit the club?',
    'Will a card in the box do, or what?',
    'How hot and how long for firing small bowls?',
    'How much for a large clay pot, red or white?',
    'Was braucht beim Brennofen mehr Gas, das kurze Programm oder das lange?',
  ])('keeps its words: “%s”', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });

  it('has the “and when” or “and how much” that makes no question by itself', () => {
    expect(itemsOf('What happens to the wet clay and when?')).toEqual([
      'What happens to the wet clay and when?',
    ]);
    expect(itemsOf('Can we get more clay and how much?')).toEqual(['Can we get more clay and how much?']);
  });
});

describe('two questions', () => {
  it.each([
    ["When's the fair, and can I bring my aunt along?", 'Can I bring my aunt along?'],
    ['How do I rent a shelf at the new mill, and how often may I have one?', 'How often may I have a shelf?'],
    ['Can we take the goat to the spring fair at the mill, and when is it?', 'When is it?'],
    ['Who decides when the mill stops in a storm, and who when it snows?', 'Who decides when it snows?'],
  ])('are told apart where each asks: “%s”', (question, second) => {
    expect(itemsOf(question)).toHaveLength(2);
    expect(itemsOf(question)[1]).toBe(second);
  });
});

describe('two questions', () => {
  it.each([
    ['Who won and when was the final?', ['Who won?', 'When was the final?']],
    ["What's wrong with my kiln and what can I do?", ["What's wrong with my kiln and what can I do?"]],
  ])('are told apart, or are one, in “%s”', (question, items) => {
    expect(itemsOf(question)).toEqual(items);
  });

  it('are not what a program says behind a colon', () => {
    expect(itemsOf('The error says: can not open file, what do I do?')).not.toContain(
      'The error says, can not open file?',
    );
  });
});

describe('what stands for a pronoun', () => {
  it.each([
    ['The potters: how do they work and what do they charge?', 'What do the potters charge?'],
    ['The kiln: how does it work and who owns it?', 'Who owns the kiln?'],
    ['The kiln: what heats it and what is its price?', 'What is the kiln’s price?'],
    ['The Hague kiln: how does it work and who owns it?', 'Who owns The Hague kiln?'],
  ])(
    'has its article in small letters within an item, unless that is of its name: %s',
    (question, second) => {
      expect(itemsOf(question)[1]?.replace("'", '’')).toBe(second);
    },
  );

  it.each([
    ['Where do I see the goats and what does it cost?', 'What does it cost?'],
    ['The potters: how do they work and what does it cost?', 'What does it cost?'],
    ['What is a lens, and what does it cost?', 'What does the lens cost?'],
    ['Does attrs change my class, or does it make a new one?', 'Does attrs make a new one?'],
  ])('is no many things for “it”: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it('is without the verb of two things', () => {
    expect(itemsOf('How do banks and brokers work, and what do they charge?')[1]).toBe(
      'What do banks and brokers charge?',
    );
  });
});
