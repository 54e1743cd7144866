import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';

const SHEETS = fileURLToPath(new URL('.', import.meta.url));
const ENDING = '.jsonl';

const Passage = z.object({ heading: z.string(), text: z.string() });

/** A short document, and questions on it, each with the places of the passages of which any one answers it; none where the sheet does not. */
const Sheet = z.object({
  title: z.string(),
  passages: z.array(Passage).min(1).readonly(),
  questions: z
    .array(z.object({ question: z.string(), answers: z.array(z.int().nonnegative()).readonly() }))
    .readonly(),
});
export type Sheet = z.infer<typeof Sheet>;

/** All sheets, by what they are on. */
export async function readSheets(): Promise<ReadonlyMap<string, readonly Sheet[]>> {
  const files = (await readdir(SHEETS)).filter((name) => name.endsWith(ENDING)).toSorted();
  const all = await Promise.all(files.map((file) => readJsonLines(SHEETS, file, Sheet)));
  return new Map(files.map((file, at) => [file.slice(0, -ENDING.length), all[at] ?? []]));
}

/** As somebody would have it as a file: each heading once above what stands under it. */
export function sheetText({ title, passages }: Sheet): string {
  const blocks = passages.map(({ heading, text }, at) => {
    const isNew = heading !== '' && heading !== passages[at - 1]?.heading;
    return isNew ? `## ${heading}\n\n${text}` : text;
  });
  return `# ${title}\n\n${blocks.join('\n\n')}\n`;
}
