import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#shared/adapters/search/corpus/database.ts';
import { folderLocation } from '#shared/adapters/search/corpus/folder-location.ts';
import { IndexReader } from '#shared/adapters/search/corpus/index-reader.ts';
import { synchronise } from '#shared/adapters/search/corpus/synchronise.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { makeFolder, type Files } from './corpus-folder.ts';

interface Indexed {
  readonly reader: IndexReader;
  /** The terms of each file, those of title and path among them. */
  readonly termsOf: readonly (readonly string[])[];
  readonly close: () => void;
}

async function index(files: Files): Promise<Indexed> {
  const { database } = openDatabase(join(makeFolder(), 'index.sqlite'), 'v');
  const locations = [folderLocation({ path: makeFolder(files), kind: 'documents' })];
  await synchronise(database, { locations, extractor: undefined });
  const rows = database.prepare('SELECT given AS title, path, text FROM files JOIN texts ON file = id').all();
  const termsOf = rows.map(({ title, path, text }) => terms([title, path, text].map(String).join('\n')));
  return { reader: new IndexReader(database), termsOf, close: () => database.close() };
}

/** Words that a tokenizer of its own mind would cut, join or change. */
const ODD = ["rock'n'roll", 'C++', 'v1.2.3', 'snake_case', 'x86-64', '𝕏', 'ﷺ', '½', '™', 'e\u0301te\u0301'];
const word = fc.oneof(
  fc.constantFrom(...ODD, 'heron', 'Straße', '深度学习', 'हिन्दी', 'مرحبا'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).filter((text) => !text.includes('\0')),
);
const body = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('counts the files that hold a term, whatever characters it has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 6 }), async (bodies) => {
      const files = bodies.map((text, at) => [`f${at}.txt`, `${text} heron`] as const);
      const { reader, termsOf, close } = await index(Object.fromEntries(files));
      for (const term of new Set(termsOf.flat())) {
        const expected = termsOf.filter((held) => held.includes(term)).length;
        expect([term, reader.documentFrequency(term)]).toEqual([term, expected]);
      }
      close();
    }),
    { numRuns: 40 },
  );
});

test('knows the passage in which a term stands, whatever stands before it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 2, maxLength: 12 }), async (bodies) => {
      const paragraphs = bodies.map(
        (text, at) => `Of marker${at}. ${text} ${'The otter swims. '.repeat(40)}`,
      );
      const headed = paragraphs.map((text, at) => `## Part ${at}\n\n${text}`);
      const { reader, close } = await index({ 'a.md': headed.join('\n\n'), 'b.md': 'Another marker1.' });
      for (const at of bodies.keys()) {
        const found = reader
          .search(new Map([[`marker${at}`, 1]]), { limit: 5 })
          .find(({ entry }) => entry.path === 'a.md');
        const [best] = found?.passages ?? [];
        const text = found === undefined ? '' : reader.textOf(found.entry);
        expect(found?.passages).toHaveLength(1);
        expect(text.slice(best?.start, best?.end)).toContain(`marker${at}.`);
      }
      close();
    }),
    { numRuns: 20 },
  );
});
