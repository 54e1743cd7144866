import { readFile } from 'node:fs/promises';
import { sha256 } from '#shared/text/hash.ts';
import { type OwnQuestion, readOwnQuestions } from '../own-texts/own-texts.ts';
import { type Pack, type PackDocument, type PackQuestion, evenSample } from './pack.ts';

const QUESTIONS = 60;
const ID_DIGITS = 8;

/** By subject: they are of one hand, and are left out together. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['computer-science-papers', 'own-texts-computing'],
  ['program-manuals', 'own-texts-computing'],
  ['laboratory-abstracts', 'own-texts-medicine'],
  ['what-works', 'own-texts-medicine'],
]);

/** Texts of our own, of kinds that the encoder did not learn from. */
export async function ownTextsPacks(): Promise<readonly Pack[]> {
  return Promise.all(
    [...(await readOwnQuestions(false))].map(async ([kind, all]) => {
      const files = new Map(all.map(({ file, path }) => [file, path]));
      return {
        name: `own-texts-${kind}`,
        family: FAMILIES.get(kind) ?? 'own-texts-others',
        documents: await Promise.all([...files].map(async ([file, path]) => documentOf(file, path))),
        questions: evenSample(all.map(questionOf), QUESTIONS),
      };
    }),
  );
}

async function documentOf(file: string, path: string): Promise<PackDocument> {
  const text = await readFile(path, 'utf8');
  const [first = ''] = text.split('\n', 1);
  return { name: file.replaceAll('/', '__'), title: first.replace(/^#\s*/u, ''), text };
}

function questionOf({ file, question, answer }: OwnQuestion): PackQuestion {
  const id = sha256(`${file}\n${question}`).slice(0, ID_DIGITS);
  return { id, question, answers: [], items: [[answer]], isAnswerable: true };
}
