import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#shared/domain/report.ts';
import { inFolder, withCorpus } from '../end-to-end/asker.ts';
import { type PackDocument, fileText } from './pack.ts';

/** The whole system in this process over the files of a pack. */
export async function withPackAsker<Result>(
  documents: readonly PackDocument[],
  work: (ask: (question: string) => Promise<Report | undefined>) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    for (const document of documents) await writeFile(join(folder, document.name), fileText(document));
    return withCorpus(folder, async (asker) => work(async (question) => asker.ask(question)));
  });
}
