import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { type Case, holdGroups } from './told.ts';

const SHARES_IN_WORDS: readonly Case[] = [
  {
    quote: 'Lumirol reduced the rate of relapses by 33 % compared with placebo.',
    fair: [
      'Lumirol cut the rate of relapses by a third.',
      'Lumirol reduced the rate of relapses by one third.',
      'Lumirol reduced the rate of relapses by 33 percent.',
      'Lumirol reduced the rate of relapses by ③③ % compared with placebo.',
      'Lumirol verringerte die Rückfälle um ein Drittel.',
      "Lumirol réduit les rechutes d'un tiers.",
      'Lumirol使复发率降低了三分之一。',
    ],
    turned: [
      'Lumirol reduced the rate of relapses by half compared with placebo.',
      'Lumirol reduced the rate of relapses by two thirds.',
      'Lumirol halved the rate of relapses.',
      'Lumirol reduced the rate of relapses threefold.',
      'Lumirol reduced the rate of relapses by ③④ % compared with placebo.',
      'Lumirol reduced the rate of relapses by ₃₄ % compared with placebo.',
      'Lumirol reduced the rate of relapses by Ⅷ % compared with placebo.',
      'Lumirol verringerte die Rückfälle um die Hälfte.',
      'Lumirol réduit les rechutes de moitié.',
      'Lumirol使复发率降低了三分之二。',
      'Lumirol was tried in eleven countries and reduced the rate of relapses by 33 %.',
      'Seven trials found that lumirol reduced the rate of relapses.',
    ],
  },
  {
    quote: 'About two thirds of households own a cargo bike.',
    fair: [
      'About 67 % of households own a cargo bike.',
      'About 2/3 of households own a cargo bike.',
      'Roughly two in three households have a cargo bike.',
      'About a third of households own no cargo bike.',
    ],
    turned: [
      'About three quarters of households own a cargo bike.',
      'About one third of households own a cargo bike.',
      'Half of households own a cargo bike.',
    ],
  },
  {
    quote: 'After two years 71 % of patients still took lumirol.',
    fair: ['After two years 29 % of patients no longer took lumirol.'],
    turned: [
      'After two years 29 % of patients still took lumirol.',
      'After two years 71 patients still took lumirol.',
    ],
  },
];

const CHANGES: readonly Case[] = [
  {
    quote: 'The share of commuters by rail fell from 24 % to 19 %.',
    fair: [
      'The share of commuters by rail fell by 5 percentage points, from 24 % to 19 %.',
      'The share of commuters by rail fell by five percentage points.',
      'The share of commuters by rail fell to 19 %.',
    ],
    turned: [
      'The share of commuters by rail fell by 24 %.',
      'The share of commuters by rail fell by 19 %.',
      'The share of commuters by rail fell by 5 %.',
      'The share of commuters by rail rose by 5 percentage points.',
    ],
  },
  {
    quote: 'Lumirol reduced the rate of relapses by 33 %.',
    fair: ['The rate of relapses fell by 33 % with lumirol.'],
    turned: ['Lumirol reduced the rate of relapses to 33 %.'],
  },
  {
    quote: 'Salmon numbers rose from 1,500 to 3,000 in the same period.',
    fair: ['Salmon numbers doubled, by 100 %.', 'Salmon numbers rose by 1,500.'],
    turned: [
      'Salmon numbers tripled in the same period.',
      'Salmon numbers rose by half in the same period.',
      'Salmon numbers rose by 3,000 in the same period.',
      'Salmon numbers fell by 1,500.',
    ],
  },
  {
    quote: 'The Swift pump costs 2,900 euros and the Merlin pump costs 3,400 euros.',
    fair: [
      'The Merlin pump costs 500 euros more than the Swift pump.',
      'The Swift pump costs 500 euros less than the Merlin pump.',
    ],
    turned: [
      'The Swift pump costs 500 euros more than the Merlin pump.',
      'The Merlin pump costs 600 euros more than the Swift pump.',
      'The Merlin pump costs 3,400 euros per month.',
    ],
  },
  {
    quote: 'The lake held 0.8 mg of nitrate per litre in 2014 and 0.4 mg per litre in 2021.',
    fair: [
      'Nitrate halved between 2014 and 2021.',
      'Nitrate fell from 800 µg/l in 2014 to 400 µg/l in 2021.',
    ],
    turned: ['Nitrate doubled from 2014 to 2021.', 'Nitrate fell to a third from 2014 to 2021.'],
  },
];

