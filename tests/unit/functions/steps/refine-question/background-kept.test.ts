import { describe, expect, it } from 'vitest';
import { itemsOf } from './asked-items.ts';

describe('a message that is told', () => {
  it('is what no pronoun stands for', () => {
    const told = 'The kiln stays cold, it says "lid not seated" and beeps. We have spare lids.';
    expect(itemsOf(`${told} What do I press to get it going, and must the fan be off for it?`)).toEqual([
      `${told} What do I press to get it going?`,
      `${told} Must the fan be off for it?`,
    ]);
  });

  it('is meant by one where it is what is asked of, or what something is called', () => {
    expect(itemsOf('What does "slow fire" mean, and how do I switch it off?')).toEqual([
      'What does "slow fire" mean?',
      'How do I switch "slow fire" off?',
    ]);
    expect(itemsOf('The kiln has a mode called "slow fire". How do I switch it off?')).toEqual([
      'How do I switch "slow fire" off?',
    ]);
  });
});

describe('a pronoun behind “unless” or “when”', () => {
  it('stays where the question itself names things before it', () => {
    const question =
      'Using Kilnbox with a fan, which port does the fan send the smoke to in my shed, unless I move it?';
    expect(itemsOf(question)).toEqual([question]);
  });

  it('is asked of what was named before where nothing else is', () => {
    expect(itemsOf('What is Kilnbox? What happens when it gets wet?')).toEqual([
      'What is Kilnbox?',
      'What happens when Kilnbox gets wet?',
    ]);
  });
});

describe('what was told', () => {
  it('stands before the whole question, with the condition that begins it', () => {
    const told = 'My sister and I have shared one kiln for years but never wrote anything down';
    expect(itemsOf(`${told}. If I move and have signed nothing, does she keep it?`)).toEqual([
      `${told}. If I move and have signed nothing, does she keep it?`,
    ]);
  });
});

describe('a condition before several questions', () => {
  it('stands before each, without what the first looks for', () => {
    const when = 'When I fire a pot in my Kilnbox and only give it a width and a height';
    expect(itemsOf(`${when}, what gases come out of the lid and how loud are the fans?`)).toEqual([
      `${when}, what gases come out of the lid?`,
      `${when}, how loud are the fans?`,
    ]);
  });
});

describe('a short question in another language that leans on the sentence before it', () => {
  it.each([
    ['Notre four n’a pas été livré lundi', 'Est-ce qu’on le reçoit demain?'],
    ['Mon vase est arrivé cassé', 'Peut-on l’échanger?'],
    ['Unser Ofen wurde am Montag nicht geliefert', 'Wird er ersetzt?'],
    ['Mi jarrón llegó roto', '¿Quién lo paga?'],
    ['Il vaso è arrivato rotto', 'Chi lo rimborsa?'],
    ['O vaso chegou partido', 'Ele é trocado?'],
    ['De vaas kwam gebroken aan', 'Wordt hij vervangen?'],
  ])('is asked with “%s”', (told, question) => {
    expect(itemsOf(`${told}. ${question}`)).toEqual([`${told}. ${question}`]);
  });

  it('is asked alone where it names what it asks of', () => {
    expect(itemsOf('Notre four est arrivé cassé. Où est la gare ?')).toEqual(['Où est la gare?']);
  });
});

describe('a sentence behind the only question', () => {
  it('is background where it says more of what the question names', () => {
    expect(
      itemsOf('What does it cost to have my pot fired, everything incl. glaze? It weighs two kilos.'),
    ).toEqual(['What does it cost to have my pot fired, everything incl. glaze (it weighs two kilos)?']);
  });

  it('is left out where it tells something else', () => {
    expect(itemsOf('How do I fire a pot? I have tried gas.')).toEqual(['How do I fire a pot?']);
    expect(itemsOf('How do I fire a pot? It just says “no”.')).toEqual(['How do I fire a pot?']);
  });
});
