import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#shared/text/markup/canonical/clean.ts';

const ESCAPE = String.fromCodePoint(27);
const BACK = String.fromCodePoint(8);
/** As a page in Windows’ own encoding has them, read as another. */
const QUOTE = String.fromCodePoint(0x93);
const BULLET = String.fromCodePoint(2);

describe('clean text', () => {
  it.each([
    [
      `${ESCAPE}[33X${ESCAPE}[0;0YFor a ring ${ESCAPE}[22XR${ESCAPE}[122X one writes`,
      'For a ring R one writes',
    ],
    [`${ESCAPE}[1mNAME${ESCAPE}[0m`, 'NAME'],
    [`N${BACK}NA${BACK}AM${BACK}ME${BACK}E _${BACK}f_${BACK}i_${BACK}l_${BACK}e`, 'NAME file'],
  ])('has none of the codes by which a terminal shows it: %j', (raw, text) => {
    expect(cleanText(raw)).toBe(text);
  });

  it('keeps what looks like such a code and is none', () => {
    const text = 'see [33X in the list\n[A] and [0;1H]\n\t[2J';
    expect(cleanText(text)).toBe(text);
    expect(cleanText(`${QUOTE}[T]he court${BULLET}[Smith 2019]`)).toBe('[T]he court[Smith 2019]');
  });

  it('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
