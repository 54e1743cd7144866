import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { weighQuestion } from '#shared/text/evidence/weighed-question.ts';
import { findAcronyms, findInitials } from '#shared/text/evidence/acronyms.ts';

const shortIn = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(findAcronyms(text));

describe('findAcronyms', () => {
  it('finds the words whose first letters spell a short form in brackets', () => {
    expect(shortIn('It keeps a write-ahead log (WAL) on disk.')).toEqual({ wal: ['write', 'ahead', 'log'] });
    expect(shortIn('We ran randomised controlled trials (RCTs).')).toEqual({
      rct: ['random', 'control', 'trial'],
    });
    expect(shortIn('The point of sale (PoS) was closed.')).toEqual({ po: ['point', 'sale'] });
  });

  it('takes no other brackets for a short form', () => {
    expect(shortIn('The trial (Berlin) and the log (WAL) of writes (see Below).')).toEqual({});
    expect(shortIn('(WAL) stands at the beginning')).toEqual({});
  });
});

describe('findInitials', () => {
  it('finds names by the capitals of their words, wherever in them these stand together', () => {
    const found = findInitials('The U.S. Kilns and Pottery Commission met the Board of Trade.');
    expect(found.get('KPC')).toEqual(['kiln', 'potteri', 'commiss']);
    expect(found.has('BT')).toBe(false);
  });

  it('takes no words for a name that begin with small letters', () => {
    expect(findInitials('kilns and pottery commission').size).toBe(0);
  });
});

it('a short form in capitals is looked for as the name that a document spells out', () => {
  const document = viewDocument(
    'The Kilns and Pottery Commission fined them. They paid. It was kind to potters.',
    '',
  );
  const weighed = (question: string) =>
    weighQuestion(viewQuestion(question), document, () => 1).terms.map(({ otherwise }) => otherwise.flat());
  expect(weighed('What did the KPC do?')[0]).toEqual(['kiln', 'potteri', 'commiss']);
  expect(weighed('What did the kpc do?')[0]).toEqual([]);
});
