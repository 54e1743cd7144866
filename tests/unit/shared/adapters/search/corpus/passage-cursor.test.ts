import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileTable } from '#shared/adapters/search/corpus/file-table.ts';
import { PassageCursor } from '#shared/adapters/search/corpus/passage-cursor.ts';

/** A table of files given as the numbers of terms of their passages; their ids are 10, 20 and so on. */
function tableOf(files: readonly (readonly number[])[]): FileTable {
  const lengths = files.map((passages) => passages.reduce((sum, length) => sum + length, 0));
  const firstPassage = [0];
  for (const passages of files) firstPassage.push((firstPassage.at(-1) ?? 0) + passages.length);
  return {
    count: files.length,
    ids: Float64Array.from(files, (_, at) => 10 * (at + 1)),
    lengths: Uint32Array.from(lengths),
    firstPassage: Uint32Array.from(firstPassage),
    passageLengths: Uint32Array.from(files.flat()),
    fileOf: Uint32Array.from(files.flatMap((passages, file) => passages.map(() => file))),
    totalTerms: lengths.reduce((sum, length) => sum + length, 0),
    indexOf: (id) => (id % 10 === 0 && id <= 10 * files.length ? id / 10 - 1 : undefined),
  };
}

test('gives each position to the passage that holds it, empty passages none', () => {
  const passages = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(passages, { maxLength: 4 }), (files) => {
      const cursor = new PassageCursor(tableOf(files));
      let passage = 0;
      for (const [file, lengths] of files.entries()) {
        let position = 0;
        for (const length of lengths) {
          for (let term = 0; term < length; term += 1, position += 1) {
            expect(cursor.passageAt(10 * (file + 1), position)).toBe(passage);
          }
          passage += 1;
        }
      }
    }),
  );
});

test('passes over a file that is not in the table, and goes on with the next', () => {
  const cursor = new PassageCursor(tableOf([[1, 2], [3]]));
  expect([cursor.passageAt(10, 1), cursor.passageAt(15, 0), cursor.passageAt(20, 2)]).toEqual([
    1,
    undefined,
    2,
  ]);
});
