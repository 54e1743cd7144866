import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder with these files, gone when the test is. */
export function makeFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export function queryFor(text: string, resultCount = 5): Query {
  return {
    id: 'i1-00',
    waveId: 'i1',
    text,
    provider: 'corpus',
    endpoint: 'corpus',
    resultCount,
    itemIds: [],
  };
}

export const LIBRARY: Files = {
  'bees/honey.md': '# Honey\n\nBees make honey from nectar. The honey keeps for years in a closed jar.\n',
  'bees/hives.txt': 'A hive houses about forty thousand bees and one queen.\n',
  'rivers/salmon.html':
    '<html><title>Salmon</title><main><p>Salmon swim up the river to spawn.</p></main></html>',
};

export interface Opened {
  readonly provider: CorpusProvider;
  readonly notes: readonly string[];
}

/** A corpus of these folders, closed when the test ends. */
export function open(folders: readonly string[], dataFolder: string): Opened {
  const notes: string[] = [];
  const provider = createCorpusProvider({ folders, dataFolder, note: (message) => notes.push(message) });
  onTestFinished(() => provider.close());
  return { provider, notes };
}

/** The hits that bear a word of the query, without those that a small folder brings besides. */
export async function matchesOf(provider: CorpusProvider, query: Query): Promise<readonly Hit[]> {
  return (await provider.search(query)).filter((hit) => hit.isUnmatched === undefined);
}

export async function idsFor(provider: CorpusProvider, text: string): Promise<readonly string[]> {
  return (await matchesOf(provider, queryFor(text))).map((hit) => hit.id);
}
