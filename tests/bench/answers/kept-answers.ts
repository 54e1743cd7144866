import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { GivenAnswer } from './answered-question.ts';

const Line = GivenAnswer.extend({ id: z.string() });

/** What was answered, so that a run that was interrupted goes on where it was. */
export interface KeptAnswers {
  find(id: string): GivenAnswer | undefined;
  add(id: string, given: GivenAnswer): Promise<void>;
  /** Progress, on standard error. */
  tell(questions: number): void;
}

/** In a file for each pack; in memory alone where no folder is named. */
export async function openKept(folder: string | undefined, pack: string): Promise<KeptAnswers> {
  const file = folder === undefined ? undefined : join(folder, `${pack}.jsonl`);
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const known = new Map(file === undefined ? [] : await readKept(file));
  let asked = 0;
  return {
    find: (id) => known.get(id),
    add: async (id, given) => {
      if (known.has(id)) return;
      known.set(id, given);
      if (file !== undefined) await appendFile(file, `\n${JSON.stringify({ id, ...given })}`);
    },
    tell: (questions) => {
      asked += 1;
      process.stderr.write(`\r${pack}: ${asked} of ${questions}${asked === questions ? '\n' : ''}`);
    },
  };
}

/** Of a line that was cut off by a kill nothing is known. */
async function readKept(file: string): Promise<readonly (readonly [string, GivenAnswer])[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const { id, ...given } = Line.parse(JSON.parse(line));
      return [[id, given] as const];
    } catch {
      return [];
    }
  });
}
