import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** A question on a text of our own: the file stands in the folder of the kind, and `answer` word for word in the file. */
const OwnQuestion = z
  .object({ kind: z.string(), file: z.string(), question: z.string(), answer: z.string() })
  .transform((one) => ({ ...one, path: join(folderOfKind(one.kind), one.file) }));
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** The encoder learns from these; the others judge. */
const LEARNED_KINDS = new Set([
  'biology-and-medicines',
  'chapters',
  'company-pages',
  'earth-science-papers',
  'encyclopaedia',
  'health-and-building-papers',
  'lives-and-places',
  'medical-abstracts',
]);

/** Questions by kind of text: those to learn from, or those to judge by. */
export async function readOwnQuestions(
  isToLearn: boolean,
): Promise<ReadonlyMap<string, readonly OwnQuestion[]>> {
  const all = Map.groupBy(await readJsonLines(FOLDER, 'questions.jsonl', OwnQuestion), ({ kind }) => kind);
  return new Map([...all].filter(([kind]) => LEARNED_KINDS.has(kind) === isToLearn));
}

/** Where the texts of a kind stand. */
export function folderOfKind(kind: string): string {
  return join(FOLDER, kind);
}
