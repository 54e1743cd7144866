import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { LeftOut } from '#shared/adapters/search/corpus/file-kinds.ts';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { makeFolder, matchesOf, queryFor } from './corpus-folder.ts';

const FILES = {
  'guide.rst': 'Herons\n======\n\nThe heron **stands** in :ref:`shallow water <w>`.\n',
  'guide.adoc': '= Otters\n\nThe otter swims in https://example.org[deep rivers].\n',
  'birds.csv': 'Bird,Wingspan\nKingfisher,25 cm\nCormorant,150 cm\n',
  'letter.txt': 'A letter on beavers\n\nThe beaver gnaws at night.\n',
  'post.md':
    '---\ntitle: On newts\ndate: 2023-02-01\ndescription: Newts sleep in mud.\n---\n\nA newt wakes in March.\n',
  'guide.xht':
    '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Storks</title></head><body><p>The stork nests on a chimney.</p></body></html>',
  'photo.png': 'not read',
  'a.xlsx': 'not read',
  'b.xlsx': 'not read',
};

function open(notes: string[] = []): CorpusProvider {
  const provider = createCorpusProvider({
    folders: [makeFolder(FILES)],
    dataFolder: makeFolder(),
    note: (message) => notes.push(message),
  });
  onTestFinished(() => provider.close());
  return provider;
}

test.each([
  ['shallow water heron', '0/guide.rst', 'Herons'],
  ['deep rivers otter', '0/guide.adoc', 'Otters'],
  ['kingfisher wingspan', '0/birds.csv', 'birds'],
  ['beaver gnaws', '0/letter.txt', 'A letter on beavers'],
  ['stork nests on a chimney', '0/guide.xht', 'Storks'],
  ['newts sleep in mud', '0/post.md', 'On newts'],
])('R2.7 finds "%s" in %s, titled "%s"', async (query, id, title) => {
  const [hit] = await open().search(queryFor(query));
  expect(hit).toMatchObject({ id, title });
});

test('R2.7 reads a file in its own markup, line by line, with what its front matter says', async () => {
  const provider = open();
  expect(await provider.read('0/guide.rst')).toMatchObject({
    title: 'Herons',
    contentType: 'text/markdown',
    text: '# Herons\n\n\nThe heron **stands** in shallow water.\n',
  });
  expect((await provider.read('0/birds.csv')).text).toContain('Bird: Kingfisher; Wingspan: 25 cm');
  expect(await provider.read('0/post.md')).toMatchObject({ title: 'On newts', publishedAt: '2023-02-01' });
});

test('says in one line what is there and is not read', async () => {
  const notes: string[] = [];
  await open(notes).search(queryFor('heron'));
  expect(notes).toContain('Not searched, as such files are not read: 2 .xlsx, 1 .png.');
});

test('names the most frequent kinds and counts the others', () => {
  const leftOut = new LeftOut();
  for (const name of ['a.b', 'a.c', 'a.d', 'a.e', 'a.f', 'a.g', 'a.h', '.hidden', 'Makefile', 'b.h'])
    leftOut.add(name);
  expect(leftOut.describe()).toBe('2 .h, 1 .b, 1 .c, 1 .d, 1 .e, 1 .f and 2 others');
  expect(new LeftOut().describe()).toBeUndefined();
});

test('R2.7 reads what is compressed as what it was, pages of manuals among it', async () => {
  const page =
    '.TH HERON 1\n.SH NAME\nheron \\- watch a river\n.SH DESCRIPTION\nIt stands in shallow water.\n';
  const folder = makeFolder({
    'man1/heron.1.gz': gzipSync(page),
    'changes.html.gz': gzipSync('<main><p>Otters swim in deep rivers.</p></main>'),
    'large.txt.gz': gzipSync('beaver '.repeat(1_000_000)),
    'broken.txt.gz': new Uint8Array([0x1f, 0x8b, 8, 0, 1]),
  });
  const notes: string[] = [];
  const provider = createCorpusProvider({
    folders: [folder],
    dataFolder: makeFolder(),
    note: (one) => notes.push(one),
  });
  onTestFinished(() => provider.close());
  expect(await matchesOf(provider, queryFor('shallow water'))).toMatchObject([
    { id: '0/man1/heron.1.gz', title: 'heron(1): watch a river' },
  ]);
  expect((await provider.read('0/man1/heron.1.gz')).text).toContain('It stands in shallow water.');
  expect(await matchesOf(provider, queryFor('otters swim'))).toMatchObject([{ id: '0/changes.html.gz' }]);
  expect(await matchesOf(provider, queryFor('beaver'))).toEqual([]);
  expect(notes.join('\n')).toMatch(/2 (?:files|documents)|larger than allowed|cannot be uncompressed/u);
});