const IN_OTHER_LANGUAGES: readonly Case[] = [
  {
    quote: 'Der Umsatz stieg um 12 % auf 4,5 Millionen Euro.',
    fair: ['Der Umsatz wuchs um 12 % auf 4,5 Mio. Euro.', 'Der Umsatz stieg auf 4,5 Millionen Euro.'],
    turned: [
      'Der Umsatz stieg auf 12 %.',
      'Der Umsatz stieg um 4,5 Millionen Euro.',
      'Der Umsatz verdoppelte sich.',
    ],
  },
  {
    quote: 'Le taux de chômage est passé de 9 % à 6 %.',
    fair: ['Le taux de chômage a baissé de 3 points de pourcentage.', "Le chômage a reculé d'un tiers."],
    turned: ['Le taux de chômage a augmenté de 3 points de pourcentage.', 'Le taux de chômage a doublé.'],
  },
];

const UNITS: readonly Case[] = [
  {
    quote: 'The daily dose was 250 mg, taken with food.',
    fair: ['The daily dose was 0.25 g, taken with food.', 'Patients took 250 mg a day with food.'],
    turned: [
      'The daily dose was 250 mg per kg, taken with food.',
      'The daily dose was 250 mg/kg, taken with food.',
    ],
  },
  {
    quote: 'The Tern turbine has a rotor of 112 m and a rated power of 3.6 MW.',
    fair: ['The Tern turbine has a rotor of 112 m and is rated at 3,600 kW.'],
    turned: ['The Tern turbine has a rotor of 112 m and a rated power of 3.6 mW.'],
  },
  {
    quote: 'The charter covers waters within 12 nautical miles.',
    fair: ['The charter covers waters within 12 nautical miles of the coast.'],
    turned: ['The charter covers waters within 12 miles.'],
  },
  {
    quote: 'Orlport had 48,210 inhabitants in 2010 and 51,940 inhabitants in 2020.',
    fair: ['Orlport had almost 52,000 inhabitants in 2020.', 'Orlport grew by 3,730 inhabitants.'],
    turned: ['Orlport had almost 59,000 inhabitants in 2020.'],
  },
  {
    quote: 'The Orl pact was signed on 3 May 1921 and entered into force on 1 January 1923.',
    fair: [
      'The Orl pact, signed in 1921, entered into force in 1923.',
      'The Orl pact was signed on 1921-05-03.',
    ],
    turned: ['The Orl pact was signed on 1921-06-03.'],
  },
];

holdGroups([
  ['shares and counts in words', SHARES_IN_WORDS],
  ['what something changes by, to and from', CHANGES],
  ['changes in other languages', IN_OTHER_LANGUAGES],
  ['units and dates', UNITS],
]);

describe('a figure of the question', () => {
  const quotes = ['Lumirol reduced the rate of relapses by 33 %.', 'The trial enrolled 1,240 adults.'];
  const asked = 'Did lumirol reduce the relapses of adults by 50 %?';

  it('does not stand in the place of that of the quotes, whatever else of the sentence is borne', () => {
    expect(kinds('Lumirol reduced the relapses of 1,240 adults by 50 %.', quotes, { asked })).toEqual([
      'figure',
    ]);
  });

  it('may be repeated beside it', () => {
    expect(kinds('Lumirol reduced the relapses by 33 %, not by 50 %.', quotes, { asked })).toEqual([]);
  });
});

describe('of a fall', () => {
  it('the difference is borne in points, and no other number of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 41, max: 90 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 99 }),
        (from, to, other) => {
          const quote = `The share of commuters fell from ${from} % to ${to} %.`;
          const tell = (points: number): string =>
            `The share of commuters fell by ${points} percentage points.`;
          expect(kinds(tell(from - to), quote)).toEqual([]);
          if (other !== from - to) expect(kinds(tell(other), quote)).toContain('figure');
        },
      ),
    );
  });
});
