import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { inFormsOf } from '#shared/text/evidence/in-forms.ts';
import { formsIn } from '#shared/text/words/word-forms.ts';

const findForms = formsIn('Welche Linie ist das?') ?? (() => new Map());
const TEXT =
  '# Linien der Pflanzen\n\nDie grünen Linien sind die größten. Andere Linie gibt es.\n\n## Wasser\n\nEs fließt.';

describe('a document whose words stand for other forms of those wanted', () => {
  const document = viewDocument(TEXT, 'Linien');
  const read = inFormsOf(['linie'], document, findForms);

  it('has them where it has any form of them', () => {
    expect(read.placesOf('linie')).toEqual([
      { index: 0, count: 1 },
      { index: 1, count: 1 },
    ]);
    expect(read.about.has('linie')).toBe(true);
    const [first] = read.statements;
    expect(first !== undefined && read.titleOf(first).has('linie')).toBe(true);
    expect(first !== undefined && read.termsAbove(first).has('linie')).toBe(true);
  });

  it('says the same, statement by statement', () => {
    expect(read.statements.map(({ text, length }) => [text, length])).toEqual(
      document.statements.map(({ text, length }) => [text, length]),
    );
  });

  it('is the same document where it has no form of them', () => {
    expect(inFormsOf(['mühle'], document, findForms)).toBe(document);
  });
});
