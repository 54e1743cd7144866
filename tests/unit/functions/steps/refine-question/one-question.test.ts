import { expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const ASKED: readonly (readonly [question: string, items: readonly string[]])[] = [
  [
    'What happens if I close the lid of my kiln or lose power while it burns?',
    ['What happens if I close the lid of my kiln or lose power while it burns?'],
  ],
  [
    'What happens when I delete a pot or rename one while it syncs?',
    ['What happens when I delete a pot or rename one while it syncs?'],
  ],
  [
    'Which size and how many shelves should I take for small pots?',
    ['Which size and how many shelves should I take for small pots?'],
  ],
  [
    'Do I have to build my own lid, or is there a way around it?',
    ['Do I have to build my own lid, or is there a way around it?'],
  ],
  [
    'When a pot is cracked and the kiln is cold, what should I do?',
    ['When a pot is cracked and the kiln is cold, what should I do?'],
  ],
  [
    'If I send pots by post, will they break or does the firm pack them somehow?',
    ['If I send pots by post, will they break or does the firm pack them somehow?'],
  ],
  [
    'How do I clean a pot, soak it in vinegar and dry it?',
    ['How do I clean a pot, soak it in vinegar and dry it?'],
  ],
  [
    'Can I open a kiln that is hot with the long tongs, change a few things in it and write it down safely?',
    [
      'Can I open a kiln that is hot with the long tongs, change a few things in it and write it down safely?',
    ],
  ],
  [
    'How many pots stayed whole with slow firing alone compared with added glaze?',
    ['How many pots stayed whole with slow firing alone compared with added glaze?'],
  ],
  [
    'How do I get Greek letters or formulas set by LaTeX into a drawing?',
    ['How do I get Greek letters or formulas set by LaTeX into a drawing?'],
  ],
  ['Can I use wood or gas with it?', ['Can I use wood or gas with it?']],
  [
    'Why is glaze sold as powder rather than as paste, flakes and grains?',
    ['Why is glaze sold as powder rather than as paste, flakes and grains?'],
  ],
  ['How did H. A. Reed fire his bowls?', ['How did H. A. Reed fire his bowls?']],
  ['How did the firm of A. A. Miller fire its bowls?', ['How did the firm of A. A. Miller fire its bowls?']],
  ['Should I take the bus, walk or cycle?', ['Should I take the bus, walk or cycle?']],
  [
    'Was there a difference in cracks between slow and fast firing in a wood kiln?',
    ['Was there a difference in cracks between slow and fast firing in a wood kiln?'],
  ],
  [
    'Is there any difference in price between clay pots and iron pots?',
    ['Is there any difference in price between clay pots and iron pots?'],
  ],
  [
    'When I ask for a rim around what I have drawn, does the rim sit on the outside, the inside or both?',
    ['When I ask for a rim around what I have drawn, does the rim sit on the outside, the inside or both?'],
  ],
  [
    'I moved my pots into the kiln and it heats without a sound. But none of them turn red, why is that?',
    ['I moved my pots into the kiln and it heats without a sound. None of them turn red, why is that?'],
  ],
  ['Does the kiln also take gas, or is it wood only?', ['Does the kiln also take gas, or is it wood only?']],
  [
    'Once my helper has locked the kiln, can I still change its heat?',
    ['Once my helper has locked the kiln, can I still change its heat?'],
  ],
  ['wood or gas for pots and bowls with thick walls?', ['Wood or gas for pots and bowls with thick walls?']],
  [
    'Summarize what the book says about keeping glazes in plain jars versus sealed.',
    ['Summarize what the book says about keeping glazes in plain jars versus sealed'],
  ],
  [
    'How many pots does the kiln take before it is full, and can I make it bigger?',
    [
      'How many pots does the kiln take before it is full?',
      'The kiln: can I make the number of pots bigger?',
    ],
  ],
];

const SEVERAL: readonly (readonly [question: string, items: readonly string[]])[] = [
  [
    'Is the kiln cleaned by itself or must my helper do it, and which wood do I need?',
    ['Is the kiln cleaned by itself or must my helper do it?', 'Which wood do I need?'],
  ],
  [
    'How many people took part, how were they chosen and how long were they watched?',
    ['How many people took part?', 'How were the people chosen?', 'How long were the people watched?'],
  ],
  [
    `What's meant by "slip casting", and who came up with it?`,
    [`What's meant by "slip casting"?`, 'Who came up with "slip casting"?'],
  ],
  [
    'My teacher says clay is alive. Who said that first, and what did he mean by it?',
    [
      'My teacher says clay is alive. Who said that first?',
      'My teacher says clay is alive. What did he mean by it?',
    ],
  ],
  [
    'What type does the kiln take and what must it hold?',
    ['What type does the kiln take?', 'What must the kiln hold?'],
  ],
  [
    'How many people speak Basque and where is it spoken?',
    ['How many people speak Basque?', 'Where is Basque spoken?'],
  ],
  [
    'If I lose my lid how do I get one, and what does it cost?',
    ['If I lose my lid how do I get one?', 'What does it cost?'],
  ],
  [
    'Which book did Orton write, and when did it come out?',
    ['Which book did Orton write?', 'Orton: when did the book come out?'],
  ],
  [
    'What is wrong with the kiln and how do I mend it?',
    ['What is wrong with the kiln?', 'How do I mend the kiln?'],
  ],
  [
    "What's the catch with using glazes, and is there a safer way?",
    ["What's the catch with using glazes?", 'Glazes: is there a safer way?'],
  ],
  [
    'What could be wrong and where would I look first?',
    ['What could be wrong?', 'Where would I look first?'],
  ],
  [
    'How much hotter is it than the old one, and at what cost in wood?',
    ['How much hotter is it than the old one?', 'At what cost in wood?'],
  ],
  ['Does clay hold water or does it crack in frost?', ['Does clay hold water?', 'Does clay crack in frost?']],
  [
    'Explain the glaze, cause of it and price',
    ['Explain the glaze', 'Explain the cause of it', 'Explain the price'],
  ],
  [
    'Is clay bad for the lungs, or does it help the skin?',
    ['Is clay bad for the lungs?', 'Does clay help the skin?'],
  ],
  [
    'Explain how to get a kiln repaired in Vienna and what it costs.',
    ['Explain how to get a kiln repaired in Vienna', 'What does it cost?'],
  ],
  [
    'What happens if a glaze has expired and another potter is already mixing it, do the other potters have to wait?',
    [
      'What happens if a glaze has expired and another potter is already mixing it?',
      'Do the other potters have to wait?',
    ],
  ],
  [
    'The lids of my pots have turned white. What went wrong and how do I mend it?',
    [
      'The lids of my pots have turned white. What went wrong?',
      'The lids of my pots have turned white. How do I mend it?',
    ],
  ],
  [
    'First, how do I light the kiln? Second, how do I see whether it is hot?',
    ['How do I light the kiln?', 'How do I see whether the kiln is hot?'],
  ],
  [
    '(a) How long does a lease run, and (b) who pays for it?',
    ['How long does a lease run?', 'Who pays for the lease?'],
  ],
  [
    'For large pots, is wood or gas cheaper?',
    [
      'For large pots, is wood or gas cheaper?',
      'For large pots, is wood cheaper?',
      'For large pots, is gas cheaper?',
    ],
  ],
  [
    'How long is a permit valid in Linz, and can I renew the permit before it expires?',
    ['How long is a permit valid in Linz?', 'Can I renew the permit before the permit expires?'],
  ],
  [
    'How many layers does the cake have and how do I make it?',
    ['How many layers does the cake have?', 'How do I make the cake?'],
  ],
  [
    'Does the kiln take gas, or is it wood only, and is it loud?',
    ['Does the kiln take gas?', 'Is the kiln wood only?', 'Is the kiln loud?'],
  ],
  [
    'What is the risk of burns in men versus women?',
    [
      'What is the risk of burns in men versus women?',
      'What is the risk of burns in men?',
      'What is the risk of burns in women?',
    ],
  ],
  [
    'What happens if I lose my key or forget my passphrase?',
    ['What happens if I lose my key?', 'What happens if I forget my passphrase?'],
  ],
  [
    'How can I tell exactly when apples, pears and plums are ripe?',
    [
      'How can I tell exactly when apples are ripe?',
      'How can I tell exactly when pears are ripe?',
      'How can I tell exactly when plums are ripe?',
    ],
  ],
];

it.each(SEVERAL)('asks in %j each thing that it asks', (question, items) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual(items);
});

it.each(ASKED)('asks in %j no more than it asks', (question, items) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual(items);
});

it.each([
  ['what it does', 'What does it do?'],
  ['what it has', 'What does it have?'],
  ['what it carries', 'What does it carry?'],
  ['what it passes', 'What does it pass?'],
  ['what it uses', 'What does it use?'],
  ['what it was', 'What it was?'],
])('asks %j as a question', (question, item) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual([item]);
});
