import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';
import type { Pack } from './pack.ts';

const Question = z.object({
  id: z.string(),
  question: z.string(),
  answers: z.array(z.string()),
  gold: z.array(z.string()),
  items: z.array(z.array(z.string())),
  answerable: z.boolean(),
});
const Document = z.object({ id: z.string(), title: z.string(), text: z.string() });

const FOLDERS: readonly string[] = ['qa', 'docs-qa'];

/** The packs that have a folder of their own, with `corpus.jsonl` and `questions.jsonl`. */
export async function readGivenPacks(data: string): Promise<readonly Pack[]> {
  const packs: Pack[] = [];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(data, folder), { withFileTypes: true });
    for (const entry of entries
      .filter((one) => one.isDirectory())
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      packs.push(await readPack(data, folder, entry.name));
  }
  return packs;
}

async function readPack(data: string, folder: string, name: string): Promise<Pack> {
  const questions = await readJsonLines(data, `${folder}/${name}/questions.jsonl`, Question);
  const documents = await readJsonLines(data, `${folder}/${name}/corpus.jsonl`, Document);
  return {
    name,
    family: folder === 'docs-qa' ? 'documentation' : (name.split('-')[0] ?? name),
    documents: documents.map(({ id, title, text }) => ({ name: fileName(id), title, text })),
    questions: questions.map(({ id, question, answers, gold, items, answerable }) => ({
      id,
      question,
      answers,
      items: items.length > 0 ? items : gold.map((passage) => [passage]),
      isAnswerable: answerable,
    })),
  };
}

function fileName(id: string): string {
  return /\.\w+$/u.test(id) ? id : `${id}.md`;
}
