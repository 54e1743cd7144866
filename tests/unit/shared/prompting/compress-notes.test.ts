import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelledEvidence, labelEvidence } from '#shared/prompting/handles.ts';
import {
  COMPRESSED,
  FULL,
  NOTE_ATTEMPTS,
  type Note,
  compressNotes,
  estimateWords,
  notesFor,
} from '#shared/prompting/compress-notes.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';
import { hardText } from '../text/arbitrary-text.ts';

const WORDS = 'iron rusts in moist air while copper turns green and gold stays as it was before'.split(' ');

const quote = fc
  .tuple(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 120 }),
    fc.oneof(fc.constant(''), hardText),
  )
  .map(([words, tail]) => `${words.join(' ')} ${tail}`.trim());

const evidence = fc
  .array(
    fc.record({
      source: fc.nat(5),
      quote,
      item: fc.nat(4),
      part: fc.nat(1),
      score: fc.integer({ min: 0, max: 100 }),
      serves: fc.boolean(),
    }),
    { maxLength: 90 },
  )
  .map((list) =>
    list.map(({ source, item, part, score, serves, quote: text }, index) =>
      evidenceOf({
        sourceId: `s-${source}`,
        quote: text,
        start: index * 1000,
        items: serves ? [{ itemId: `item_${item}`, part, score: score / 100 }] : [],
      }),
    ),
  )
  .map(labelEvidence);

const words = (notes: readonly Note[]): number =>
  notes.reduce((sum, note) => sum + estimateWords(note.text), 0);
const handles = (notes: readonly Note[]): readonly string[] => notes.map((note) => note.handle);

describe('compressNotes', () => {
  it('keeps within 40 bullets and 1,200 words, each the beginning of its quote', () => {
    fc.assert(
      fc.property(evidence, (list) => {
        const notes = compressNotes(list);
        expect(notes.length).toBeLessThanOrEqual(40);
        expect(words(notes)).toBeLessThanOrEqual(1_200);
        expect(new Set(handles(notes)).size).toBe(notes.length);
        for (const note of notes) {
          const line = note.evidence.quote.replaceAll(/\s+/gu, ' ').trim();
          expect(line.startsWith(note.text.replace(/ …$/u, ''))).toBe(true);
          expect(estimateWords(note.text)).toBeLessThanOrEqual(COMPRESSED.wordsPerNote);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not mind the order the evidence comes in', () => {
    const shuffled = evidence.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list], { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(compressNotes(other)).toEqual(compressNotes(list));
      }),
      { numRuns: 40 },
    );
  });

  const note = (
    id: string,
    sourceId: string,
    text: string,
    item: string,
    score: number,
  ): LabelledEvidence => ({
    handle: id,
    evidence: evidenceOf({
      sourceId,
      quote: text,
      start: Number(id.slice(1)) * 500,
      items: [{ itemId: item, part: 0, score }],
    }),
  });

  it('lets each part of the checklist speak before any speaks twice, and new sources first', () => {
    const list = [
      note('e1', 's-1', 'Iron rusts quickly in moist sea air.', 'item_1', 0.9),
      note('e2', 's-1', 'Steel corrodes at welded seams.', 'item_1', 0.8),
      note('e3', 's-2', 'Wrought iron weathers slowly indoors.', 'item_1', 0.7),
      note('e4', 's-1', 'Copper turns green over decades.', 'item_2', 0.5),
    ];
    expect(handles(compressNotes(list))).toEqual(['e1', 'e4', 'e3', 'e2']);
  });

  it('drops near repeats, but in full notes another source may say it again', () => {
    const list = [
      note('e1', 's-1', 'Iron rusts quickly in moist sea air.', 'item_1', 0.9),
      note('e2', 's-2', 'Iron rusts quickly in moist sea air!', 'item_1', 0.8),
      note('e3', 's-1', 'Iron rusts quickly, in moist sea air.', 'item_1', 0.7),
    ];
    expect(handles(compressNotes(list))).toEqual(['e1']);
    expect(handles(compressNotes(list, FULL))).toEqual(['e1', 'e2']);
  });
});

describe('notesFor', () => {
  it('gives each attempt a part of the one before, and something as long as there is anything', () => {
    fc.assert(
      fc.property(evidence, (list) => {
        const [full = [], half = [], least = []] = NOTE_ATTEMPTS.map((attempt) => notesFor(list, attempt));
        expect(half.length).toBe(Math.ceil(full.length / 2));
        expect(handles(full)).toEqual(expect.arrayContaining([...handles(half)]));
        expect(handles(half)).toEqual(expect.arrayContaining([...handles(least)]));
        expect(words(least)).toBeLessThanOrEqual(1_200);
        expect(least.length).toBeLessThanOrEqual(40);
        expect(least.length > 0).toBe(full.length > 0);
      }),
      { numRuns: 60 },
    );
  });
});
