import { join } from 'node:path';
import type { CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { Sheet } from '../own-sheets/own-sheets.ts';
import { type ChoiceCase, rarityOf, readWhole } from './choice-cases.ts';
import { choicesOf } from './choices.ts';
import { bearsOne, plain } from './folder-cases.ts';

/** The file of a sheet in the folder of all. */
export function sheetFile(at: number): string {
  return `sheet-${String(at).padStart(3, '0')}.md`;
}

/**
 * The cases of questions on sheets, each of its own sheet alone: what stands beside the answer there is of the same kind. Of a question
 * that the sheet does not answer all quotes are wrong.
 */
export async function sheetCases(
  corpus: CorpusProvider,
  folder: string,
  sheets: readonly Sheet[],
): Promise<readonly ChoiceCase[]> {
  const cases: ChoiceCase[] = [];
  for (const [at, { passages, questions }] of sheets.entries()) {
    const read = await readWhole(join(folder, sheetFile(at)));
    if (read === undefined) continue;
    for (const { question, answers } of questions) {
      const telling = answers.map((place) => plain(passages[place]?.text ?? ''));
      const isAnsweredBy = (quote: string): boolean => bearsOne(plain(quote), telling);
      const rarity = await rarityOf(question, corpus);
      const choices = choicesOf({ question, isAnsweredBy }, [{ ...read, relevance: 1 }], rarity);
      const isTold = choices.some(({ isRight }) => isRight);
      if (choices.length > 1 && isTold === answers.length > 0) cases.push({ question, choices });
    }
  }
  return cases;
}
