import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { EnvironmentFailure } from '#shared/errors.ts';

const OWNER_ONLY = 0o600;

/** The key in a file that its user alone may read; made when it is missing. */
export async function readKeyFile(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if (!isThere(error)) throw unusable(path, error);
  }
  try {
    await chmod(path, OWNER_ONLY);
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw unusable(path, error);
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function unusable(path: string, cause: unknown): EnvironmentFailure {
  return new EnvironmentFailure(`The key of the webhooks in ${path} cannot be used.`, {
    remedy: 'Let this user read and write the file.',
    cause,
  });
}
