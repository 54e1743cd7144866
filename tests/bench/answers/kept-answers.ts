import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Saying } from './told.ts';

const Line = Saying.extend({ id: z.string() });

/** What was answered, so that a run that was interrupted goes on where it was. */
export interface KeptAnswers {
  find(id: string): Saying | undefined;
  add(id: string, saying: Saying): Promise<void>;
  /** Progress, on standard error. */
  tell(questions: number): void;
}

/** In a file for each pack; in memory alone where no folder is named. */
export async function openKept(folder: string | undefined, pack: string): Promise<KeptAnswers> {
  const file = folder === undefined ? undefined : join(folder, `${pack}.jsonl`);
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const known = new Map(file === undefined ? [] : await readKept(file));
  let told = 0;
  return {
    find: (id) => known.get(id),
    add: async (id, saying) => {
      if (known.has(id)) return;
      known.set(id, saying);
      if (file !== undefined) await appendFile(file, `\n${JSON.stringify({ id, ...saying })}`);
    },
    tell: (questions) => {
      told += 1;
      process.stderr.write(`\r${pack}: ${told} of ${questions}${told === questions ? '\n' : ''}`);
    },
  };
}

/** Of a line that was cut off by a kill nothing is known. */
async function readKept(file: string): Promise<readonly (readonly [string, Saying])[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const { id, ...saying } = Line.parse(JSON.parse(line));
      return [[id, saying] as const];
    } catch {
      return [];
    }
  });
}
