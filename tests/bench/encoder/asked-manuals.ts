import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const RUN = 4;
const RUN_BYTES = 3;
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
  const words =
    quote
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = new Set(words.map((_, at) => hashOf(words.slice(at, at + RUN).join(' '))));
  return runs.filter((run) => own.has(run)).length >= ENOUGH * runs.length;
}

function hashOf(run: string): string {
  return createHash('sha256')
    .update(run)
    .digest('hex')
    .slice(0, 2 * RUN_BYTES);
}
