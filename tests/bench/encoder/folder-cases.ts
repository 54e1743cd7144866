import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { FolderQuestion } from '../own-folders/own-folders.ts';
import { type ChoiceCase, rarityOf, readWhole, relevancesOf } from './choice-cases.ts';
import { type Read, choicesOf } from './choices.ts';

/** Of a paper that the words of the question do not find. */
const UNFOUND = 0.05;
/** A passage is borne by a quote that has so much of its beginning: the quote may end before the passage does. */
const BEGINNING = 60;

/**
 * The cases of questions on a folder, of whose papers every one is read. Of a question that the papers do not answer all quotes are
 * wrong: it teaches that none may answer. One that they answer, and no quote does, is left out.
 */
export async function folderCases(
  corpus: CorpusProvider,
  place: string,
  questions: readonly FolderQuestion[],
): Promise<readonly ChoiceCase[]> {
  const papers = await readPapers(place);
  const cases: ChoiceCase[] = [];
  for (const { question, items } of questions) {
    const relevances = await relevancesOf(question, corpus);
    const found = papers.map(({ path, ...paper }) => ({
      ...paper,
      relevance: relevances.get(path) ?? UNFOUND,
    }));
    const passages = items.flat().map(plain);
    const isAnsweredBy = (quote: string): boolean => bearsOne(plain(quote), passages);
    const choices = choicesOf({ question, isAnsweredBy }, found, await rarityOf(question, corpus));
    if (items.length === 0 || choices.some(({ isRight }) => isRight)) cases.push({ question, choices });
  }
  return cases;
}

interface Paper extends Read {
  readonly path: string;
}

async function readPapers(place: string): Promise<readonly Paper[]> {
  const paths = (await readdir(place)).toSorted().map((name) => join(place, name));
  const papers = await Promise.all(paths.map(async (path) => ({ path, read: await readWhole(path) })));
  return papers.flatMap(({ path, read }) => (read === undefined ? [] : [{ ...read, path }]));
}

export function bearsOne(quote: string, passages: readonly string[]): boolean {
  return passages.some((passage) => quote.includes(passage.slice(0, BEGINNING)));
}

/** Letters and digits, word by word. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
