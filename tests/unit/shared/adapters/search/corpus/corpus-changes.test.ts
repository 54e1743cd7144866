import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { CorpusOptions } from '#shared/adapters/search/corpus/open-index.ts';
import { makeFolder, matchesOf, queryFor, writeFiles } from './corpus-folder.ts';

function open(folder: string, options: Partial<CorpusOptions> = {}): CorpusProvider {
  const provider = createCorpusProvider({ folders: [folder], dataFolder: makeFolder(), ...options });
  onTestFinished(() => provider.close());
  return provider;
}

async function idsFor(provider: CorpusProvider, text: string): Promise<readonly string[]> {
  return (await matchesOf(provider, queryFor(text, 20))).map((hit) => hit.id);
}

test('R2.1 notices new, changed, renamed and deleted files at the next search', async () => {
  const folder = makeFolder({ 'a.md': '# A\n\nThe heron waits.', 'b.md': '# B\n\nThe otter swims.' });
  const provider = open(folder, { maximumAge: 0 });
  expect(await idsFor(provider, 'heron otter')).toEqual(['0/a.md', '0/b.md']);
  writeFiles(folder, { 'c.md': '# C\n\nAnother heron flies off.' });
  expect([...(await idsFor(provider, 'heron'))].sort()).toEqual(['0/a.md', '0/c.md']);
  writeFiles(folder, { 'a.md': '# A\n\nThe heron has left, a stork came.' });
  expect(await idsFor(provider, 'stork')).toEqual(['0/a.md']);
  mkdirSync(join(folder, 'deep'));
  renameSync(join(folder, 'b.md'), join(folder, 'deep/other.md'));
  expect(await idsFor(provider, 'otter')).toEqual(['0/deep/other.md']);
  rmSync(join(folder, 'a.md'));
  expect(await idsFor(provider, 'stork')).toEqual([]);
  expect(await idsFor(provider, 'heron')).toEqual(['0/c.md']);
});

test('searches what it knows as long as it is recent', async () => {
  const folder = makeFolder({ 'a.md': 'The heron waits.' });
  const provider = open(folder);
  await provider.prepare();
  writeFiles(folder, { 'b.md': 'Another heron.' });
  expect(await idsFor(provider, 'heron')).toEqual(['0/a.md']);
});

test('does not index a file again whose time alone has changed', async () => {
  const folder = makeFolder({ 'a.md': 'The heron waits.', 'b.md': 'The otter swims.' });
  const dataFolder = makeFolder();
  const first = open(folder, { dataFolder });
  await first.prepare();
  first.close();
  utimesSync(join(folder, 'a.md'), 1, 1);
  const second = open(folder, { dataFolder });
  expect(await second.prepare()).toMatchObject({ documents: 2, added: 0, removed: 0 });
  expect(await idsFor(second, 'heron')).toEqual(['0/a.md']);
});

test('says of a file that was deleted between search and reading that it is gone', async () => {
  const folder = makeFolder({ 'a.md': 'The heron waits.' });
  const provider = open(folder);
  const [hit] = await provider.search(queryFor('heron'));
  rmSync(join(folder, 'a.md'));
  await expect(provider.read(hit?.id ?? '')).rejects.toMatchObject({
    name: 'UnreadableSource',
    message: expect.stringContaining('no document "0/a.md" in the corpus any more'),
  });
});

test('names a folder that has vanished since, and goes on when it is back', async () => {
  const folder = makeFolder({ 'a.md': 'The heron waits.' });
  const provider = open(folder, { maximumAge: 0 });
  await provider.prepare();
  renameSync(folder, `${folder}-away`);
  onTestFinished(() => rmSync(`${folder}-away`, { recursive: true, force: true }));
  await expect(provider.search(queryFor('heron'))).rejects.toThrow('does not exist');
  renameSync(`${folder}-away`, folder);
  expect(await idsFor(provider, 'heron')).toEqual(['0/a.md']);
});

const WORDS = ['heron', 'otter', 'salmon', 'river', 'reed', 'the', 'stork'];
const content = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));
const path = fc.constantFrom('a.md', 'b.txt', 'sub/a.md', 'sub/deep/c.md', 'z.md', 'sub/z.txt');
const change = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), path, content }),
  fc.record({ kind: fc.constant('delete' as const), path }),
  fc.record({ kind: fc.constant('rename' as const), path, to: path }),
);

test('R2.1 finds the same after any changes as an index of the same files from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      async (rounds) => {
        const folder = makeFolder({ 'keep.md': 'heron otter salmon' });
        const grown = createCorpusProvider({ folders: [folder], dataFolder: makeFolder(), maximumAge: 0 });
        const times = new Map<string, number>();
        for (const [round, changes] of rounds.entries()) {
          for (const one of changes) apply(folder, one, times);
          touch(folder, times, round);
          await grown.search(queryFor('heron'));
        }
        const fresh = createCorpusProvider({ folders: [folder], dataFolder: makeFolder() });
        for (const text of ['heron', 'otter river', 'stork salmon reed', 'sub deep']) {
          expect(await grown.search(queryFor(text, 20))).toEqual(await fresh.search(queryFor(text, 20)));
        }
        grown.close();
        fresh.close();
      },
    ),
    { numRuns: 25 },
  );
});

function apply(
  folder: string,
  one:
    | { readonly kind: 'write'; readonly path: string; readonly content: string }
    | { readonly kind: 'delete'; readonly path: string }
    | { readonly kind: 'rename'; readonly path: string; readonly to: string },
  times: Map<string, number>,
): void {
  if (one.kind === 'write') {
    writeFiles(folder, { [one.path]: one.content });
    times.set(one.path, 0);
  } else if (times.has(one.path)) {
    times.delete(one.path);
    if (one.kind === 'delete') return rmSync(join(folder, one.path));
    mkdirSync(dirname(join(folder, one.to)), { recursive: true });
    renameSync(join(folder, one.path), join(folder, one.to));
    times.set(one.to, 0);
  }
}

/** A clock of the file system may be too coarse to distinguish two writes of one round from those of the next. */
function touch(folder: string, times: Map<string, number>, round: number): void {
  for (const [name, time] of times) {
    if (time > 0) continue;
    const at = 1_000_000 + round * 1000 + times.size;
    utimesSync(join(folder, name), at, at);
    times.set(name, at);
  }
}
