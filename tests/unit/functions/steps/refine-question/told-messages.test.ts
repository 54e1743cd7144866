import { describe, expect, it } from 'vitest';
import { briefOf } from '#tests/unit/functions/steps/builders.ts';
import { askedBy } from './asked-texts.ts';

/** A message that tells something and asks, and what it asks. */
const MESSAGES: readonly (readonly [string, readonly string[]])[] = [
  [
    "I'm writing a driver for Kilnmaster. What is the default stack size?",
    ["I'm writing a driver for Kilnmaster. What is the default stack size"],
  ],
  ['My glaze curls. Can you explain why?', ['My glaze curls. Can you explain why']],
  [
    'Compiling Kiln with the Hestia driver kit in Big Studio gives me string type errors in glaze.cpp. Which project setting do I need to change?',
    ['Which project setting do I need to change'],
  ],
  [
    'We move our kilns outdoors. Each has a clay lid. I am wondering if the lid cracks in frost, or how it is sealed. Thanks!',
    [
      'We move our kilns outdoors. Each has a clay lid. Whether the lid cracks in frost',
      'how the lid is sealed',
    ],
  ],
  [
    'Hi all, I run a small pottery. I want to know how I can limit the number of firings per week. Any pointers appreciated.',
    ['how can I limit the number of firings per week'],
  ],
  [
    'I have forty moulds. Casting is slow. I’d like to understand when a plaster mould is better than a rubber mould.',
    ['when a plaster mould is better than a rubber mould'],
  ],
  [
    'We use kiln 2.3. Recently the glaze started to run. Please explain how the drying rack works.',
    ['We use kiln 2.3. Recently the glaze started to run. Please explain how the drying rack works'],
  ],
  [
    'Our team wonders if the kiln vents steam automatically. We had three cracks last night.',
    ['whether the kiln vents steam automatically'],
  ],
  ['Looking for a way to fire tiles without a kiln. Terracotta.', ['How can I fire tiles without a kiln']],
  [
    'I’m new to GMT. I have a grid of heights. I want a map with contour labels.',
    ['a map with contour labels'],
  ],
  [
    'I would like to compare ash glaze and salt glaze. We mostly fire stoneware.',
    ['compare ash glaze and salt glaze', 'What is ash glaze', 'What is salt glaze'],
  ],
  [
    'Context: a workshop with 3 kilns. Task: summarise the evidence on silica dust. Focus on cost.',
    ['summarise the evidence on silica dust'],
  ],
  [
    'I am considering a switch from wood to gas. What are the advantages? Are there any downsides?',
    [
      'I am considering a switch from wood to gas. What are the advantages',
      'I am considering a switch from wood to gas. Are there any downsides',
    ],
  ],
  [
    'We want to fire at night and would like to know which permits are needed, if a watch is required and who grants them.',
    [
      'We want to fire at night. Which permits are needed',
      'whether a watch is required',
      'who grants the permits',
    ],
  ],
  [
    'Need help with the glaze mill. It stops every time. Not sure what I am doing wrong.',
    ['Need help with the glaze mill. It stops every time. What I am doing wrong'],
  ],
  [
    'Ich habe einen Ofen. Ich frage mich, ob ich ihn draußen brennen kann.',
    ['Ich habe einen Ofen. Ob ich ihn draußen brennen kann'],
  ],
  ['Je suis débutant. Je voudrais savoir comment sécher un vase.', ['comment sécher un vase']],
  ['Tengo un horno. Quisiera saber cómo secar un jarrón.', ['cómo secar un jarrón']],
  ['我们有一个旧窑。我想知道新窑是否需要许可证。', ['新窑是否需要许可证']],
  ['古い窯があります。新しい窯の温度を教えてください。', ['新しい窯の温度']],
  ['저는 작은 가마가 있습니다. 온도를 제한하는 방법을 알고 싶습니다.', ['온도를 제한하는 방법']],
  ['У меня старая печь. Я хотел бы узнать, как сушить вазу.', ['как сушить вазу']],
  ['Mam mały piec. Chciałbym wiedzieć, jak suszyć wazon.', ['jak suszyć wazon']],
  ['لدي فرن صغير. أريد أن أعرف كيف أجفف الإناء.', ['لدي فرن صغير. كيف أجفف الإناء']],
  ['मेरे पास भट्ठी है। मैं जानना चाहता हूँ कि घड़ा कैसे सुखाएँ।', ['मेरे पास भट्ठी है. घड़ा कैसे सुखाएँ']],
  ['Wir haben zwei Öfen. Bitte erkläre, wie man sie reinigt.', ['Wir haben zwei Öfen. Wie man sie reinigt']],
  [
    'Please answer the following: 1) what is a kiln 2) how long does it last 3) who repairs it',
    ['What is a kiln', 'how long does the kiln last', 'who repairs the kiln'],
  ],
  [
    'According to the manual, what happens to a wet vase in the fire?',
    ['What happens to a wet vase in the fire'],
  ],
  ['Just curious: why do glazes craze', ['why do glazes craze']],
  [
    "I'm setting up Kilnmaster on a small kiln. Do I really need several shelves?",
    ["I'm setting up Kilnmaster on a small kiln. Do I really need several shelves"],
  ],
  [
    "I'm setting up Kilnmaster. Do I really need several shelves? And does it need a lid?",
    [
      "I'm setting up Kilnmaster. Do I really need several shelves",
      "I'm setting up Kilnmaster. Does it need a lid",
    ],
  ],
  [
    "I'm saving glaze data to a file with libkiln. How do I know for sure everything got saved properly, and what if I just let the object go out of scope at the end?",
    [
      "I'm saving glaze data to a file with libkiln. How do I know for sure everything got saved properly",
      "I'm saving glaze data to a file with libkiln. What if I just let the object go out of scope at the end",
    ],
  ],
  [
    "I'm importing glazes with kilnkam. Where do the tags go, and can I export them?",
    [
      "I'm importing glazes with kilnkam. Where do the tags go",
      "I'm importing glazes with kilnkam. Can I export the tags",
    ],
  ],
  [
    "I'm not sure a lid really is of the size I want to change it to. What's the safe way to do that in Kilnscript, and what do I get if it isn't?",
    [
      "I'm not sure a lid really is of the size I want to change it to. What's the safe way to do that in Kilnscript",
      "I'm not sure a lid really is of the size I want to change it to. Kilnscript: what do I get if it isn't",
    ],
  ],
  ['I have a 2015 MacBook. How do I make good sourdough bread?', ['How do I make good sourdough bread']],
  ['I use Kilnmaster 11. Is coffee bad for sleep?', ['Is coffee bad for sleep']],
  ['I built a shed in 2019. Do I need a permit for solar panels?', ['Do I need a permit for solar panels']],
  ["I'm moving to Linz. Do I need a permit for solar panels?", ['Do I need a permit for solar panels']],
  [
    'What can I call the folder of glazes? are names with dashes OK',
    ['What can I call the folder of glazes', 'are names with dashes OK'],
  ],
  [
    'Patterns of glazes: how do I match the shortest one? .*? does not seem to work here',
    ['Patterns of glazes: how do I match the shortest one'],
  ],
  [
    "The kiln doesn't show cooled shelves and paints them red, can I make it hide them?",
    ["The kiln doesn't show cooled shelves and paints them red, can I make it hide them"],
  ],
  [
    'Kiln search and replace: how do I keep the case of the word?',
    ['Kiln search and replace: how do I keep the case of the word'],
  ],
  ['Washing and drying: how do I keep wool soft?', ['Washing and drying: how do I keep wool soft']],
  [
    'Where does Kilnmaster put the logs after a firing and how long do they stay there?',
    ['Where does Kilnmaster put the logs after a firing', 'how long do the logs stay there'],
  ],
  [
    "What's the difference between the marks starting with a line and those starting with a dot, and do I write that letter too?",
    [
      "What's the difference between the marks starting with a line and those starting with a dot",
      'marks starting with a line and marks starting with a dot: do I write that letter too',
    ],
  ],
  [
    'How do I match the shortest string instead of swallowing everything?',
    ['How do I match the shortest string instead of swallowing everything'],
  ],
  [
    'Tell me what is known about clay and deep heat in kilns.',
    ['What is known about clay in kilns', 'What is known about deep heat in kilns'],
  ],
];

