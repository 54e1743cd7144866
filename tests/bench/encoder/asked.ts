import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { sha256 } from '#shared/text/hash.ts';
import { runsOf } from '../answers/gold.ts';
import { readOwnQuestions } from '../own-texts/own-texts.ts';
import { readJsonLines } from '../read-data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const RUN_DIGITS = 6;
/** So much of what answers must stand in a quote. */
const ENOUGH = 0.35;

/**
 * A question on a document, as somebody would put it who has not read it; `runs` are the beginnings of the SHA-256 of some runs of
 * four words of what answers, in lower case, with a space between.
 */
const Asked = z.object({
  question: z.string(),
  file: z.string(),
  runs: z.array(z.string()).min(1).readonly(),
});
export type Asked = z.infer<typeof Asked>;

/** With where its document stands. */
export type Placed = Asked & { readonly path: string };

/** On a manual of Debian 12: its file is below a folder of `/usr/share` of the package. */
const AskedManual = Asked.extend({ package: z.string() });
export type AskedManual = z.infer<typeof AskedManual>;

export async function readAskedManuals(): Promise<readonly AskedManual[]> {
  return readJsonLines(FOLDER, 'questions.jsonl', AskedManual);
}

/** On texts of our own, by kind. */
export async function readAskedTexts(): Promise<ReadonlyMap<string, readonly Placed[]>> {
  const asked = [...(await readOwnQuestions(true))];
  return new Map(
    asked.map(([kind, all]) => [
      kind,
      all.map(({ path, answer, ...one }) => ({
        ...Asked.parse({ ...one, runs: fingerprintsOf(answer) }),
        path,
      })),
    ]),
  );
}

/** Whether a quote has enough of what answers. */
export function answersBy({ runs }: Pick<Asked, 'runs'>, quote: string): boolean {
  const own = new Set(fingerprintsOf(quote));
  const wanted = new Set(runs);
  return [...wanted].filter((run) => own.has(run)).length >= ENOUGH * wanted.size;
}

function fingerprintsOf(text: string): readonly string[] {
  return [...runsOf(text)].map((run) => sha256(run).slice(0, RUN_DIGITS));
}
