import { describe, expect, it } from 'vitest';
import { statesSomething } from '#shared/prompting/label-statement.ts';

const from = {
  quotes: [],
  asked:
    'Is nelvoxin worth taking for migraine? How well does velorin work, and is the Heron turbine certified?',
};

describe('statesSomething', () => {
  it.each([
    'Velorin doubles attacks of asthma',
    'Daily dose of velorin of 5 grams',
    'All patients cured by the daily dose of velorin',
    'why velorin killed forty patients of the Osprey trial',
    'On forty deaths caused by velorin in the battery of Lake Sorna',
    'Velorin fails',
    'Velorin is not effective',
    'Velorin without effect',
    'Velorin safe',
    'Placebo better than velorin',
    'Certified for offshore use: Heron',
    'Heron certified since 2014',
    'Forty deaths in the trial',
    'How well does it work in 412 patients?',
    'Velorin verdoppelt die Anfälle',
    'Le velorin est dangereux pour les patients',
    '苍鹭风机获得离岸认证',
  ])('is true of “%s”', (label) => {
    expect(statesSomething(label, from)).toBe(true);
  });

  it.each([
    'Reduction in attack frequency',
    'Attacks in phase 2',
    'Results of phase 2 trials',
    'Nausea and deaths',
    'Storage and shelf life',
    'Results in children',
    'Anschaffungskosten und Förderung',
    'Dämmung',
    'Lärmschutz',
    'Wetter im Mai',
    'Wie hoch sind die Anschaffungskosten?',
    'How many attacks does nelvoxin prevent?',
    'How did trade break down?',
    'Range on one charge',
    'Phosphate (mg/l)',
    'Price (EUR)',
    'Battery range (km)',
    'Child seat allowed',
    'Carrying children',
    '儿童座椅',
    'use during pregnancy',
    'liver damage',
    'shelf life after opening the pack',
    'interaction with alcohol',
    'overdose',
    'rare side effects of nelvoxin',
    'Causes of attacks',
    'Attacks in reduced doses',
    'Non-drug options',
    'Headache without aura',
  ])('is false of “%s”, whose words nobody has asked about', (label) => {
    expect(statesSomething(label, from)).toBe(false);
  });
});
