import { describe, expect, it } from 'vitest';
import { oneSpelling } from '#shared/text/words/one-spelling.ts';
import { terms } from '#shared/text/words/analyze.ts';

describe('oneSpelling', () => {
  it.each([
    ['randomised', 'randomized'],
    ['organisations', 'organizations'],
    ['analysed', 'analyzed'],
    ['analysis', 'analyses'],
    ['behavioural', 'behavioral'],
    ['favourite', 'favorite'],
    ['fibres', 'fibers'],
    ['catalogues', 'catalogs'],
    ['licence', 'license'],
    ['programme', 'program'],
    ['haemorrhage', 'hemorrhage'],
    ['paediatric', 'pediatric'],
    ['oedema', 'edema'],
    ['diarrhoea', 'diarrhea'],
    ['sulphate', 'sulfate'],
  ])('takes %s for %s', (british, american) => {
    expect(terms(british)).toEqual(terms(american));
  });

  it.each(['visit', 'hours', 'four', 'increase', 'phrase', 'noise', 'prise', 'absence', 'journal', 'more'])(
    'leaves %s as it is',
    (word) => {
      expect(oneSpelling(word)).toBe(word);
    },
  );
});
