import { expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

// Longer than 250 lines: a list of messages with what each asks.

const ASKED: readonly (readonly [question: string, items: readonly string[]])[] = [
  ['In Ghent who pays for kilns and who builds them?', ['In Ghent who pays for kilns?', 'Who builds them?']],
  [
    'Were both the kilns hot and what caused the fire?',
    ['Were both the kilns hot?', 'The kilns: what caused the fire?'],
  ],
  ['Do kilns crack and do they all do it?', ['Do kilns crack and do they all do it?']],
  ['A. Best time to fire? B. Best time to cool?', ['Best time to fire?', 'Best time to cool?']],
  ['Ho un forno. Dove si trova Malta?', ['Dove si trova Malta?']],
  [
    'Ich habe meinem Krug gerade einen Henkel verpasst. Hab ich was falsch gemacht?',
    ['Ich habe meinem Krug gerade einen Henkel verpasst. Hab ich was falsch gemacht?'],
  ],
  [
    "J'ai refait la glaçure d'un vase déjà cuit. Est-ce qu'il y a un outil pour ça ?",
    ["J'ai refait la glaçure d'un vase déjà cuit. Est-ce qu'il y a un outil pour ça?"],
  ],
  [
    'Quiero aprender con un horno pequeño. ¿Hay alguna forma de probarlo sin riesgo?',
    ['Quiero aprender con un horno pequeño. ¿Hay alguna forma de probarlo sin riesgo?'],
  ],
  [
    'Ho dipinto tutto il vaso a mano, ma è pieno di bolle. Come posso ripulirlo?',
    ['Ho dipinto tutto il vaso a mano, ma è pieno di bolle. Come posso ripulirlo?'],
  ],
  [
    'Wir haben einen Laden. Welche Glasuren werden bei tausend Grad im Ofen matt?',
    ['Welche Glasuren werden bei tausend Grad im Ofen matt?'],
  ],
  ["Isn't the kiln too hot? How do I cool it?", ["Isn't the kiln too hot?", 'How do I cool the kiln?']],
  [
    'When I write (a ? b : c), does only the chosen side get read, or is it both?',
    ['When I write (a ? b : c), does only the chosen side get read, or is it both?'],
  ],
  [
    'Which table gives both the names and where the columns are?',
    ['Which table gives both the names and where the columns are?'],
  ],
  [
    'What can happen to a pot when it stands in frost, and how could a thief take advantage of that?',
    ['What can happen to a pot when it stands in frost?', 'How could a thief take advantage of that?'],
  ],
  [
    'In the example where coins are counted as drops, what keeps me from losing one by mistake?',
    ['In the example where coins are counted as drops, what keeps me from losing one by mistake?'],
  ],
  ['In which year was the kiln built, and who paid?', ['In which year was the kiln built?', 'Who paid?']],
  [
    'Leaving aside the cost, are there other reasons to set a lower bound?',
    ['Leaving aside the cost, are there other reasons to set a lower bound?'],
  ],
  [
    'For people who travel a lot, which card is best, and what does it cost?',
    [
      'For people who travel a lot, which card is best?',
      'For people who travel a lot, what does the card cost?',
    ],
  ],
  ['Does E. coli grow at 10 degrees?', ['Does E. coli grow at 10 degrees?']],
  ['E. coli in milk: how fast does it grow?', ['E. coli in milk: how fast does it grow?']],
  ['I use plan B. how do I cancel it?', ['I use plan B. How do I cancel it?']],
  [
    '(1) Where does the shelf grid have to begin if I pick the wood kiln? (2) And must the grid be even for it?',
    [
      'Where does the shelf grid have to begin if I pick the wood kiln?',
      'Must the grid be even for the wood kiln?',
    ],
  ],
  [
    'For pots of unequal size, which kiln is usually better, Hobson or Yates?',
    [
      'For pots of unequal size, which kiln is usually better, Hobson or Yates?',
      'For pots of unequal size, is Hobson usually better?',
      'For pots of unequal size, is Yates usually better?',
    ],
  ],
  [
    'The kiln has burnt for hours and never stops, what could be the reason?',
    ['The kiln has burnt for hours and never stops, what could be the reason?'],
  ],
  [
    'Do we lose the glazes in the store, or does the kiln catch up once it is lit again?',
    [
      'Do we lose the glazes in the store?',
      'Glazes in the store: does the kiln catch up once it is lit again?',
    ],
  ],
  [
    'Is it worth mending the kiln, and roughly what would a new one cost?',
    ['Is it worth mending the kiln?', 'What would a new one cost?'],
  ],
  ['How and exactly where is the kiln lit?', ['How and exactly where is the kiln lit?']],
  [
    'Where is the firing log written and when is it thrown away?',
    ['Where is the firing log written?', 'When is the firing log thrown away?'],
  ],
  ['Bread does not rise, how can I fix it?', ['Bread does not rise, how can I fix it?']],
  ['trimmean の既定値は何ですか？', ['trimmean の既定値は何ですか？']],
  [
    'What is debian/rules for, and which target builds the package?',
    ['What is debian/rules for?', 'debian/rules: which target builds the package?'],
  ],
  ['Who invented the kiln, and when?', ['Who invented the kiln?', 'When was the kiln invented?']],
  [
    'How do S3 and DynamoDB encrypt their data at rest?',
    ['How does S3 encrypt its data at rest?', 'How does DynamoDB encrypt its data at rest?'],
  ],
  [
    'How many levels does the backtrace in the break loop show, and can it include the local variables?',
    [
      'How many levels does the backtrace in the break loop show?',
      'Can the backtrace include the local variables?',
    ],
  ],
  [
    'How many connections does the pool keep open, and can it be changed?',
    ['How many connections does the pool keep open?', 'The pool: can the number of connections be changed?'],
  ],
  [
    'What is the difference between merge and rebase, and which one should I use?',
    [
      'What is the difference between merge and rebase?',
      'What is merge?',
      'What is rebase?',
      'Merge and rebase: which one should I use?',
    ],
  ],
  [
    'What is the difference between the hash file and the tree file, and when is the tree the better choice?',
    [
      'What is the difference between the hash file and the tree file?',
      'What is the hash file?',
      'What is the tree file?',
      'Hash file and tree file: when is the tree the better choice?',
    ],
  ],
  [
    'What is the difference between setting draft mode to maybe and setting it to yes?',
    ['What is the difference between setting draft mode to maybe and setting it to yes?'],
  ],
  [
    'How do I get A4 pages instead of the American letter size?',
    ['How do I get A4 pages instead of the American letter size?'],
  ],
  [
    'Which port does the server use by default on Linux, and which one on Windows?',
    [
      'Which port does the server use by default on Linux?',
      'Which port does the server use by default on Windows?',
    ],
  ],
  [
    'How long does a request wait before it gives up, and how can I change that?',
    [
      'How long does a request wait before it gives up?',
      'How can I change that (how long a request waits before it gives up)?',
    ],
  ],
  [
    'Why does the kiln crack in winter, and how do I prevent it?',
    ['Why does the kiln crack in winter?', 'How do I prevent it (the kiln cracks in winter)?'],
  ],
  [
    'What happens if one line of the input is invalid, does it stop?',
    [
      'What happens if one line of the input is invalid?',
      'Does it stop if one line of the input is invalid?',
    ],
  ],
  [
    'How can I make a normal page the home page of my site, and can I still keep the list of posts somewhere?',
    [
      'How can I make a normal page the home page of my site?',
      'Normal page: can I still keep the list of posts somewhere?',
    ],
  ],
  [
    'How are the valves of a steam engine opened, and why do they leak?',
    ['How are the valves of a steam engine opened?', 'Why do the valves of a steam engine leak?'],
  ],
  [
    'How often does resource_monitor take a measurement by default, and which option changes the interval?',
    [
      'How often does resource_monitor take a measurement by default?',
      'resource_monitor: which option changes the interval?',
    ],
  ],
  [
    'Why is my screen black, and how do I fix it?',
    ['Why is my screen black?', 'How do I fix it (why is my screen black)?'],
  ],
  [
    'After installing it for my own user the shell says command not found. What is wrong?',
    ['After installing it for my own user the shell says command not found. What is wrong?'],
  ],
  ['How do Kafka and RabbitMQ work together?', ['How do Kafka and RabbitMQ work together?']],
  [
    'Why do Linux and Windows use different line ends?',
    ['Why do Linux and Windows use different line ends?'],
  ],
  [
    'Explain the difference between a mutex and a semaphore and when to use each.',
    [
      'Explain the difference between a mutex and a semaphore',
      'What is a mutex?',
      'What is a semaphore?',
      'When to use a mutex?',
      'When to use a semaphore?',
    ],
  ],
  [
    'Describe the main differences between UDP and TCP.',
    ['Describe the main differences between UDP and TCP', 'What is UDP?', 'What is TCP?'],
  ],
  [
    'How do the free and the paid plan differ in storage?',
    [
      'How do the free and the paid plan differ in storage?',
      'What is known about the free plan in storage?',
      'What is known about the paid plan in storage?',
    ],
  ],
  [
    'How do I set the timeout and the number of retries?',
    ['How do I set the timeout?', 'How do I set the number of retries?'],
  ],
  [
    'What is the maximum length of a key and the number of keys per request?',
    ['What is the maximum length of a key?', 'What is the number of keys per request?'],
  ],
  [
    'Is it safe to upgrade directly from 9 to 12, and how long does it take?',
    [
      'Is it safe to upgrade directly from 9 to 12?',
      'How long does it take to upgrade directly from 9 to 12?',
    ],
  ],
  [
    'How can we enable checksums without a dump, and what does it cost?',
    ['How can we enable checksums without a dump?', 'What does it cost to enable checksums without a dump?'],
  ],
  [
    'How do I get the kernel and initrd for a deployment out of an image?',
    ['How do I get the kernel and initrd for a deployment out of an image?'],
  ],
  [
    'Does zinc shorten colds and, if so, which form works best?',
    ['Does zinc shorten colds?', 'Which form works best?'],
  ],
  [
    'What role does BRCA1 play in DNA repair, and what happens when it is mutated?',
    ['What role does BRCA1 play in DNA repair?', 'What happens when BRCA1 is mutated?'],
  ],
  [
    'In which year was the bridge built, how long is it and who designed it?',
    ['In which year was the bridge built?', 'How long is the bridge?', 'Who designed the bridge?'],
  ],
  [
    'Which is healthier, butter or margarine, and why?',
    [
      'Which is healthier, butter or margarine?',
      'Is butter healthier?',
      'Is margarine healthier?',
      'Which is healthier, butter or margarine, and why?',
    ],
  ],
  [
    'Should patients stop taking aspirin before surgery, and if yes, how many days before?',
    [
      'Should patients stop taking aspirin before surgery?',
      'Should patients stop taking aspirin before surgery, and how many days before?',
    ],
  ],
  [
    'How does the author justify the sample size and which limitations are mentioned?',
    ['How does the author justify the sample size?', 'Which limitations are mentioned?'],
  ],
  [
    'Who is allowed to approve a merge request and how many approvals are needed?',
    ['Who is allowed to approve a merge request?', 'How many approvals are needed?'],
  ],
  [
    'After an upgrade the service no longer starts. What could be the reason and where do I find its log?',
    [
      'After an upgrade the service no longer starts. What could be the reason?',
      'After an upgrade the service no longer starts. Where do I find its log?',
    ],
  ],
];

it.each(ASKED)('asks in %j each thing by itself, in words of its own', (question, items) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual(items);
});

it('never makes a name of an adverb, of what only says that one is allowed to, or of the reason asked for', () => {
  const texts = [
    'Is it wise to restart quickly after a crash, and how often does it help?',
    'Who is entitled to a refund, and how is it claimed?',
    'What is the cause, and can it be mended?',
  ].flatMap((question) => analyseQuestion(question).aspects.map(({ text }) => text));
  expect(
    texts.filter((text) => /\b(?:quickly|entitled|cause):|^(?:quickly|entitled)\b/iu.test(text)),
  ).toEqual([]);
});
