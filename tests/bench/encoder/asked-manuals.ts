import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { sha256 } from '#shared/text/hash.ts';
import { runsOf } from '../answers/gold.ts';
import { readJsonLines } from '../read-data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const RUN_DIGITS = 6;
/** So much of what answers must stand in a quote. */
const ENOUGH = 0.35;

/**
 * A question on a manual, as somebody would put it who has not read it; `runs` are the beginnings of the SHA-256 of some runs of
 * four words of what answers, in lower case, with a space between.
 */
const AskedManual = z.object({
  /** Of Debian 12. */
  package: z.string(),
  /** Below a folder of `/usr/share` of the package. */
  file: z.string(),
  question: z.string(),
  runs: z.array(z.string()).min(1),
});
export type AskedManual = z.infer<typeof AskedManual>;

export async function readAskedManuals(): Promise<readonly AskedManual[]> {
  return readJsonLines(FOLDER, 'questions.jsonl', AskedManual);
}

/** Whether a quote has enough of what answers. */
export function answersBy({ runs }: Pick<AskedManual, 'runs'>, quote: string): boolean {
  const own = new Set([...runsOf(quote)].map((run) => sha256(run).slice(0, RUN_DIGITS)));
  const wanted = new Set(runs);
  return [...wanted].filter((run) => own.has(run)).length >= ENOUGH * wanted.size;
}
