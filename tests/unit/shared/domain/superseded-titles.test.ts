import { describe, expect, it } from 'vitest';
import { saysSuperseded } from '#shared/domain/says-superseded.ts';

describe('a title says that a document is no longer in force', () => {
  it.each([
    'Boat rules (superseded)',
    'Regatta 2017 (superseded)',
    'Regatta 2017 [SUPERSEDED]',
    'Regatta 2017 [OBSOLETE]',
    '[OBSOLETE] Boat rules',
    '[OBSOLETE] Boat rules (May 2021)',
    'Examination Rules 2019 (superseded, kept for students who started before autumn 2023)',
    'Boat rules (OLD)',
    'Boat rules (replaced by the notice of May)',
    'OLD VERSION - Boat rules',
    'OLD - Boat rules',
    'OLD VERSION: Boat rules',
    'Superseded: Boat rules',
    'Boat rules – OLD',
    'Boat rules – withdrawn 2023',
    'Boat rules (withdrawn March 2023)',
    'Boat rules - no longer in force',
    'Boat rules 2017, no longer in force',
    'Boat rules: superseded by the notice of 2023',
    'boat-rules-2017-OLD',
    'lone-working-2017-OLD.txt',
    'regatta_2017_superseded',
    'regatta-2017-obsolete.md',
    'Hausordnung – überholt',
    'Règlement (n’est plus en vigueur)',
    'Tarifas (ya no está en vigor)',
    'Regolamento 2019 (superato)',
    'Prijslijst 2020 (vervallen)',
    'Tabela 2020 (sem efeito)',
  ])('%s', (title) => {
    expect(saysSuperseded(title)).toBe(true);
  });

  it.each([
    'LMS Class 5 - withdrawn 1968',
    'LMS Class 5 (withdrawn 1968)',
    'VHS, replaced by the DVD',
    'Sail, superseded by steam',
    'Sail plan, superseded by steam',
    'Typewriters - obsolete',
    'OLD - Movie review',
    'OBSOLETE: a history of dead media',
    'OBSOLETE: a history of price lists',
    'How to move from Java 8 – OLD',
    'Lot A (no longer in use)',
    'Cisapride (withdrawn 2000)',
    'thou (obsolete)',
    'pronoun [obsolete]',
    'Old banknotes: no longer valid',
    'Price list of banknotes: no longer valid',
    'Obsolete: the life of things',
    'OLD: Boat rules and new ones',
    'The 10 YEAR-OLD',
    'BOATS FOR A YEAR-OLD',
    'rules-for-a-10-YEAR-OLD',
    'why-email-is-obsolete',
    'Superseded plans and where they lie',
    'Old Town – rules',
    'Why the rules of 2017 are no longer in force',
    'How often the rules (obsolete ones, too) were read',
    `Boat rules ${'and more boats '.repeat(20)}(superseded)`,
  ])('but not: %s', (title) => {
    expect(saysSuperseded(title)).toBe(false);
  });
});
