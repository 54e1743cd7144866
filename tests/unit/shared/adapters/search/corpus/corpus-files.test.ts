import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARY, idsFor, makeFolder, open } from './corpus-folder.ts';

test('leaves out an index, which bears every word and says nothing, with the reason', async () => {
  const links = Array.from(
    { length: 60 },
    (_, at) => `<dt>salmon ${at}, <a href="r.html#${at}">salmon ${at}</a></dt>`,
  );
  const folder = makeFolder({
    ...LIBRARY,
    'genindex.html': `<title>Index</title><dl>${links.join('')}</dl>`,
  });
  const { provider } = open([folder], makeFolder());
  expect((await provider.prepare()).skipped).toEqual([
    { id: '0/genindex.html', reason: 'it only leads to other pages' },
  ]);
  expect(await idsFor(provider, 'salmon')).toEqual(['0/rivers/salmon.html']);
});

test('takes a page and the source that it was made of for one, and reads the page', async () => {
  const sentences = Array.from(
    { length: 12 },
    (_, at) => `Step ${at}: the salmon of river ${at} swims up to spawning ground ${at * 7}.`,
  );
  const folder = makeFolder({
    '_sources/guide/spawn.rst.txt': `Spawning\n========\n\n${sentences.join('\n\n')}\n\n.. note:: Do not disturb.\n`,
    'html/guide/spawn.html': `<title>Spawning</title><main><h1>Spawning</h1><p>${sentences.join('</p><p>')}</p></main>`,
    'html/other/spawn.html': '<title>Other</title><main><p>Salmon spawn in autumn, says a poem.</p></main>',
  });
  const { provider } = open([folder], makeFolder());
  const found = await idsFor(provider, 'where do salmon spawn');
  expect(found).toContain('0/html/guide/spawn.html');
  expect(found).toContain('0/html/other/spawn.html');
  expect(found).not.toContain('0/_sources/guide/spawn.rst.txt');
});

test('reads Markdown, plain text and HTML whatever the case of their extensions', async () => {
  const folder = makeFolder({
    'a.MD': '# A\n\napricot',
    'b.Txt': 'apricot b',
    'c.HTM': '<p>apricot c</p>',
    'd.markdown': 'apricot d',
    'e.pdf': 'apricot e',
  });
  const { provider } = open([folder], makeFolder());
  expect([...(await idsFor(provider, 'apricot'))].sort()).toEqual([
    '0/a.MD',
    '0/b.Txt',
    '0/c.HTM',
    '0/d.markdown',
  ]);
});

test('keeps one of several files with the same content, and another when that one goes', async () => {
  const folder = makeFolder({ 'a/one.md': 'The heron waits.', 'b/c/two.md': 'The heron waits.' });
  const data = makeFolder();
  const first = open([folder], data).provider;
  expect(await idsFor(first, 'heron')).toEqual(['0/a/one.md']);
  first.close();
  rmSync(join(folder, 'a/one.md'));
  expect(await idsFor(open([folder], data).provider, 'heron')).toEqual(['0/b/c/two.md']);
});

test('skips binary, empty and oversized files, and finds the others', async () => {
  const folder = makeFolder({
    'binary.txt': new Uint8Array([0x68, 0, 0x65, 0, 1]),
    'empty.md': ' \n',
    'large.txt': 'heron '.repeat(1_000_000),
    'good.md': 'The heron waits.',
  });
  const { provider } = open([folder], makeFolder());
  expect(await idsFor(provider, 'heron')).toEqual(['0/good.md']);
  expect((await provider.prepare()).skipped).toEqual([
    { id: '0/binary.txt', reason: 'it is binary' },
    { id: '0/empty.md', reason: 'it is empty' },
    { id: '0/large.txt', reason: 'it is larger than 5 MB' },
  ]);
});

test('follows no links: neither out of the folder nor round in a circle', async () => {
  const outside = makeFolder({ 'secret.md': 'The heron is secret.' });
  const folder = makeFolder({ 'a/good.md': 'The heron waits.' });
  symlinkSync(folder, join(folder, 'a/loop'));
  symlinkSync(outside, join(folder, 'outside'));
  symlinkSync(join(outside, 'secret.md'), join(folder, 'secret.md'));
  const { provider } = open([folder], makeFolder());
  expect(await idsFor(provider, 'heron')).toEqual(['0/a/good.md']);
  await expect(provider.read('0/secret.md')).rejects.toMatchObject({ name: 'UnreadableSource' });
  await expect(provider.read('0/outside/secret.md')).rejects.toMatchObject({ name: 'UnreadableSource' });
});

test('says which documents it cannot search', async () => {
  const folder = makeFolder({ ...LIBRARY, 'bees/blank.md': ' ' });
  writeFileSync(join(folder, 'bees/photo.md'), Buffer.from([0, 1, 2, 0, 255]));
  const { provider, notes } = open([folder], makeFolder());
  await provider.prepare();
  expect(notes).toEqual(['Not searched, as it is empty: bees/blank.md, and 1 more.']);
});

test('reads nothing outside the corpus, whatever the id says', async () => {
  const { provider } = open([makeFolder(LIBRARY)], makeFolder());
  for (const id of ['', '0/', '0/../x.md', '7/bees/honey.md', '0//etc/passwd', 'bees/honey.md', '0/a\0.md']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
});
