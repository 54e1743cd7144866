import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJournal } from '#local/journal.ts';
import { createFileArchive } from '#shared/adapters/index.ts';
import { DamagedFile } from '#shared/errors.ts';

test('a damaged entry is as none, and what happened is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-journal-'));
  try {
    const archive = await createFileArchive(folder);
    await archive.put('executions/t/j.json', '{}');
    await writeFile(join(folder, 'executions+', 't+', 'j.json'), '[]');
    const reported: unknown[] = [];
    const journal = createJournal(archive, (_message, error) => reported.push(error));
    expect(await journal.read({ tenantId: 't', jobId: 'j' })).toBeUndefined();
    expect(await journal.list()).toEqual([]);
    expect(reported).toHaveLength(2);
    expect(reported[0]).toBeInstanceOf(DamagedFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
