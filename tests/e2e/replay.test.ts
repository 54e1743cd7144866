import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileArchive } from '#shared/adapters/index.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CORPUS, QUESTION, type Ran, runHere } from './run-command.ts';

let folder: string;
let jobId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  const words = ['research', QUESTION, '--corpus', CORPUS, '--max-iterations', '1'];
  const { code } = await runHere([...words, '--data', join(folder, 'data')]);
  expect(code).toBe(0);
  [jobId = ''] = await readdir(join(folder, 'data', 'reports'));
}, 60_000);
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function replay(job: string, ...words: readonly string[]): Promise<Ran> {
  return runHere(['replay', job, '--data', join(folder, 'data'), ...words]);
}

describe('plumbline replay', () => {
  test('says that the report of a finished job comes out identical, and writes it', async () => {
    expect(await replay(jobId, '--out', join(folder, 'again'))).toEqual({
      code: 0,
      out: `The report of job ${jobId} comes out identical, byte for byte.\n`,
      err: '',
    });
    for (const name of ['report.json', 'report.md', 'report.html']) {
      const saved = await readFile(join(folder, 'data', 'reports', jobId, name), 'utf8');
      expect(await readFile(join(folder, 'again', name), 'utf8')).toBe(saved);
    }
  });

  test('shows the first difference to a report that is another one, and ends with 1', async () => {
    const archive = await createFileArchive(join(folder, 'data/archive'));
    const key = reportKey('local', jobId, 'html');
    const html = (await archive.getText(key)) ?? '';
    await archive.put(key, html.replace('64 MB', '46 MB'));
    const { code, err } = await replay(jobId);
    await archive.put(key, html);
    expect(code).toBe(1);
    expect(err).toMatch(/comes out different\. report\.html differs at line \d+/);
    expect(err).toContain('46 MB');
  });

  test('takes no report that was changed on the disk, and ends with 4', async () => {
    const stored = join(folder, 'data/archive/local+/reports+', `${jobId}+`, 'report.html');
    const html = await readFile(stored, 'utf8');
    await writeFile(stored, html.replace('64 MB', '46 MB'));
    const { code, err } = await replay(jobId);
    await writeFile(stored, html);
    expect(code).toBe(4);
    expect(err).toContain('report.html is damaged');
  });

  test.each(['last', 'the beginning of its id'])('takes %s', async (named) => {
    const { out } = await replay(named === 'last' ? named : jobId.slice(0, 9));
    expect(out).toBe(`The report of job ${jobId} comes out identical, byte for byte.\n`);
  });

  test('names a job that is not there', async () => {
    const { code, err } = await replay('nobody-1');
    expect(code).toBe(2);
    expect(err).toContain('There is no job nobody-1 in this data folder.');
  });
});
