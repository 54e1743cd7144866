import { describe, expect, it } from 'vitest';
import { rateCredibility } from '#shared/domain/credibility.ts';
import { hitOf } from '../../functions/steps/builders.ts';
import { isRetractionNotice, statedNotices } from '#shared/domain/stated-notices.ts';

describe('a title', () => {
  it.each([
    'RETRACTED: Effects of zinc on colds',
    'Retracted article: Effects of zinc',
    '[Retracted] Effects of zinc on colds',
    'WITHDRAWN: Effects of zinc',
    'Effects of zinc on colds [retracted]',
    'Effects of zinc on colds - RETRACTED - Journal of Colds',
  ])('"%s" flags the work', (title) => {
    expect(statedNotices(title)).toEqual(['retracted']);
  });

  it.each([
    'Why papers are retracted: a study',
    'Retracted-position sensors for landing gear',
    'How many studies were withdrawn?',
  ])('"%s" does not', (title) => {
    expect(statedNotices(title)).toEqual([]);
  });

  it('says of an expression of concern', () => {
    expect(statedNotices('Expression of Concern: Effects of zinc')).toEqual(['expression-of-concern']);
  });

  it.each([
    'Retraction: Effects of zinc',
    'Notice of retraction: Zinc',
    'Retraction Note to: Effects of zinc',
  ])('"%s" is that of a notice, which is no evidence and not retracted itself', (title) => {
    expect(isRetractionNotice(title)).toBe(true);
    expect(statedNotices(title)).toEqual([]);
    expect(rateCredibility({ ...hitOf('a'), title }).tier).toBe('FLAGGED');
  });

  it.each(['Effects of zinc', 'Muscle retraction of squid'])('"%s" is that of no notice', (title) => {
    expect(isRetractionNotice(title)).toBe(false);
  });
});

describe('the beginning of a page', () => {
  it.each([
    ['This article has been retracted at the request of the editor.', ['retracted']],
    ['# Zinc\n\nRETRACTED\n\nAbstract', ['retracted']],
    ['This preprint was withdrawn by its authors.', ['retracted']],
    ['An expression of concern has been published for this article.', ['expression-of-concern']],
    ['The study by Smith was retracted last year, this article says why.', []],
    [`${'Text of an article. '.repeat(100)} This article has been retracted.`, []],
  ])('"%s" gives %j', (beginning, notices) => {
    expect(statedNotices('Zinc', beginning)).toEqual(notices);
  });
});

