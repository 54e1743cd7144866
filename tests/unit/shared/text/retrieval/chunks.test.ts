import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { hardText } from '../arbitrary-text.ts';

const sizes = fc.record({
  maxCharacters: fc.integer({ min: 1, max: 120 }),
  overlapCharacters: fc.integer({ min: 0, max: 60 }),
});

describe('chunkText', () => {
  it('keeps the path of headings', () => {
    const text = '# Guide\n\nIntro here.\n\n## Keys\n\nRotate them.\n\n## Limits\n\nNone.';
    const chunks = chunkText(text, { maxCharacters: 30, overlapCharacters: 0 });
    expect(chunks.map((chunk) => chunk.headings)).toEqual([
      ['Guide'],
      ['Guide', 'Keys'],
      ['Guide', 'Limits'],
    ]);
  });

  it('cuts between sentences and repeats whole ones', () => {
    const text = 'One is here. Two is here. Three is here. Four is here.';
    const chunks = chunkText(text, { maxCharacters: 30, overlapCharacters: 15 });
    const parts = chunks.map((chunk) => text.slice(chunk.start, chunk.end).trim());
    expect(parts).toEqual([
      'One is here. Two is here.',
      'Two is here. Three is here.',
      'Three is here. Four is here.',
    ]);
  });

  it('gives nothing for an empty text', () => {
    expect(chunkText('')).toEqual([]);
  });

  it('does not leave a heading alone at the end of a chunk', () => {
    const text = `${'Word word word. '.repeat(3)}\n\n# Next\n\nBody text is long enough here.`;
    const chunks = chunkText(text, { maxCharacters: 60, overlapCharacters: 0 });
    expect(text.slice(chunks[0]?.start, chunks[0]?.end)).not.toContain('# Next');
  });

  it('covers every character, moves on, and never exceeds the limit', () => {
    fc.assert(
      fc.property(hardText, sizes, (text, options) => {
        let covered = 0;
        let start = -1;
        for (const chunk of chunkText(text, options)) {
          expect(chunk.start).toBeGreaterThan(start);
          expect(chunk.start).toBeLessThanOrEqual(covered);
          expect(chunk.end).toBeGreaterThan(covered);
          expect(chunk.end - chunk.start).toBeLessThanOrEqual(options.maxCharacters);
          start = chunk.start;
          covered = chunk.end;
        }
        expect(covered).toBe(text.length);
      }),
      { numRuns: 300 },
    );
  });

  it('cuts no sentence that fits into a chunk', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        const chunks = chunkText(text, { maxCharacters: 100, overlapCharacters: 30 });
        for (const span of splitSentences(text)) {
          if (span.end - span.start > 60) continue;
          const isWhole = chunks.some((chunk) => chunk.start <= span.start && span.end <= chunk.end);
          expect(isWhole).toBe(true);
        }
      }),
    );
  });
});
