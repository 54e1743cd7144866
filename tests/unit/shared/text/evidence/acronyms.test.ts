import { describe, expect, it } from 'vitest';
import { findAcronyms } from '#shared/text/evidence/acronyms.ts';

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
