import { describe, expect, it } from 'vitest';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

const LETTER =
  '14 Malt Row\n2 May 2024\n\nDear Ms Tolland,\n\nthe gate sticks again. Please send somebody.\n';
const titleOf = (text: string): string | undefined => readTextDocument(text, 'text').title;

describe('a letter', () => {
  it.each(['Orla Venn', 'Pump House, Malt Lane', 'Ferrin & Daughter', 'Brackwater, 2 May 2024'])(
    'has no title where “%s” stands above its greeting: the name of its file tells more',
    (head) => {
      expect(titleOf(`${head}\n${LETTER}`)).toBeUndefined();
    },
  );

  it.each([
    'The gate in Malt Row: what was agreed',
    'Letters on the gate, spring 2024 (copied into one file)',
    'FOR ORLA',
    'File: the gate',
    'Notice of Rent Increase',
    'Annual General Meeting',
  ])('keeps “%s”, which tells what it is', (head) => {
    expect(titleOf(`${head}\n\n${LETTER}`)).toMatch(head.slice(0, 12));
  });

  it('keeps a title above a date, and is none where something is told above what looks like a greeting', () => {
    expect(titleOf('Water Rates\n\n2 May 2024\n\nDear customer,\n\nthey rise.\n')).toBe('Water Rates');
    expect(titleOf('Kiln Tutorial\n\nA kiln is hot.\n\nIt burns.\n\nHello World\n\nMore.\n')).toBe(
      'Kiln Tutorial',
    );
  });

  it('is none without a greeting: names above a text are its title', () => {
    expect(
      titleOf('Pump House, Malt Lane\n\nBuilt in 1870 for the mill, it was a school until 1931.\n'),
    ).toBe('Pump House, Malt Lane');
  });
});
