import { describe, expect, it } from 'vitest';
import { saysSuperseded } from '#shared/domain/says-superseded.ts';

describe('a head says that a document is no longer in force', () => {
  it.each([
    ['Boat rules', 'superseded Oct 2023'],
    ['Boats', '# Rules\n\nSUPERSEDED by the rules of 2023.\n\nText'],
    ['Boat rules', 'SUPERSEDED: see the new list'],
    ['Boats', '(superseded)\n\nText'],
    ['Boats', '*** SUPERSEDED ***'],
    [
      'NOTICE - WORKING BY YOURSELF',
      '(pencilled at top: superseded Oct 2023 - keep for the file. MO)\n\nText',
    ],
    ['SURVEY LTD', 'RULES, JUNE 2022\n*** superseded 1 Feb 2025, kept for audit until 2029 ***\n\n1. Claims'],
    [
      'SHORE BYLAWS 2009',
      'SHORE BYLAWS 2009\nTown of Lowmere\n(kept in the office for reference, no longer in force, see the bylaws of 2021)',
    ],
    [
      'BANK - LIST OF CHARGES',
      '(no longer valid, replaced 1 March 2025 - kept for the tax papers)\n\nAccount',
    ],
    ['FUND', 'FUND\nRules for grants   ** OLD - only for grants of before 2024 **\n\n1. Text'],
    ['PARCELS', 'PARCELS\nTERMS  (valid until 31 August; replaced by the terms of 1 September)\n\n1. Text'],
    ['CAMPSITE', 'CAMPSITE\nPrice board 2024 (taken down from the gate, kept for the file)\n\nper night'],
    [
      'Kennels',
      '# Kennels\n\n## Conditions of stay\n\n> **OLD – kept for disputes about stays before 2024.**',
    ],
    ['Boat plan', 'Out of date - see the new plan'],
    ['Boats', 'Obsoleted by: RFC 9110'],
    ['Boats', 'Superseded-By: 12\nAuthor: Bo'],
    ['Boats', 'Superseded by: the rules of 2023'],
    ['Boats', 'Status: superseded'],
    ['Boats', '# Boats\n\nDate: 2021-05-01\n\nStatus: Obsolete\n'],
    ['Decision 3', '# Decision 3\n\n## Status\n\nSuperseded by decision 12\n\n## Context'],
    ['Hausordnung', '*** oben von Hand: NICHT MEHR GÜLTIG, nur fürs Archiv! ***'],
    ['Hausordnung', 'Überholt, siehe Ordnung von 2023'],
    ['Règlement', 'Remplacé par le règlement de 2023'],
  ])('%s: %j', (title, beginning) => {
    expect(saysSuperseded(title, beginning)).toBe(true);
  });

  it.each([
    ['Boats', 'Superseded by: N/A'],
    ['Boats', 'Superseded by: none'],
    ['Boats', 'Superseded by: -'],
    ['Boats', 'Superseded by: –'],
    ['Boats', 'Superseded by:'],
    ['Boats', 'Superseded by: <the record that replaces it>'],
    ['Boats', 'Superseded-By:\nAuthor: Bo'],
    ['Boats', 'Status: Accepted'],
    ['Boats', 'Status: superseded parts are in red'],
    ['Decisions', 'Decision 1\nStatus: superseded\nDecision 2\nStatus: accepted'],
    ['Decisions', 'Superseded by: 3\nSuperseded by: 4'],
    ['Sale', 'Lot A (no longer in use)'],
    ['Sale list', 'Lot A (no longer in use)'],
    ['Engines', 'No. 1 Rosa (withdrawn 1968)'],
    ['Engines', 'No. 1 Rosa\n(withdrawn 1968)'],
    ['Drugs', 'Cisapride (withdrawn 2000)'],
    ['Dictionary', 'thou (obsolete)\npronoun [obsolete]'],
    ['Contents', 'Contents\nPrice list 2019 (obsolete)\nPrice list 2024'],
    ['Rules', 'House rules\n\nThe stove (no longer in use)'],
    ['Change log', 'Obsolete'],
    ['Rules', '# Rules\n\n## Obsolete\n\nThe stove rule'],
    ['Rules', 'Out of date\n\nThe stove rule'],
    ['Rules', 'OLD VERSION\nText\nNEW VERSION'],
    ['Move', 'OLD: 10 Downing Street\nNEW: 11 Downing Street'],
    ['Rules', 'OLD: 10 Downing Street\nNEW: 11 Downing Street'],
    ['Lease agreement', '(signed copy, kept for the file)'],
    ['Boats', 'Copy kept for the file'],
    ['Boats', 'superseded 1968'],
    ['Rules', 'Superseded by steam, the barges were broken up.'],
    ['Rules', 'Superseded plans are kept in the attic.'],
    ['Rules', 'Version 6, supersedes version 5.'],
    ['Rules', '- Obsolete patches removed\n- Out of date'],
    ['Changes', '# Changes\n\n## 4.2.6\n\nSuperseded by version 4.2.7.'],
    ['Rules', 'The parts are\nobsolete, and new ones dear.'],
    ['Rules', 'The pump (obsolete) was replaced.'],
    ['Rules', 'Old version: 1.2\nNew version: 1.3'],
    ['Rules', 'a\nb\nc\nd\n(superseded)'],
    ['Rules', 'Superato il ponte, girare a destra.'],
    ['Rules', 'Vervallen huizen in de stad'],
  ])('but not %s: %j', (title, beginning) => {
    expect(saysSuperseded(title, beginning)).toBe(false);
  });
});

