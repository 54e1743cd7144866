import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '#local/session.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-session-'));
  vi.stubEnv('TAVILY_API_KEY', 'a-key-of-nobody');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** The indexes of documents that a session has made by the time it takes questions. */
async function indexesOf(
  providers: readonly string[],
  corpusFolders: readonly string[],
): Promise<readonly string[]> {
  const dataFolder = join(folder, 'data');
  const session = await openSession({
    dataFolder,
    corpusFolders: [...corpusFolders],
    providers: [...providers],
    inputWaitSeconds: 1,
    model: undefined,
    url: undefined,
    purpose: 'research',
    note: () => undefined,
  });
  await session.close();
  const files = await readdir(dataFolder, { recursive: true });
  return files.filter((file) => file.endsWith('.sqlite'));
}

describe('a session', () => {
  it('indexes no documents where only other places are searched', async () => {
    expect(await indexesOf(['tavily'], [])).toEqual([]);
  });

  it('indexes the folder that is named beside them', async () => {
    const documents = await mkdtemp(join(folder, 'documents-'));
    await writeFile(join(documents, 'rust.md'), '# Rust\n\nSalt makes iron rust.\n');
    expect(await indexesOf(['tavily', 'corpus'], [documents])).toHaveLength(1);
  });
});
