import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';

const FOLDERS = fileURLToPath(new URL('.', import.meta.url));

/** A question on the papers of a folder; each of `items` has the passages of their canonical texts of which any one answers it. */
const FolderQuestion = z.object({
  folder: z.string(),
  question: z.string(),
  isNear: z.boolean().exactOptional(),
  items: z.array(z.array(z.string())),
});
export type FolderQuestion = z.infer<typeof FolderQuestion>;

/** By folder. */
export async function readFolderQuestions(): Promise<ReadonlyMap<string, readonly FolderQuestion[]>> {
  const all = await readJsonLines(FOLDERS, 'questions.jsonl', FolderQuestion);
  return Map.groupBy(all, ({ folder }) => folder);
}

/** Where the papers of a folder stand. */
export function placeOfFolder(folder: string): string {
  return join(FOLDERS, folder);
}
