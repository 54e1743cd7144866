import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/** Reads and checks one JSON file. */
export async function readJson<T>(data: string, name: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(join(data, name), 'utf8')));
}

/** Reads and checks a file of one JSON value per line. */
export async function readJsonLines<T>(
  data: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<readonly T[]> {
  const lines = (await readFile(join(data, name), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
