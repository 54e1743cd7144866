import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
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
