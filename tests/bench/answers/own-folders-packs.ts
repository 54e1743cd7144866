import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalOf } from '#shared/adapters/search/corpus/read-document.ts';
import { sha256 } from '#shared/text/hash.ts';
import {
  type FolderQuestion,
  placeOfFolder,
  readKeptQuestions,
  readTaughtQuestions,
} from '../own-folders/own-folders.ts';
import type { Pack, PackDocument, PackQuestion } from './pack.ts';

const ID_DIGITS = 8;

/** By what people they are of: left out together. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['household', 'folders-home'],
  ['home-crafts', 'folders-home'],
  ['travel', 'folders-home'],
  ['firm', 'folders-work'],
  ['workplaces', 'folders-work'],
  ['products', 'folders-work'],
  ['small-town', 'folders-public'],
  ['university', 'folders-public'],
  ['money-and-law', 'folders-public'],
  ['software', 'folders-writing'],
  ['research-notes', 'folders-writing'],
  ['encyclopaedic', 'folders-writing'],
  ['celebrations', 'more-folders-home'],
  ['sailing', 'more-folders-home'],
  ['farm-and-garden', 'more-folders-home'],
  ['patients', 'more-folders-work'],
  ['school-computers', 'more-folders-work'],
  ['theatre-company', 'more-folders-work'],
  ['council-and-law', 'more-folders-public'],
  ['local-history', 'more-folders-public'],
  ['brewery-lab', 'more-folders-writing'],
  ['engineering-office', 'more-folders-writing'],
  ['trial-papers', 'more-folders-writing'],
  ['hotel', 'kept-folders-work'],
  ['tenancy', 'kept-folders-public'],
  ['queue-docs', 'kept-folders-writing'],
  ['island', 'kept-folders-writing'],
]);

/** Folders as people have them, with what they ask of their own papers. */
export async function ownFoldersPacks(): Promise<readonly Pack[]> {
  const [taught, kept] = await Promise.all([readTaughtQuestions(), readKeptQuestions()]);
  return Promise.all([
    ...[...taught].map(async (folder) => ({ ...(await packOf(folder)), isTaught: true as const })),
    ...[...kept].map(packOf),
  ]);
}

async function packOf([folder, questions]: readonly [string, readonly FolderQuestion[]]): Promise<Pack> {
  return {
    name: `folder-${folder}`,
    family: FAMILIES.get(folder) ?? `folders-${folder}`,
    documents: await documentsOf(folder),
    questions: questions.map(questionOf),
  };
}

async function documentsOf(folder: string): Promise<readonly PackDocument[]> {
  const place = placeOfFolder(folder);
  const names = (await readdir(place)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { text, title = name } = canonicalOf(name, await readFile(join(place, name), 'utf8'));
      return { name, title, text };
    }),
  );
}

function questionOf({ folder, question, isNear, items }: FolderQuestion): PackQuestion {
  return {
    id: sha256(`${folder}\n${question}`).slice(0, ID_DIGITS),
    question,
    answers: [],
    items,
    isAnswerable: items.length > 0,
    ...(isNear === undefined ? {} : { isNear }),
  };
}
