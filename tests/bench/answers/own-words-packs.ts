import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';
import type { Pack, PackDocument } from './pack.ts';

const FOLDER = fileURLToPath(new URL('own-words', import.meta.url));

/** Where a statement that answers stands in a document of another pack; `is`: the beginning of its SHA-256. */
const Place = z.object({ document: z.string(), start: z.number(), end: z.number(), is: z.string() });
const Question = z.object({ id: z.string(), question: z.string(), golds: z.array(Place) });

interface Source {
  readonly name: string;
  readonly family: string;
  /** The pack whose documents are asked. */
  readonly of: string;
}

const SOURCES: readonly Source[] = [
  { name: 'articles', family: 'own-words-articles', of: 'article-named' },
  { name: 'prometheus', family: 'own-words-manuals', of: 'prometheus' },
  { name: 'rust-book', family: 'own-words-manuals', of: 'rust-book' },
  { name: 'squad', family: 'own-words-texts', of: 'squad' },
  { name: 'xquad', family: 'own-words-texts', of: 'xquad-en' },
  { name: 'pubmedqa', family: 'own-words-texts', of: 'pubmedqa' },
  { name: 'scholar', family: 'own-words-texts', of: 'scholar-multi' },
];

/**
 * Statements drawn by chance from the documents of other packs, asked for in the words of people who do not have them in front
 * of them: other packs ask in words that stand in the answer.
 */
export async function ownWordsPacks(packs: readonly Pack[]): Promise<readonly Pack[]> {
  return Promise.all(
    SOURCES.map(async ({ name, family, of }) => {
      const asksOf = packs.find((pack) => pack.name === of);
      if (asksOf === undefined) throw new Error(`No pack "${of}", whose documents own-words-${name} asks`);
      const { documents } = asksOf;
      const texts = new Map(documents.map((document) => [document.name, document]));
      const asked = await readJsonLines(FOLDER, `${name}.jsonl`, Question);
      return {
        name: `own-words-${name}`,
        family,
        documents,
        questions: asked.map(({ id, question, golds }) => ({
          id,
          question,
          answers: [],
          items: [golds.map((place) => textAt(place, texts))],
          isAnswerable: true,
        })),
      };
    }),
  );
}

function textAt(
  { document, start, end, is }: z.infer<typeof Place>,
  documents: ReadonlyMap<string, PackDocument>,
): string {
  const text = documents.get(document)?.text.slice(start, end) ?? '';
  if (fingerprintOf(text) !== is)
    throw new Error(`${document} has another text at ${start}-${end}: draw the questions anew`);
  return text;
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
