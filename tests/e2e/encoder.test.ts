import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

  test('finds on the one page of a folder what has no word of the question', async () => {
    vi.stubEnv('ENCODER', 'minilm');
    const pages = join(folder, 'pages');
    await mkdir(pages);
    const page = '# Oven\n\n## Clock\n\nPress the left button for three seconds, then turn the knob.\n';
    await writeFile(join(pages, 'oven.md'), `${page}\n## Door\n\nKeep children away from the glass.\n`);
    const asked = ['ask', 'How do I set the time?', '--corpus', pages, '--data', join(folder, 'own')];
    const { out } = await runHere(asked);
    expect(out).toContain('Press the left button for three seconds');
    expect(out).not.toContain('Keep children away');
  }, 90_000);

  test('finds in a small folder what has no word of the question, where other pages have them all', async () => {
    vi.stubEnv('ENCODER', 'minilm');
    const papers = join(folder, 'papers');
    await mkdir(papers);
    const things =
      'lamps bells tyres baskets saddles pumps gloves chains helmets mudguards stands maps'.split(' ');
    const work = things.map((thing, at) => [
      thing,
      `# Work on ${thing}\n\nThe ${thing} for work are kept in cupboard ${at + 2}.\n`,
    ]);
    const absence = ['absence', '# Absence\n\nWhoever is ill phones Oda before seven in the morning.\n'];
    const bins = ['bins', '# Bins\n\nBlue ones are emptied on Mondays.\n'];
    for (const [name = '', text = ''] of [...work, absence, bins])
      await writeFile(join(papers, `${name}.md`), text);
    const asked = ['ask', 'Sick and no work today: whom do I call?', '--corpus', papers];
    const { out } = await runHere([...asked, '--data', join(folder, 'third')]);
    expect(out).toContain('Whoever is ill phones Oda');
  }, 90_000);
});
