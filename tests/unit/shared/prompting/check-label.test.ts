import { describe, expect, it } from 'vitest';
import { checkLabel } from '#shared/prompting/check-label.ts';

const sources = {
  quotes: [
    'Velorin reduced the rate of attacks by 33 % compared with placebo.',
    'The Heron turbine is not certified for offshore use and has a rotor of 112 m.',
    'A type whose size is known at compile time has a single owner.',
  ],
  about: [],
  asked:
    'How well does velorin work, is it better than placebo, and is the Heron turbine certified for offshore use?',
};

describe('checkLabel', () => {
  it.each([
    'Velorin fails',
    'Velorin is not effective',
    'Velorin doubles attacks',
    'Placebo better than velorin',
    'Velorin safe',
    'Certified for offshore use: Heron',
    'Why velorin kills',
  ])('finds that “%s” states something', (label) => {
    expect(checkLabel(label, sources)).not.toEqual([]);
  });

  it.each([
    'Velorin',
    'Owners',
    'Single owner',
    'Use it when',
    'Rate of attacks',
    'Size at compile time',
    'Effect on attacks',
    'Certification',
    'Rotor',
    'What the sources say',
    'How well velorin works',
  ])('finds nothing in “%s”', (label) => {
    expect(checkLabel(label, sources)).toEqual([]);
  });
});
