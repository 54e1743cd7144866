import { appendFileSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { makeFolder, queryFor, writeFiles, type Files } from './corpus-folder.ts';

const LIBRARY: Files = {
  'bees/honey.md': '# Honey\n\nBees make honey from nectar. The honey keeps for years in a closed jar.\n',
  'bees/hives.txt': 'A hive houses about forty thousand bees and one queen.\n',
  'rivers/salmon.html':
    '<html><title>Salmon</title><main><p>Salmon swim up the river to spawn.</p></main></html>',
};

interface Opened {
  readonly provider: CorpusProvider;
  readonly notes: readonly string[];
}

function open(folders: readonly string[], dataFolder: string): Opened {
  const notes: string[] = [];
  const provider = createCorpusProvider({ folders, dataFolder, note: (message) => notes.push(message) });
  onTestFinished(() => provider.close());
  return { provider, notes };
}

async function idsFor(provider: CorpusProvider, text: string): Promise<readonly string[]> {
  return (await provider.search(queryFor(text))).map((hit) => hit.id);
}

test('finds the document that speaks of what is asked, with its passage, container and file URL', async () => {
  const folder = makeFolder(LIBRARY);
  const { provider } = open([folder], makeFolder());
  const [hit] = await provider.search(queryFor('how long does honey keep in a jar'));
  expect(hit).toMatchObject({
    id: '0/bees/honey.md',
    title: 'Honey',
    container: 'bees',
    rank: 1,
    kind: 'corpus',
    provider: 'corpus',
  });
  expect(hit?.snippet).toContain('keeps for years in a closed jar');
  expect(hit?.url).toMatch(/^file:\/\/\/.*\/bees\/honey\.md$/u);
});

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

test('does not read unchanged files again, and notices changed, new and deleted ones', async () => {
  const folder = makeFolder(LIBRARY);
  const data = makeFolder();
  const first = open([folder], data).provider;
  expect(await first.prepare()).toMatchObject({ documents: 3, added: 3, removed: 0 });
  first.close();
  const second = open([folder], data).provider;
  expect(await second.prepare()).toMatchObject({ documents: 3, added: 0, removed: 0 });
  second.close();
  rmSync(join(folder, 'bees/hives.txt'));
  appendFileSync(join(folder, 'bees/honey.md'), '\nSome honey crystallises in autumn.\n');
  writeFiles(folder, { 'bees/wax.md': '# Wax\n\nWax is made in autumn.' });
  const third = open([folder], data).provider;
  expect(await third.prepare()).toMatchObject({ documents: 3, added: 2, removed: 2 });
  expect([...(await idsFor(third, 'autumn'))].sort()).toEqual(['0/bees/honey.md', '0/bees/wax.md']);
  expect(await idsFor(third, 'queen hive')).toEqual([]);
});

test('finds the same after many small updates as in a fresh index', async () => {
  const folder = makeFolder(LIBRARY);
  const data = makeFolder();
  for (let round = 0; round < 16; round += 1) {
    writeFiles(folder, {
      [`notes/n${round}.md`]: `# Note ${round}\n\nThe otter of round ${round} met a salmon.`,
    });
    const { provider } = open([folder], data);
    await provider.prepare();
    provider.close();
  }
  rmSync(join(folder, 'notes/n3.md'));
  const grown = open([folder], data).provider;
  const fresh = open([folder], makeFolder()).provider;
  for (const text of ['otter', 'salmon river', 'round 7 otter', 'honey']) {
    expect(await grown.search(queryFor(text, 20))).toEqual(await fresh.search(queryFor(text, 20)));
  }
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

test('rebuilds an index that is damaged, and says so', async () => {
  const folder = makeFolder(LIBRARY);
  const data = makeFolder();
  const first = open([folder], data).provider;
  await first.prepare();
  first.close();
  const [name = ''] = readdirSync(join(data, 'corpus'));
  writeFileSync(
    join(data, 'corpus', name),
    'this is not a database at all, but it is long enough to be read as one',
  );
  const { provider, notes } = open([folder], data);
  expect(await idsFor(provider, 'salmon')).toEqual(['0/rivers/salmon.html']);
  expect(notes.join(' ')).toContain('damaged');
});

test('says which documents it cannot search', async () => {
  const folder = makeFolder({ ...LIBRARY, 'bees/blank.md': ' ' });
  writeFileSync(join(folder, 'bees/photo.md'), Buffer.from([0, 1, 2, 0, 255]));
  const { provider, notes } = open([folder], makeFolder());
  await provider.prepare();
  expect(notes).toEqual(['Not searched, as it is empty: bees/blank.md, and 1 more.']);
});

test('rebuilds an index that was cut off', async () => {
  const folder = makeFolder(LIBRARY);
  const data = makeFolder();
  const first = open([folder], data).provider;
  await first.prepare();
  first.close();
  const [name = ''] = readdirSync(join(data, 'corpus'));
  truncateSync(join(data, 'corpus', name), 8192);
  const { provider } = open([folder], data);
  expect(await idsFor(provider, 'salmon')).toEqual(['0/rivers/salmon.html']);
});

test('indexes once for searches that begin together, and lets others run meanwhile', async () => {
  const files = Array.from({ length: 300 }, (_, at) => [
    `f${at}.md`,
    `# F${at}\n\n${`word${at} heron. `.repeat(200)}`,
  ]);
  const { provider } = open([makeFolder(Object.fromEntries(files))], makeFolder());
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const found = await Promise.all(['heron', 'word7', 'heron'].map((text) => idsFor(provider, text)));
  clearInterval(ticking);
  expect(found[0]).toEqual(found[2]);
  expect(found[1]).toEqual(['0/f7.md']);
  expect(turns).toBeGreaterThan(0);
});

test('reads the document behind a hit as it is now', async () => {
  const folder = makeFolder(LIBRARY);
  const { provider } = open([folder], makeFolder());
  await provider.prepare();
  writeFiles(folder, { 'bees/honey.md': '# Honey\n\nNew text.' });
  expect(await provider.read('0/bees/honey.md')).toEqual({
    title: 'Honey',
    contentType: 'text/markdown',
    text: '# Honey\n\nNew text.',
    isAbstract: false,
    file: 'bees/honey.md',
  });
  rmSync(join(folder, 'bees/hives.txt'));
  await expect(provider.read('0/bees/hives.txt')).rejects.toMatchObject({ name: 'UnreadableSource' });
});

test('reads nothing outside the corpus, whatever the id says', async () => {
  const { provider } = open([makeFolder(LIBRARY)], makeFolder());
  for (const id of ['', '0/', '0/../x.md', '7/bees/honey.md', '0//etc/passwd', 'bees/honey.md', '0/a\0.md']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
});

test('counts how many documents hold a term', async () => {
  const { provider } = open([makeFolder(LIBRARY)], makeFolder());
  const frequencies = await provider.documentFrequencies(['bee', 'honei', 'absent']);
  expect(Object.fromEntries(frequencies)).toEqual({ bee: 2, honei: 1, absent: 0 });
  expect(provider.documentCount).toBe(3);
});

test('names the data folder when the index cannot be written', async () => {
  const blocked = join(makeFolder({ file: 'not a folder' }), 'file');
  const { provider } = open([makeFolder(LIBRARY)], blocked);
  await expect(provider.search(queryFor('honey'))).rejects.toMatchObject({
    name: 'EnvironmentFailure',
    remedy: expect.stringContaining('PLUMBLINE_DATA'),
  });
});
