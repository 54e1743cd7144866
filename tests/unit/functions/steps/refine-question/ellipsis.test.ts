import { describe, expect, it } from 'vitest';
import { withoutEllipsis } from '#functions/steps/refine-question/ellipsis.ts';

describe('a clause that leaves out what the one before says', () => {
  it.each([
    [
      'Which state does a pot get when the kiln fails on the way up',
      'which one when it fails while cooling',
      'Which state does a pot get when the kiln fails while cooling',
    ],
    ['At what heat should a potter stop', 'in which kiln', 'in which kiln should a potter stop'],
    ['Which shelf does the potter stand on', 'in which kiln', 'in which kiln does the potter stand'],
    [
      'Which mark does a pot get when shelves fall',
      'which one when it cracks while cooling',
      'Which mark does a pot get when it cracks while cooling',
    ],
    ['Does clay shrink', 'for how long', 'for how long does clay shrink'],
    ['What do I pay when I cancel early', 'what if I cancel late', 'What do I pay if I cancel late'],
    ['How can I see which glazes I have', 'what colours they are', 'what colours are they'],
  ])('is read with that: %s, and %s', (before, clause, whole) => {
    expect(withoutEllipsis(clause, before)).toBe(whole);
  });

  it.each([
    ['What does the damper do', 'since which year'],
    ['How much warning must a potter give before leaving', 'what if they just go'],
    ['Which glaze melts first', 'which one melts last'],
    ['Where is the ash kept', 'in which kiln is it made'],
    ['Is it fired when the lid is open', 'which one when it is shut'],
    ['Which pots are glazed', 'for how long'],
    ['How many potters are there', 'in which town'],
    ['Who will fix the roof', 'with what'],
    ['Which bank is open', 'on what day'],
    ['I have a kiln and want to fire it', 'for how long'],
    ['Which glazes are tested', 'what happens if they are'],
    ['What should I do after firing', 'what after it'],
  ])('is left as it is where nothing is left out, or nobody knows what: %s, and %s', (before, clause) => {
    expect(withoutEllipsis(clause, before)).toBe(clause);
  });

  it('is left as it is without one before', () => {
    expect(withoutEllipsis('in which kiln', undefined)).toBe('in which kiln');
  });
});