describe('R1.1 what a message asks', () => {
  it.each(MESSAGES)('is told from what it tells: %s', (message, asked) => {
    expect(askedBy(message)).toEqual(asked);
  });

  it.each([
    [
      'My dog eats grass a lot, and I wonder whether it is harmful.',
      ['My dog eats grass a lot. Whether it is harmful'],
    ],
    [
      'I want to sell my flat. The buyer pays cash. Risks and taxes.',
      ['How can I sell my flat', 'Risks and taxes'],
    ],
    [
      'I do not like coffee. Alternatives with caffeine.',
      ['I do not like coffee', 'Alternatives with caffeine'],
    ],
    [
      'Write performance is low on our NAS. What can we do about it?',
      ['Write performance is low on our NAS. What can we do about it'],
    ],
    ['Compare solar and wind. Focus on cost.', ['Compare solar and wind', 'What is solar', 'What is wind']],
    ['Avoid jet lag. Flights to Tokyo.', ['Avoid jet lag', 'Flights to Tokyo']],
    ['Why does 1) e4 lead to open games in chess?', ['Why does 1) e4 lead to open games in chess']],
  ])('keeps what it leans on, and takes no statement for an order: %s', (message, asked) => {
    expect(askedBy(message)).toEqual(asked);
  });

  it('is all of it where nothing is told from the rest', () => {
    const texts = briefOf('Iron rusts in water. Salt makes it faster.').aspects.map((one) => one.text);
    expect(texts).toHaveLength(2);
  });

  it('leaves what is told for the search', () => {
    const { keyTerms } = briefOf('We fire terracotta moulds. I wonder how a kiln is cleaned.');
    expect(keyTerms.map((one) => one.phrase).join(' ')).toContain('terracotta');
  });
});
