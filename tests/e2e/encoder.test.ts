import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CORPUS, QUESTION, runHere } from './run-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

describe('plumbline with the encoder of quotes', () => {
  test('ranks what words do not answer surely otherwise than without, and comes out the same again', async () => {
    vi.stubEnv('ENCODER', 'minilm');
    const data = ['--data', join(folder, 'data')];
    const asked = ['research', QUESTION, '--corpus', CORPUS, '--max-iterations', '1', ...data];
    expect((await runHere(asked)).code).toBe(0);
    const [jobId = ''] = await readdir(join(folder, 'data', 'reports'));
    expect(await runHere(['replay', jobId, ...data])).toMatchObject({ code: 0, err: '' });
    vi.stubEnv('ENCODER', 'none');
    expect(await runHere(['replay', jobId, ...data])).toMatchObject({ code: 1 });
  }, 90_000);
});
