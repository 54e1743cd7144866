import { appendFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LIBRARY, idsFor, makeFolder, open, queryFor, writeFiles } from './corpus-folder.ts';

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

test('tells what it looks for because no document has a word that is asked for', async () => {
  const { provider } = open(
    [makeFolder({ 'a.md': '# Lanterns\n\nA lantern is lit at dusk.' })],
    makeFolder(),
  );
  const told: (readonly string[])[] = [];
  const ask = async (question: string): Promise<void> => {
    await provider.search(queryFor(question), undefined, (terms) => told.push(terms));
  };
  await ask('When is a lantern lit?');
  expect(told).toEqual([]);
  await ask('When is a lantren lit?');
  expect(told).toEqual([['lantern']]);
});

test('puts a document that is about it throughout before one that mentions it among much else', async () => {
  const aside = 'The weather was fair and the boats went out to the islands for the day. '.repeat(20);
  const folding = 'A sail is folded from the foot to the head, and tied before it goes below.';
  const folder = makeFolder({
    'log.md': `# Log\n\n${aside.repeat(6)}\n\n## Evening\n\nThe sail was folded, folded again, and folded by hand.\n\n${aside.repeat(6)}`,
    'sails.md': `# Sails\n\n${Array.from({ length: 12 }, (_, turn) => `## Way ${turn}\n\n${folding} ${'It then keeps its form and takes little room in the locker. '.repeat(8)}`).join('\n\n')}`,
  });
  const { provider } = open([folder], makeFolder());
  expect(await idsFor(provider, 'how is it folded')).toEqual(['0/sails.md', '0/log.md']);
});

test('gives a place to what is called what is asked about, and says it in words of its own', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 8 }, (_, number) => [
      `other-${number}.md`,
      `# Shed ${number} manual\n\nThe kiln is kept dry at night in shed ${number}: keep the kiln dry at night, and dry it at night.`,
    ]),
  );
  const folder = makeFolder({ ...others, 'kiln.md': '# Kiln manual\n\nThe kiln has a lid. Close it.' });
  const { provider } = open([folder], makeFolder());
  const idsOf = async (resultCount: number): Promise<readonly string[]> => {
    const hits = await provider.search(queryFor('How is the kiln kept dry at night?', resultCount));
    return hits.map((hit) => hit.id);
  };
  expect((await idsOf(5)).at(-1)).toBe('0/kiln.md');
  expect((await idsOf(8)).indexOf('0/kiln.md')).toBe(5);
  expect(await idsOf(8)).toHaveLength(8);
});

test('looks for other forms of a word that no document has', async () => {
  const folder = makeFolder({
    'plague.md': '# Plague\n\nThe septicemic form of it poisons the blood.',
    'septic.md': '# Tanks\n\nA septum parts a septic tank. Sepals are of flowers.',
  });
  const { provider } = open([folder], makeFolder());
  expect(await idsFor(provider, 'What is septicemia?')).toEqual(['0/plague.md']);
  expect(await idsFor(provider, 'What is a septet?')).toEqual([]);
  expect(await idsFor(provider, 'what is a setpum?')).toEqual(['0/septic.md']);
  expect(await idsFor(provider, 'which flowers have speals?')).toEqual(['0/septic.md']);
  expect(await idsFor(provider, 'what is a septuum?')).toEqual(['0/septic.md']);
  expect(await idsFor(provider, 'what is se1pals?')).toEqual([]);
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
  // A clock by which each file takes a second, however fast the machine is.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const found = await Promise.all(['heron', 'word7', 'heron'].map((text) => idsFor(provider, text))).finally(
    () => {
      clearInterval(ticking);
      clock.mockRestore();
    },
  );
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

test('finds all of a few documents, those without a word of the query last', async () => {
  const { provider } = open([makeFolder(LIBRARY)], makeFolder());
  const hits = await provider.search(queryFor('where does the queen live', 3));
  expect(hits.map(({ id, rank, isUnmatched }) => [id, rank, isUnmatched])).toEqual([
    ['0/bees/hives.txt', 1, undefined],
    ['0/bees/honey.md', 2, true],
    ['0/rivers/salmon.html', 3, true],
  ]);
  expect(hits[1]?.snippet).toContain('Bees make honey');
  expect(await provider.search(queryFor('zzz', 3))).toHaveLength(3);
  expect(await provider.search(queryFor('zzz', 2))).toEqual([]);
});
