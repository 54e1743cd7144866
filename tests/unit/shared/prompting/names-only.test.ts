import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWords } from '#shared/prompting/asked-words.ts';
import { namesOnly } from '#shared/prompting/names-only.ts';

const asked = askedWords(
  'How well does velorin work against asthma attacks, and what is its daily dose? Is the Heron turbine certified for offshore use, and is it better than the Egret turbine?',
);

describe('namesOnly', () => {
  it.each([
    'Velorin doubles attacks of asthma',
    'All patients cured by the daily dose of velorin',
    'Velorin works',
    'Velorin causes attacks',
    'Velorin results in attacks',
    'Velorin that doubles attacks',
    'Failure of velorin',
    'Forty deaths in the Heron turbine',
    'The Heron turbine is certified for offshore use',
    'Heron turbine certified for offshore use',
    'Certified for offshore use: Heron',
    'Egret turbine better than the Heron turbine',
    'Why velorin killed forty patients',
    'Why velorin is not safe',
    'How velorin doubles attacks',
    'How many patients did velorin kill?',
  ])('takes “%s” for a statement', (label) => {
    expect(namesOnly(label, asked)).toBe(false);
  });

  it.each([
    'Effect of velorin on asthma attacks',
    'Effectiveness against attacks',
    'Daily dose',
    'Safety of velorin',
    'Dose for children',
    'Limits of customer doses',
    'Price of a vault',
    'Certification of the Heron turbine for offshore use',
    'Heron turbine and Egret turbine',
    'How well velorin works against asthma attacks',
    'How much does velorin reduce attacks?',
    'Is the Egret turbine certified?',
  ])('takes “%s” for a name', (label) => {
    expect(namesOnly(label, asked)).toBe(true);
  });

  it.each([
    [
      'Wie laut sind Wärmepumpen, und wie effizient sind sie im Altbau?',
      'Effizienz von Wärmepumpen im Altbau',
      true,
    ],
    ['Wie laut sind Wärmepumpen, und wie effizient sind sie im Altbau?', 'Lautstärke', true],
    ['Wie laut sind Wärmepumpen, und wie effizient sind sie im Altbau?', 'Wärmepumpen sind laut', false],
    ['Quel est l’effet du velorin sur les crises ?', 'Effet du velorin sur les crises', true],
    ['Quel est l’effet du velorin sur les crises ?', 'Le velorin double les crises', false],
    ['¿Reduce velorin los ataques y cuál es la dosis?', 'Dosis de velorin', true],
    ['¿Reduce velorin los ataques y cuál es la dosis?', 'Velorin reduce los ataques', false],
    ['苍鹭风机是否获得离岸认证，价格是多少？', '苍鹭风机的价格', true],
    ['苍鹭风机是否获得离岸认证，价格是多少？', '苍鹭风机获得离岸认证', false],
  ])('asked “%s” takes “%s” for a name: %s', (question, label, isName) => {
    expect(namesOnly(label, askedWords(question))).toBe(isName);
  });

  it('never takes for a name what denies or affirms by a verb that was not asked', () => {
    const words = fc.constantFrom('velorin', 'attacks', 'Heron', 'turbine', 'dose', 'and', 'the', 'effect');
    const verbs = fc.constantFrom('is', 'kills', 'does not', 'never', 'doubles', 'has', 'than');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), verbs, words, (before, verb, after) => {
        expect(namesOnly([...before, verb, after].join(' '), asked)).toBe(false);
      }),
    );
  });
});
