import { expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { briefOf } from '#tests/unit/functions/steps/builders.ts';

const ASKED: readonly (readonly [question: string, items: readonly string[]])[] = [
  [
    'Lindau is called the richest town of the lake. Where did its council get the money for the new pier from?',
    [
      'Lindau is called the richest town of the lake. Where did its council get the money for the new pier from?',
    ],
  ],
  [
    'The pump of our pond eats a lot of power. Is there a cheaper way for it to notice a low water level?',
    ['The pump of our pond eats a lot of power. Is there a cheaper way for it to notice a low water level?'],
  ],
  [
    'I bought a used tent. How do I find out if its fabric is still waterproof after a winter outside?',
    ['I bought a used tent. How do I find out if its fabric is still waterproof after a winter outside?'],
  ],
  [
    'I bought a used tent. If the zip of a bag is stuck in the cold, can soap loosen it without stains?',
    ['If the zip of a bag is stuck in the cold, can soap loosen it without stains?'],
  ],
  [
    'The kiln throws error 17 at noon, how do I get out of that?',
    ['The kiln throws error 17 at noon, how do I get out of that?'],
  ],
  [
    'The kiln stops when a pot touches its own wall, what should I do instead?',
    ['The kiln stops when a pot touches its own wall, what should I do instead?'],
  ],
  [
    'How long has the Danube pier been around and how many boats does it have?',
    ['How long has the Danube pier been around?', 'How many boats does the Danube pier have?'],
  ],
  [
    'Where do I put the server address and password, and can I leave the password out of that file?',
    [
      'Where do I put the server address and password?',
      'Server address: can I leave the password out of that file?',
    ],
  ],
  [
    'What licence is Redis under and may I use it in a closed product?',
    ['What licence is Redis under?', 'May I use Redis in a closed product?'],
  ],
  ['What port is Grafana on and can I change it?', ['What port is Grafana on?', 'Can I change the port?']],
  [
    'Can two cooks write in one book at once, and is that safe in the dark?',
    [
      'Can two cooks write in one book at once?',
      'Is it safe in the dark if two cooks write in one book at once?',
    ],
  ],
  [
    'Can I mix bleach and vinegar, and is that dangerous in a closed room?',
    ['Can I mix bleach and vinegar?', 'Is it dangerous in a closed room to mix bleach and vinegar?'],
  ],
  [
    'When was the bridge rebuilt, and what did it cost?',
    ['When was the bridge rebuilt?', 'What did the bridge cost?'],
  ],
  [
    'If a tenant stops paying, how soon can the landlord end the lease, and must he give notice in writing?',
    [
      'If a tenant stops paying, how soon can the landlord end the lease?',
      'If a tenant stops paying, must the landlord give notice in writing?',
    ],
  ],
  [
    'What is the difference between how Eck and Dayhoff and how Fitch counted pots?',
    ['What is the difference between how Eck and Dayhoff and how Fitch counted pots?'],
  ],
  [
    'Is it OK to keep two cats in one room? What about three?',
    ['Is it OK to keep two cats in one room?', 'What about three?'],
  ],
  [
    'By mistake I glazed a cup in the shed. Washing it is not enough, right? How do I get it out of the whole row?',
    [
      'By mistake I glazed a cup in the shed. Washing it is not enough, right. How do I get it out of the whole row?',
    ],
  ],
  [
    'I fire pots on a boat without power. Can I still get the extra heat needed for glazing large jars at night?',
    [
      'I fire pots on a boat without power. Can I still get the extra heat needed for glazing large jars at night?',
    ],
  ],
  [
    'Which file does Redet save my rules in, and can I start it without loading them again?',
    ['Which file does Redet save my rules in?', 'Can I start Redet without loading them again?'],
  ],
  [
    'Is Faenza officially certified as a town of pots? If it is not, why not?',
    [
      'Is Faenza officially certified as a town of pots?',
      'Is Faenza officially certified as a town of pots, and why not?',
    ],
  ],
  [
    'Can I fire real bricks inside a Vala kiln, and can the kiln keep its own heat for a day?',
    ['Can I fire real bricks inside a Vala kiln?', 'Can the Vala kiln keep its own heat for a day?'],
  ],
  [
    'How do I open the lid, and where is the lid stored?',
    ['How do I open the lid?', 'Where is the lid stored?'],
  ],
  [
    'I have a few hundred jars to fill. How do I keep just three of them going at once?',
    ['I have a few hundred jars to fill. How do I keep just three of them going at once?'],
  ],
  [
    'Laying out a garden: how deep is a bed, and what should I use when I need something thinner?',
    [
      'Laying out a garden: how deep is a bed?',
      'Laying out a garden: what should I use when I need something thinner?',
    ],
  ],
];

it.each(ASKED)('“%s” is read with what it leans on, and with no more', (question, items) => {
  expect(deriveChecklist(briefOf(question)).map(({ description }) => description)).toEqual(items);
});

const BOUNDED: readonly (readonly [question: string, items: readonly string[]])[] = [
  [
    'How do I set up WireGuard and is it fast on a small pump?',
    ['How do I set up WireGuard?', 'Is WireGuard fast on a small pump?'],
  ],
  [
    'What country is sushi from, and how big is it?',
    ['What country is sushi from?', 'How big is the country?'],
  ],
  ['My kiln is slow. How does Windows 11 manage its memory?', ['How does Windows 11 manage its memory?']],
  ['We had a storm. How do birds keep their feathers dry?', ['How do birds keep their feathers dry?']],
  [
    'My job is boring. What would it take for the Fed to cut rates?',
    ['What would it take for the Fed to cut rates?'],
  ],
  [
    'I have a Honda Civic. Does the Toyota Corolla still use a timing belt?',
    ['Does the Toyota Corolla still use a timing belt?'],
  ],
  [
    'Can one drink tea instead of coffee, and how do they differ?',
    ['Can one drink tea instead of coffee?', 'How do tea and coffee differ?'],
  ],
  [
    'Red wine is good for the heart, right? I wonder how much a day is fine.',
    ['Red wine is good for the heart, right?', 'How much a day is fine?'],
  ],
  [
    'Is there a difference between when you file and when you pay, and how much is the fine?',
    ['Is there a difference between when you file and when you pay?', 'How much is the fine?'],
  ],
];

it.each(BOUNDED)('“%s” leans on nothing but what it says', (question, items) => {
  expect(deriveChecklist(briefOf(question)).map(({ description }) => description)).toEqual(items);
});

const NOT_COMPARED = [
  'Can I strike out an entry but still keep it in my books instead of erasing it?',
  'Why did the millers rely on the river instead of just building a dam?',
  'How can the pump make sure that the valve is no older than the one it was built for?',
  'Can I turn it so that it covers the part I picked rather than the rest?',
];

it.each(NOT_COMPARED)('“%s” compares no two things', (question) => {
  expect(briefOf(question).aspects.flatMap(({ compares }) => compares ?? [])).toEqual([]);
});
