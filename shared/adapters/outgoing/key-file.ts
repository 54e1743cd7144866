import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { EnvironmentFailure, codeOf } from '#shared/errors.ts';

const KEY_BYTES = 32;
const KEY_CHARACTERS = 4 * Math.ceil(KEY_BYTES / 3);
const OWNER_ONLY = 0o600;

/** The key in a file that its user alone may read; made when it is missing. Throws EnvironmentFailure where it cannot be read or written, or holds no whole key. */
export async function readKeyFile(path: string): Promise<string> {
  const known = await readKey(path);
  if (known !== undefined) return known;
  await makeKey(path);
  const made = await readKey(path);
  if (made === undefined) throw unusable(path, 'Let this user read and write the file.');
  return made;
}

/** Undefined where it is missing. */
async function readKey(path: string): Promise<string | undefined> {
  const key = await explained(path, async () => {
    await chmod(path, OWNER_ONLY);
    return (await readFile(path, 'utf8')).trim();
  });
  // The text itself is the key, also one that somebody has chosen: only what cannot be whole is refused.
  if (key === undefined || key.length >= KEY_CHARACTERS) return key;
  throw unusable(path, 'Put the key back that was there, or remove the file, and set the webhooks anew.');
}

/** Written aside first: whoever reads it meanwhile finds a whole key or none. The first one made is kept. */
async function makeKey(path: string): Promise<void> {
  const written = `${path}.${randomUUID()}`;
  try {
    await writeFile(written, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: OWNER_ONLY });
    await link(written, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusable(path, 'Let this user read and write the file.', error);
  } finally {
    await rm(written, { force: true });
  }
}

/** Undefined where the file is missing. */
async function explained<Result>(path: string, run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unusable(path, 'Let this user read and write the file.', error);
  }
}

function unusable(path: string, remedy: string, cause?: unknown): EnvironmentFailure {
  return new EnvironmentFailure(`The key of the webhooks in ${path} cannot be used.`, { remedy, cause });
}