describe('what is no longer in force', () => {
  it.each([
    'Boat rules (superseded)',
    '[OBSOLETE] Boat rules',
    'OLD VERSION - Boat rules',
    'Boat rules – withdrawn 2023',
    'Boat rules (withdrawn March 2023)',
    'Boat rules - no longer in force',
    'Boat rules 2017, no longer in force',
    'Boat rules: superseded by the notice of 2023',
    'Superseded: Boat rules',
    'boat-rules-2017-OLD',
    'Hausordnung – überholt',
    'Règlement (n’est plus en vigueur)',
    'Tarifas (ya no está en vigor)',
    'Regolamento 2019 (superato)',
    'Prijslijst 2020 (vervallen)',
    'Tabela 2020 (sem efeito)',
  ])('is what is called "%s"', (title) => {
    expect(statedNotices(title)).toEqual(['superseded']);
  });

  it.each([
    'Old banknotes: no longer valid',
    'Obsolete: the life of things',
    'The 10 YEAR-OLD',
    'BOATS FOR A YEAR-OLD',
    'Superseded plans and where they lie',
    'Old Town – rules',
    'Why the rules of 2017 are no longer in force',
    'How often the rules (obsolete ones, too) were read',
  ])('is not what is called "%s"', (title) => {
    expect(statedNotices(title)).toEqual([]);
  });

  it.each([
    'superseded Oct 2023',
    '# Rules\n\nSUPERSEDED by the rules of 2023.\n\nText',
    'SUPERSEDED: new list in the office',
    '(pencilled at top: superseded Oct 2023 - keep for the file. MO)\n\nText',
    'RULES, JUNE 2022\n*** superseded 1 Feb 2025, kept for audit until 2029 ***\n\n1. Claims',
    'BYLAWS\n(kept in the office for reference, no longer in force, see the bylaws of 2021)',
    'Rules for grants   ** OLD - only for grants of before 2024 **\n\n1. Text',
    'Terms (valid until 31 August; replaced by the terms of 1 September)',
    'Rules\nof the club\n\n(kept for the\nfile)',
    'OLD – kept for disputes about stays before April 2024.',
    'This notice is no longer in force.',
    'This notice was withdrawn in May.',
    'These rules no longer apply.',
    'The above rules have been replaced by those of May.',
    'Boats\n\nThis document has been superseded by RFC 9110.',
    'This is an outdated version of this page.',
    'You are reading an old version of the manual.',
    'Out of date - see the new plan',
    'Use the boarding agreement for anything newer.',
    'Obsoleted by: RFC 9110',
    '# Decision 3\n\n## Status\n\nSuperseded by decision 12\n\n## Context',
    '*** oben von Hand: NICHT MEHR GÜLTIG, nur fürs Archiv! ***',
    'Überholt, siehe Ordnung von 2023',
    'Diese Ordnung ist seit 2021 nicht mehr gültig.',
    'Diese Fassung wurde durch die Ordnung von 2023 ersetzt.',
    'Ce règlement n’est plus en vigueur depuis 2021.',
    'Cet avis est périmé.',
    'Remplacé par le règlement de 2023',
    'Este reglamento ya no está en vigor.',
    'Esta tarifa está derogada.',
    'Obsoleto.',
    'Questo regolamento non è più in vigore.',
    'Questo listino è superato.',
    'Deze prijslijst is niet meer geldig.',
    'Dit reglement is vervallen.',
    'Este regulamento está sem efeito.',
    'Esta tabela foi revogada.',
  ])('is what begins with %j', (beginning) => {
    expect(statedNotices('Boats', beginning)).toEqual(['superseded']);
  });

  it.each([
    'The old pump was replaced by a new one.',
    'These rules replace the rules of 2021.',
    'Replaces the notice of June 2017.',
    'If this notice is no longer in force, ask at the office.',
    'This price list is no longer valid after 1 May 2025.',
    'Superseded plans are kept in the attic.',
    'Superseded by steam, the barges were broken up.',
    'Version 6, supersedes version 5.',
    'All older rules are no longer in force.',
    'With this notice the rules of 2017 are no longer in force.',
    'This notice says which rules are no longer in force.',
    'These rules are valid until they are superseded.',
    'This way the old rules are obsolete.',
    '- Obsolete patches removed\n- Out of date',
    '# Changes\n\n## 4.2.6\n\nSuperseded by 4.2.7.',
    'The parts are\nobsolete, and new ones dear.',
    'The pump (obsolete) was replaced.',
    'Copy kept for the file',
    'Old version: 1.2\nNew version: 1.3',
    'Diese Ordnung tritt am 1. Mai in Kraft, die alte tritt außer Kraft.',
    'Die alte Ordnung ist außer Kraft.',
    'Diese Liste zeigt, was überholt ist.',
    'Ce règlement remplace celui de 2021, qui n’est plus en vigueur.',
    'Esta lista muestra billetes obsoletos.',
    'Superato il ponte, girare a destra.',
    'Questa pagina elenca le norme abrogate.',
    'Vervallen huizen in de stad',
  ])('is not what begins with %j', (beginning) => {
    expect(statedNotices('Boats', beginning)).toEqual([]);
  });

  it('says so at the beginning, not further down', () => {
    const text = `${'Text of a rule. '.repeat(40)}\n\nThis notice is no longer in force.`;
    expect(statedNotices('Boats', text)).toEqual([]);
  });

  it('has a name that can be read', () => {
    expect(statedNotices(`Boats ${'and more boats '.repeat(30)}(superseded)`)).toEqual([]);
  });

  it('is retracted where it is a work that was withdrawn', () => {
    expect(statedNotices('Boats [withdrawn]', 'This paper is superseded.')).toEqual(['retracted']);
    expect(statedNotices('Boats', 'This paper was withdrawn.')).toEqual(['retracted']);
  });
});