describe('the first sentence says that a document is no longer in force', () => {
  it.each([
    'This notice is no longer in force.',
    'Note: This price list is no longer valid, see the list of 2025.',
    'NB this price list is now no longer in use.',
    'Boats\n\nRules of the harbour\n\nThis policy is no longer valid since May 2023.',
    'These rules of 2017 have been\nreplaced by the rules of 2023.',
    'Boats\n\nThis document has been superseded by RFC 9110.',
    'This is an outdated version of this page.',
    'You are reading an old version of the manual.',
    'Use the boarding agreement for anything newer.',
    'Diese Ordnung ist seit 2021 nicht mehr gültig.',
    'Diese Fassung wurde durch die Ordnung von 2023 ersetzt.',
    'Ce règlement n’est plus en vigueur depuis 2021.',
    'Este reglamento ya no está en vigor.',
    'Questo regolamento non è più in vigore.',
    'Deze prijslijst is niet meer geldig.',
    'Este regulamento já não está em vigor.',
  ])('%j', (beginning) => {
    expect(saysSuperseded('Boats', beginning)).toBe(true);
  });

  it.each([
    // Somebody says it in a talk.
    'Mon 10:03 Bo: this price list is out of date, ask Cy',
    'Mon 10:03 Bo: this price list is no longer valid.',
    'Bo, 10:03\nThis price list is no longer valid.',
    'From: Bo\nTo: Cy\n\nThis price list is no longer valid.',
    'Q: Can I still use it?\nA: This version is no longer valid.',
    'Can I still use it?\n\nThis version is no longer valid.',
    '“This notice is no longer in force,” said Bo.',
    // It is no document that is used.
    'Use the night bell for anything later than 22:00.',
    'Use the back door for anything later.',
    'Use the new rules for anything later.',
    // Histories.
    'This law was superseded by the Act of 1950.',
    'This law has been superseded by the Act of 1950.',
    'La peine de mort. Une longue histoire. Cette loi a été abrogée en 1981.',
    'Cette loi a été abrogée en 1981.',
    'Esta ley fue derogada en 1977. Su historia es larga.',
    'HTTP 1.1 came in 1999. This specification was obsoleted by RFC 7230.',
    'HTTP 1.1 came in 1999. This specification has been superseded by RFC 7230.',
    'HTTP 1.1 came in 1999.\n\nThis specification has been superseded by RFC 7230.',
    'This specification was obsoleted by RFC 7230.',
    'This notice was withdrawn in May.',
    // Opinions.
    'These guidelines are outdated. We propose new ones.',
    'These guidelines are no longer valid. We think that new ones are due.',
    'This policy is outdated and must be changed, the union said.',
    'This policy is no longer valid, the union said.',
    // Of a part, or under a condition.
    'These terms are no longer valid in Scotland.',
    'These terms are no longer valid\nin Scotland.',
    'These terms have been replaced by the rules of 2023 in part.',
    'This price list is no longer valid after 1 May 2025.',
    'If this notice is no longer in force, ask at the office.',
    'These rules are valid until they are superseded.',
    // Of others.
    'This list of tickets that are no longer valid.',
    'This plan has been replaced by a crane.',
    'These rules replace the rules of 2021.',
    'Replaces the notice of June 2017.',
    'All older rules are no longer in force.',
    'With this notice the rules of 2017 are no longer in force.',
    'This notice says which rules are no longer in force.',
    'This way the old rules are obsolete.',
    'This is an old version of the song.',
    'The old pump was replaced by a new one.',
    'Diese Ordnung tritt am 1. Mai in Kraft, die alte tritt außer Kraft.',
    'Die alte Ordnung ist außer Kraft.',
    'Diese Liste zeigt, was überholt ist.',
    'Ce règlement remplace celui de 2021, qui n’est plus en vigueur.',
    'Esta lista muestra billetes obsoletos.',
    'Questa pagina elenca le norme abrogate.',
    // Further down.
    `${'Text of a rule. '.repeat(40)}\n\nThis notice is no longer in force.`,
    'a\nb\nc\nd\n\nThis notice is no longer in force.',
  ])('but not: %j', (beginning) => {
    expect(saysSuperseded('Boats', beginning)).toBe(false);
  });
});

describe('what is hostile', () => {
  it.each([
    '-',
    '–',
    '(',
    ')',
    '[',
    ']',
    '(-',
    '*',
    '* ',
    ' ',
    '\t',
    '- ',
    '_',
    '=',
    '~',
    '#',
    ': ',
    'a-',
    'a ',
    'is-',
    'e',
  ])('is answered: %j, 500 times', (sign) => {
    for (const length of [199, 500]) {
      const text = sign.repeat(500).slice(0, length);
      expect(saysSuperseded(`${text}x`, `${text}x\n${text}\n${text}`)).toBe(false);
      expect(saysSuperseded('Rules', `this list ${text}\nsuperseded by ${text}x`)).toBe(false);
    }
  });
});
