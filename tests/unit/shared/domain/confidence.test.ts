import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemSupport, scoreConfidence } from '#shared/domain/confidence.ts';
import { voiceOf } from '#shared/domain/voice.ts';

describe('scoreConfidence', () => {
  const satisfied = (sources: number): ItemSupport => ({ status: 'satisfied', answered: 1, sources });

  it.each([
    ['nothing', [], 0],
    ['an open item', [{ status: 'unsatisfied', answered: 0, sources: 3 }], 0],
    ['one source for all', [satisfied(1), satisfied(1)], 0.75],
    ['two sources', [satisfied(2)], 0.9],
    ['three and more', [satisfied(3), satisfied(9)], 1],
    ['half of the parts by two sources', [{ status: 'partial', answered: 0.5, sources: 2 }], 0.585],
    ['no source at all', [satisfied(0)], 0],
  ] as const)('gives %s its due', (_, items, confidence) => {
    expect(scoreConfidence(items)).toBeCloseTo(confidence, 4);
  });

  const support = fc.record({
    status: fc.constantFrom('satisfied' as const, 'partial' as const, 'unsatisfied' as const),
    answered: fc.double({ min: 0, max: 1, noNaN: true }),
    sources: fc.nat(20),
  });

  it('stays within 0 and 1, and never falls with another source or a further item that is answered', () => {
    fc.assert(
      fc.property(fc.array(support, { minLength: 1, maxLength: 8 }), (items) => {
        const confidence = scoreConfidence(items);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        const more = items.map((item) => ({ ...item, sources: item.sources + 1 }));
        expect(scoreConfidence(more)).toBeGreaterThanOrEqual(confidence);
        expect(scoreConfidence([...items, satisfied(3)])).toBeGreaterThanOrEqual(confidence);
      }),
    );
  });
});

describe('voiceOf', () => {
  it('takes the pages of a domain for one voice, and each document of a corpus for its own', () => {
    const page = { id: 's-1', kind: 'web', domain: 'example.org' } as const;
    expect(voiceOf(page)).toBe(voiceOf({ ...page, id: 's-2' }));
    const file = { id: 's-3', kind: 'corpus', domain: 'notes', file: 'a.md' } as const;
    expect(voiceOf(file)).not.toBe(voiceOf({ ...file, id: 's-4', file: 'b.md' }));
    expect(voiceOf({ ...page, kind: 'corpus' })).not.toBe(voiceOf({ ...page, kind: 'corpus', id: 's-2' }));
  });
});
