import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { figuresOfOtherRows } from '#shared/text/sentence-check/rows-of-others.ts';

const TURBINES = `| Turbine | Rotor | Power | Price |
|---|---|---|---|
| Heron | 112 m | 3.6 MW | 2,400,000 euros |
| Egret | 136 m | 4.2 MW | 3,150,000 euros |
| Bittern | 98 m | 2.8 MW | 1,900,000 euros |`;
const ACROSS = `| | Heron | Egret |
| Rotor | 112 m | 136 m |
| Power | 3.6 MW | 4.2 MW |
| Price | 2,400,000 euros | 3,150,000 euros |`;
const CLASSES = `| Class | Zones | Minimum (days) |
| S3 Standard | 3 | 0 |
| S3 Standard-IA | 3 | 30 |
| S3 Glacier Deep Archive | 3 | 180 |
All are kept for 99 years.`;

describe('figuresOfOtherRows', () => {
  it.each([
    [TURBINES, 'The Heron turbine costs 3,150,000 euros.', '3,150,000'],
    [TURBINES, 'Heron costs 1,900,000 euros.', '1,900,000'],
    [TURBINES, 'Heron: 3,150,000 euros', '3,150,000'],
    [TURBINES, 'The Bittern turbine has a rated power of 4.2 MW.', '4.2'],
    [TURBINES, 'Heron has a rotor of 136 m and costs 2,400,000 euros.', '136'],
    [TURBINES, 'At 3,150,000 euros the Heron turbine is dear.', '3,150,000'],
    [TURBINES, 'The Heron turbine costs 3,150,000 euros, the Egret turbine 3,150,000 euros.', '3,150,000'],
    [CLASSES, 'The S3 Standard class has a minimum of 180 days.', '180'],
  ])('of %j are told in “%s”', (quote, statement, figure) => {
    expect(figuresOfOtherRows(statement, [quote])).toEqual([figure]);
    expect(checkSentence(statement, { quotes: [quote], about: [], asked: '' })).toContainEqual({
      kind: 'figure',
      words: figure,
    });
  });

  it.each([
    [TURBINES, 'The Heron turbine costs 2,400,000 euros.'],
    [TURBINES, 'Heron and Egret cost 2,400,000 and 3,150,000 euros.'],
    [TURBINES, 'The Heron turbine costs 2,400,000 euros and the Egret turbine 3,150,000 euros.'],
    [TURBINES, 'Heron costs 2,400,000 euros, less than the 3,150,000 euros of Egret.'],
    [TURBINES, 'The Egret turbine has a rotor of 136 m, against 112 m.'],
    [TURBINES, 'The rotors measure 112 m (Heron), 136 m (Egret) and 98 m (Bittern).'],
    [TURBINES, 'Between Heron and Egret the lower price is 2,400,000 euros.'],
    [TURBINES, 'Of the three turbines Heron costs 2.4 million euros.'],
    [TURBINES, 'The dearest of them costs 3,150,000 euros.'],
    [ACROSS, 'The Heron turbine has a rotor of 112 m and costs 2,400,000 euros.'],
    [ACROSS, 'Rotor: 112 m; price: 2,400,000 euros; power: 3.6 MW.'],
    [ACROSS, 'Power is 3.6 MW and the price 2,400,000 euros for Heron.'],
    [CLASSES, 'S3 Standard-IA has a minimum of 30 days, S3 Glacier Deep Archive one of 180 days.'],
    [CLASSES, 'S3 Standard keeps data for 99 years.'],
    ['Heron costs 2,400,000 euros. Egret costs 3,150,000 euros.', 'Heron costs 3,150,000 euros.'],
  ])('of %j are not told in “%s”', (quote, statement) => {
    expect(figuresOfOtherRows(statement, [quote])).toEqual([]);
  });

  it('are found in each row given the figure of another, and in none given its own', () => {
    const figures = fc.uniqueArray(fc.integer({ min: 13, max: 9_999 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(figures, fc.nat(2), fc.nat(2), (values, row, of) => {
        const names = ['Heron', 'Egret', 'Bittern'];
        const quote = names.map((name, index) => `| ${name} | ${values[index]} kg |`).join('\n');
        const found = figuresOfOtherRows(`The ${names[row]} turbine weighs ${values[of]} kg.`, [quote]);
        expect(found).toEqual(row === of ? [] : [String(values[of])]);
      }),
    );
  });
});
