import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileArchive } from '#shared/adapters/index.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { TextCheck, stands } from '#shared/domain/text-check.ts';
import { ALL_REWORDED, KNOWN, type Known, type Site, openSite } from './check-site.ts';
import { CORPUS, type Ran, runHere } from './run-command.ts';

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
  site = await openSite();
  process.env['FETCH_ALLOW'] = site.host;
});
afterAll(async () => {
  delete process.env['FETCH_ALLOW'];
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function check(text: string, ...words: readonly string[]): Promise<Ran> {
  const file = join(folder, 'draft.md');
  await writeFile(file, text);
  return runHere(['check', file, '--data', join(folder, 'data'), ...words]);
}

async function verdictsOf(sentences: readonly Known[]): Promise<TextCheck['sentences']> {
  const text = sentences.map(({ text: own, page }) => {
    return page === undefined ? own : `${own.replace(/\.$/u, '')} [source](${site.url(page)}).`;
  });
  const { out } = await check(text.join('\n\n'), '--json');
  return TextCheck.parse(JSON.parse(out)).sentences;
}

describe('plumbline check', () => {
  test('distinguishes 60 sentences of known worth, and takes none for sound that is not', async () => {
    const found = await verdictsOf(KNOWN);
    expect(found).toHaveLength(KNOWN.length);
    const right = found.filter((one, at) => KNOWN[at]?.verdicts.includes(one.verdict));
    const soundInVain = found.filter(
      (one, at) => stands(one.verdict) && !KNOWN[at]?.verdicts.includes(one.verdict),
    );
    expect(soundInVain.map(({ text }) => text)).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(58);
  });

  test('bears out what a source says in another order', async () => {
    const found = await verdictsOf(ALL_REWORDED);
    expect(found.filter(({ verdict }) => stands(verdict)).length).toBeGreaterThanOrEqual(9);
  });

  test('prints first what does not stand, with its line, the reason and the nearest passage', async () => {
    const text = `# Draft\n\nThe memory buffer of Tern holds 64 MB by default ([guide](${site.url('facts')})).\nThe disk buffer of Tern holds 3 GB by default ([guide](${site.url('facts')})).\n`;
    const { code, out, err } = await check(text);
    expect(code).toBe(0);
    expect(out).toContain('✗ line 4, not borne out');
    expect(out).toContain('the figure 3 does not stand there');
    expect(out).toContain('nearest: “The disk buffer of Tern holds 2 GB by default');
    expect(out).toContain('1 of 2 sentences stand (50 %)');
    expect(err).toContain('[1/1] Facts about terns');
  });

  test('writes Markdown, HTML and JSON whose quotes stand in the archived text, and ends with 3 below the threshold', async () => {
    const out = join(folder, 'checked');
    const text = `The trial followed 240 patients <script>alert(1)</script> in Lund [1].\n\n[1]: ${site.url('facts')}`;
    const { code } = await check(text, '--out', out, '--threshold', '100');
    expect(code).toBe(3);
    const found = TextCheck.parse(JSON.parse(await readFile(join(out, 'check.json'), 'utf8')));
    const [source] = found.sources;
    const archive = await createFileArchive(join(folder, 'data', 'archive'));
    const archived = await archive.getText(archiveKey('local', source?.id ?? '', source?.archiveHash ?? ''));
    for (const { passage } of found.sentences) expect(archived).toContain(passage?.quote);
    const html = await readFile(join(out, 'check.html'), 'utf8');
    expect(html).not.toContain('<script');
    expect(await readFile(join(out, 'check.md'), 'utf8')).toContain('not borne out');
  });

  test('reads what a link without a scheme names in the folders that are named, and nothing above them', async () => {
    await writeFile(join(folder, 'outside.md'), 'Terns are made of iron, as this file says.');
    await mkdir(join(folder, 'notes'));
    await writeFile(join(folder, 'notes', 'tern.md'), 'The nest of Tern holds three eggs in June.');
    const text = [
      'The nest of Tern holds three eggs in June [a](tern.md).',
      'Terns are made of iron, as this file says [b](../outside.md).',
    ].join('\n\n');
    const { out } = await check(text, '--json', '--corpus', join(folder, 'notes'));
    expect(TextCheck.parse(JSON.parse(out)).sentences.map(({ verdict }) => verdict)).toEqual([
      'borne-out',
      'unread',
    ]);
  });

  test('reads files only in the folders that are named', async () => {
    const text = `Tern has two buffers, in memory and on disk [1].\n\n[1]: file://${CORPUS}/`;
    const { out } = await check(text, '--json');
    expect(JSON.parse(out)).toMatchObject({ sources: [{ status: 'unread' }] });
  });

  test.each([
    [['check', 'no-such-file.md'], /There is no file no-such-file\.md/u],
    [['check', 'package.json', '--threshold', '101'], /whole number from 0 to 100/u],
  ])('%j is refused with a remedy', async (words, reason) => {
    const { code, err } = await runHere([...words, '--data', join(folder, 'data')]);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
});
