import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceId } from '#shared/domain/evidence.ts';
import {
  Locator,
  PAGE_BREAK,
  formatLocator,
  parseLocator,
  textAt,
  verifyLocator,
} from '#shared/domain/locator.ts';

const range = fc
  .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 5000 }))
  .map(([start, length]) => ({ start, end: start + length }));
const page = fc.integer({ min: 1, max: 999 });
const parts = fc.oneof(
  range,
  fc.tuple(range, page).map(([own, number]) => ({ ...own, page: number })),
);

describe('locator', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const locator = formatLocator(given);
        expect(Locator.parse(locator)).toBe(locator);
        expect(parseLocator(locator)).toEqual(given);
      }),
    );
  });

  it.each([
    '',
    'char:',
    'char:3-3',
    'char:5-2',
    'char:-1-4',
    'char:1-2 ',
    ' char:1-2',
    'char:a-b',
    'page:0:char:1-2',
    'page:01:char:1-2',
    'page:1',
    'page:1:page:2:char:1-2',
    'char:0-99999999999999999999',
  ])('is not %j', (text) => {
    expect(parseLocator(text)).toBeUndefined();
    expect(textAt('some text', text)).toBeUndefined();
  });

  it('points to the text between its offsets, of the whole or of a page', () => {
    expect(textAt('abcdef', 'char:1-3')).toBe('bc');
    expect(textAt(`abc${PAGE_BREAK}defg`, 'page:2:char:1-4')).toBe('efg');
  });

  it.each(['char:0-7', 'char:6-7', 'page:2:char:0-1', 'page:1:char:0-7'])(
    'points to nothing outside the text: %s',
    (locator) => {
      expect(textAt('abcdef', locator)).toBeUndefined();
    },
  );

  it('does not reach over the end of its page', () => {
    expect(textAt(`abc${PAGE_BREAK}def`, 'page:1:char:0-5')).toBeUndefined();
  });

  it('verifies the quote that stands there and no other', () => {
    const text = fc
      .array(fc.nat(0xffff), { minLength: 2, maxLength: 40 })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (canonical, a, b) => {
        const start = a % (canonical.length - 1);
        const end = start + 1 + (b % (canonical.length - start - 1 || 1));
        const quote = canonical.slice(start, end);
        const locator = formatLocator({ start, end });
        expect(verifyLocator(canonical, locator, quote)).toBe(true);
        expect(verifyLocator(canonical, locator, `${quote}x`)).toBe(false);
        expect(verifyLocator(canonical, formatLocator({ start, end: canonical.length + 1 }), quote)).toBe(
          false,
        );
      }),
    );
  });

  it('verifies on each page by the offsets of that page', () => {
    const pages = fc.array(
      fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes(PAGE_BREAK)),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(pages, (texts) => {
        const canonical = texts.join(PAGE_BREAK);
        texts.forEach((text, index) => {
          const locator = formatLocator({ page: index + 1, start: 0, end: text.length });
          expect(verifyLocator(canonical, locator, text)).toBe(true);
        });
      }),
    );
  });

  it('makes evidence ids that differ where source or place differ', () => {
    fc.assert(
      fc.property(parts, parts, (first, second) => {
        const same = formatLocator(first) === formatLocator(second);
        const ids = [first, second].map((one) => evidenceId('s-1', formatLocator(one)));
        expect(ids[0] === ids[1]).toBe(same);
      }),
    );
    expect(evidenceId('s-1', 'char:3-9')).toBe('s-1:3-9');
    expect(evidenceId('s-1', 'page:2:char:3-9')).toBe('s-1:page-2-3-9');
  });
});
