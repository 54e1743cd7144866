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

/** Of the folders from which the reader of question and quote learns, by folder. */
export async function readTaughtQuestions(): Promise<ReadonlyMap<string, readonly FolderQuestion[]>> {
  return byFolder('questions.jsonl');
}

/** Of the folders from which nothing learns to read: they judge and weigh what the reader says. By folder. */
export async function readKeptQuestions(): Promise<ReadonlyMap<string, readonly FolderQuestion[]>> {
  return byFolder('kept.jsonl');
}

async function byFolder(file: string): Promise<ReadonlyMap<string, readonly FolderQuestion[]>> {
  const all = await readJsonLines(FOLDERS, file, FolderQuestion);
  return Map.groupBy(all, ({ folder }) => folder);
}

/** Where the papers of a folder stand. */
export function placeOfFolder(folder: string): string {
  return join(FOLDERS, folder);
}
