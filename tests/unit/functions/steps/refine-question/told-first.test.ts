import { describe, expect, it } from 'vitest';
import { analyseQuestion } from '#functions/steps/refine-question/analyse-question.ts';
import { toldFirst } from '#functions/steps/refine-question/told-first.ts';

const READ: readonly (readonly [string, readonly string[]])[] = [
  [
    'In the trial that gave bread to ducks whose pond was frozen, how many got fat and were the drakes heavier?',
    [
      'In the trial that gave bread to ducks whose pond was frozen, how many got fat',
      'In the trial that gave bread to ducks whose pond was frozen, were the drakes heavier',
    ],
  ],
  [
    'The trial that set bread against corn: when was it run, and who paid for it?',
    [
      'The trial that set bread against corn, when was it run',
      'The trial that set bread against corn, who paid for it',
    ],
  ],
  [
    'bike lights for touring, how bright should they be',
    ['bike lights for touring, how bright should they be'],
  ],
  [
    'The pond water stretches over the whole lawn, how do I keep it in?',
    ['The pond water stretches over the whole lawn, how do I keep it in'],
  ],
  ['boat trips past the falls, how long is it', ['boat trips past the falls, how long is it']],
  [
    'bike lights over the wheel, how bright should they be',
    ['bike lights over the wheel, how bright should they be'],
  ],
  ['posh paper for a survey, how much dearer is it', ['posh paper for a survey, how much dearer is it']],
  [
    'In ducks with a cold pond who were fed by hand, how might bread have made them fat?',
    ['In ducks with a cold pond who were fed by hand, how might bread have made them fat'],
  ],
  [
    'In ducks who hatched early, how is weight gained, and which corn is best?',
    ['In ducks who hatched early, how is weight gained', 'In ducks who hatched early, which corn is best'],
  ],
  [
    'From which pond did the drake fly, when did it land, and how many followed?',
    ['From which pond did the drake fly', 'when did the drake fly land', 'drake fly: how many followed'],
  ],
  [
    'Apart from taste, why might bread do ducks some good?',
    ['Apart from taste, why might bread do ducks some good'],
  ],
  [
    'Heat pumps, what is the noise level, and do they work in winter?',
    ['Heat pumps, what is the noise level', 'Heat pumps, do Heat pumps work in winter'],
  ],
  [
    'Wood kilns have been around for ages, do they still matter, or are there alternatives?',
    [
      'Wood kilns have been around for ages, do they still matter',
      'Wood kilns have been around for ages, are there alternatives',
    ],
  ],
  ['Also the filter is dirty, do I clean it?', ['the filter is dirty, do I clean it']],
  [
    'And does the kiln rain, should I take a coat?',
    ['does the kiln rain', 'kiln rain: should I take a coat'],
  ],
  [
    'Anyone know if tea has caffeine, is it bad for kids?',
    ['Anyone know if tea has caffeine', 'is it bad for kids'],
  ],
  [
    'The pump is loud, can I fix it, how long does it take?',
    ['The pump is loud, can I fix it', 'The pump is loud, how long does it take to fix it'],
  ],
  [
    'The kettle leaks. The display shows E502, what does it mean?',
    ['The kettle leaks', 'The display shows E502, what does it mean'],
  ],
  [
    'A rower wants to bring her dog on Sunday, will she be let in?',
    ['A rower wants to bring her dog on Sunday, will she be let in'],
  ],
  [
    'The crew who couldn’t find the lamp last week, how much did we charge them?',
    ['The crew who couldn’t find the lamp last week, how much did we charge them'],
  ],
  ['Crews from the upper shed, do they get lockers?', ['Crews from the upper shed, do they get lockers']],
  ['Someone who rows in late, what happens to him?', ['Someone who rows in late, what happens to him']],
  [
    'The hoist at the lower slip, can it take an eight and who holds the key?',
    ['The hoist at the lower slip, can it take an eight', 'The hoist at the lower slip, who holds the key'],
  ],
  [
    'Rabbits, do they need a companion, and what do they eat?',
    ['Rabbits, do Rabbits need a companion', 'Rabbits, what do Rabbits eat'],
  ],
  ['My cat who sleeps all day, is she ill?', ['My cat who sleeps all day, is she ill']],
];

describe('what is told before it is asked', () => {
  it.each(READ)('is no question of its own in “%s”', (question, texts) => {
    expect(analyseQuestion(question).aspects.map(({ text }) => text)).toEqual(texts);
  });

  it('leaves what is asked for by itself before a question about the same', () => {
    for (const question of [
      'Opening hours, prices and parking at the pond, is it open on Monday?',
      'Side effects of corn for ducks, can they get fat?',
      'The price of a boat, is it possible to bring a duck?',
    ])
      expect(toldFirst(question)).toBeUndefined();
  });

  it('does not part what is compared, nor a condition, a message or what asks by itself', () => {
    expect(analyseQuestion('green tea vs black tea, what is healthier?').entities).toEqual([
      'green tea',
      'black tea',
    ]);
    for (const question of [
      'If a duck eats bread, how fat does it get?',
      '"too many values, how many expected", what does that message mean?',
      'Which ducks are fat, how do they get so and when?',
    ])
      expect(toldFirst(question)).toBeUndefined();
  });

  it('leaves a question that begins by asking as it is', () => {
    const { aspects } = analyseQuestion('Does coffee raise blood pressure, and how long does it last?');
    expect(aspects[0]?.text).toBe('Does coffee raise blood pressure');
  });

  it('is left out of the words in which each of several things is shown, and kept where one is asked', () => {
    const asked = (question: string): readonly (string | undefined)[] =>
      analyseQuestion(question).aspects.map((aspect) => aspect.asked);
    expect(asked(READ[0]?.[0] ?? '')).toEqual(['how many got fat', 'were the drakes heavier']);
    expect(asked('In the trial that gave bread to ducks, how many got fat?')).toEqual([undefined]);
  });
});
