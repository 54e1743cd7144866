import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CorpusProvider, createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { folderOfKind } from '../own-texts/own-texts.ts';
import { type FolderQuestion, placeOfFolder } from '../own-folders/own-folders.ts';
import { type Sheet, sheetText } from '../own-sheets/own-sheets.ts';
import type { AskedManual, Placed } from './asked.ts';
import { type ChoiceCase, choiceCases } from './choice-cases.ts';
import { fetchManual } from './fetch-manuals.ts';
import { folderCases } from './folder-cases.ts';
import { sheetCases, sheetFile } from './sheet-cases.ts';

/** Manuals that are searched as one corpus. */
const TOGETHER = 9;

export interface AllAsked {
  readonly manuals: readonly AskedManual[];
  /** By kind. */
  readonly texts: ReadonlyMap<string, readonly Placed[]>;
  /** By folder of our own. */
  readonly papers: ReadonlyMap<string, readonly FolderQuestion[]>;
  /** By what they are on. */
  readonly sheets: ReadonlyMap<string, readonly Sheet[]>;
  /** Where manuals are fetched to. */
  readonly folder: string;
}

/** What tells near misses apart is told so often. */
const TIMES = 2;

/** Of all corpora, one after the other: texts of a kind, papers of a folder, sheets, and manuals, some together. */
export async function* casesOfAll({
  manuals,
  texts,
  papers,
  sheets,
  folder,
}: AllAsked): AsyncGenerator<readonly ChoiceCase[], void> {
  for (const [kind, asked] of texts) {
    process.stderr.write(`${kind} ...\n`);
    yield await withCorpus([folderOfKind(kind)], (corpus) => choiceCases(corpus, asked));
  }
  for (const [name, questions] of papers) {
    process.stderr.write(`${name} ...\n`);
    const place = placeOfFolder(name);
    yield await withCorpus([place], (corpus) => folderCases(corpus, place, questions));
  }
  for (const [name, some] of sheets) {
    process.stderr.write(`${name} ...\n`);
    const cases = await casesOfSheets(some);
    yield Array.from({ length: TIMES }, () => cases).flat();
  }
  const packages = [...Map.groupBy(manuals, (one) => one.package)];
  for (let at = 0; at < packages.length; at += TOGETHER) {
    const some = packages.slice(at, at + TOGETHER);
    process.stderr.write(`${some.map(([name]) => name).join(', ')} ...\n`);
    const places: string[] = [];
    const asked: Placed[] = [];
    for (const [name, questions] of some) {
      const place = await fetchManual(name, folder);
      if (typeof place === 'string') {
        places.push(place);
        asked.push(...questions.map((one) => ({ ...one, path: join(place, one.file) })));
      } else process.stderr.write(`Left out: ${place.reason}\n`);
    }
    if (places.length > 0) yield await withCorpus(places, (corpus) => choiceCases(corpus, asked));
  }
}

async function casesOfSheets(sheets: readonly Sheet[]): Promise<readonly ChoiceCase[]> {
  const place = await mkdtemp(join(tmpdir(), 'sheets-'));
  try {
    for (const [at, sheet] of sheets.entries()) await writeFile(join(place, sheetFile(at)), sheetText(sheet));
    return await withCorpus([place], (corpus) => sheetCases(corpus, place, sheets));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function withCorpus(
  folders: readonly string[],
  casesOf: (corpus: CorpusProvider) => Promise<readonly ChoiceCase[]>,
): Promise<readonly ChoiceCase[]> {
  const work = await mkdtemp(join(tmpdir(), 'corpus-'));
  const corpus = createCorpusProvider({ folders, dataFolder: work });
  try {
    await corpus.prepare();
    return await casesOf(corpus);
  } finally {
    corpus.close();
    await rm(work, { recursive: true, force: true });
  }
}
