import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { EnvironmentFailure, codeOf } from '#shared/errors.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** Raised when data written by an older version could not be read by this one. */
const FORMAT = 1;

const Format = z.object({ format: z.int().positive() });

/** Throws EnvironmentFailure for data that this version cannot read; a new folder is marked with the form that it writes. */
export async function checkFormat(folder: string): Promise<void> {
  const path = join(folder, 'format.json');
  const text = (await readIfThere(path)) ?? (await writeFormat(path));
  const parsed = Format.safeParse(parseJson(text));
  if (parsed.success && parsed.data.format <= FORMAT) return;
  throw new EnvironmentFailure(
    parsed.success
      ? `The data in ${folder} was written by a newer version (format ${parsed.data.format}; this one knows ${FORMAT}).`
      : `The file ${path} is damaged.`,
    {
      remedy: parsed.success
        ? 'Update this program, or name another folder with PLUMBLINE_DATA.'
        : `Write {"format":${FORMAT}} into it if the folder is yours, or name another folder with PLUMBLINE_DATA.`,
    },
  );
}

/** Whole from the first moment, and never over one that is there. */
async function writeFormat(path: string): Promise<string> {
  const text = JSON.stringify({ format: FORMAT });
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, text);
  try {
    await link(written, path);
    return text;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await rm(written, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
