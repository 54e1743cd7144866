import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { canonicalOf, decodeText } from '#shared/adapters/search/corpus/read-document.ts';
import type { Query } from '#shared/domain/query.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import type { CorpusRarity } from '#shared/text/evidence/rarity.ts';
import { inverseDocumentFrequency } from '#shared/text/retrieval/bm25.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { type Placed, answersBy } from './asked.ts';
import { type Choice, type Read, choicesOf } from './choices.ts';

/** What a question is to be told apart by: quotes as the encoder reads them, likeliest by their words first. */
export interface ChoiceCase {
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** Documents that the product reads in one wave. */
const READ = 7;
const QUERY: Omit<Query, 'text'> = {
  id: 'i01-01',
  waveId: 'i01',
  provider: 'corpus',
  endpoint: 'corpus',
  resultCount: 10,
  itemIds: [],
  language: 'en',
};
/** Of the document that answers, where the words of the question do not find it. */
const UNFOUND = 0.3;

/** The cases of questions on the documents of one corpus; those that no quote answers, or every one, teach nothing and are left out. */
export async function choiceCases(
  corpus: CorpusProvider,
  asked: readonly Placed[],
): Promise<readonly ChoiceCase[]> {
  const known = new Map<string, Promise<Read | undefined>>();
  const read = async (path: string): Promise<Read | undefined> => {
    const found = known.get(path) ?? readWhole(path);
    known.set(path, found);
    return found;
  };
  const cases: ChoiceCase[] = [];
  for (const one of asked) {
    const paths = new Map([...(await relevancesOf(one.question, corpus))].slice(0, READ));
    if (!paths.has(one.path)) paths.set(one.path, UNFOUND);
    const documents = await Promise.all(
      [...paths].map(async ([path, relevance]) => {
        const document = await read(path);
        return document === undefined ? [] : [{ ...document, relevance }];
      }),
    );
    const telling = { question: one.question, isAnsweredBy: (quote: string) => answersBy(one, quote) };
    const choices = choicesOf(telling, documents.flat(), await rarityOf(one.question, corpus));
    if (new Set(choices.map(({ isRight }) => isRight)).size === 2)
      cases.push({ question: one.question, choices });
  }
  return cases;
}

/** Of the documents that the words of a question find, by path, best first. */
export async function relevancesOf(
  question: string,
  corpus: CorpusProvider,
): Promise<ReadonlyMap<string, number>> {
  const hits = await corpus.search({ ...QUERY, text: question });
  const best = hits[0]?.score ?? 1;
  return new Map(hits.map(({ url, score }) => [fileURLToPath(url), score / best]));
}

/** Undefined for what is not there, as in another version of the package, and for what cannot be read as text. */
export async function readWhole(path: string): Promise<Read | undefined> {
  if (!existsSync(path)) return undefined;
  const decoded = decodeText(await readFile(path), path);
  if (decoded.kind !== 'text') return undefined;
  const { text, title = '' } = canonicalOf(path, decoded.raw);
  return { text, title, view: viewDocument(text, title) };
}

export async function rarityOf(question: string, corpus: CorpusProvider): Promise<CorpusRarity> {
  const frequencies = await corpus.documentFrequencies(queryTerms(question));
  const documentFrequency = (term: string): number => frequencies.get(term) ?? 0;
  const { documentCount } = corpus;
  return {
    documentCount,
    idf: (term) => inverseDocumentFrequency({ documentCount, averageLength: 1, documentFrequency }, term),
  };
}
