import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCorpusFolders, corpusFolders } from '#shared/adapters/search/corpus/folders.ts';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { InvalidInput } from '#shared/errors.ts';
import { makeFolder, queryFor } from './corpus-folder.ts';

function failureOf(folder: string): unknown {
  try {
    checkCorpusFolders([folder]);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('accepts a folder with one readable document', () => {
  expect(failureOf(makeFolder({ 'a.bin': 'x', 'deep/er/b.md': 'Text.' }))).toBeUndefined();
});

test('names a link in a folder that holds no document itself, since links are not followed', () => {
  const folder = makeFolder({ 'deep/readme.png': 'x' });
  symlinkSync(makeFolder({ 'a.md': 'Text.' }), join(folder, 'deep', 'docs'));
  expect(failureOf(folder)).toMatchObject({
    remedy: 'Links are not followed: name the folder or file that "deep/docs" leads to.',
  });
});

test.each([
  ['is missing', () => join(makeFolder(), 'absent'), 'does not exist'],
  ['is a file', () => join(makeFolder({ 'a.md': 'x' }), 'a.md'), 'is not a folder'],
  ['is empty', () => makeFolder(), 'holds no document'],
  ['holds no documents', () => makeFolder({ 'a.png': 'x' }), 'holds no document'],
  ['holds only binaries', () => makeFolder({ 'a.txt': new Uint8Array([1, 0, 2]) }), 'binary'],
  ['holds only empty files', () => makeFolder({ 'a.txt': '', 'b.md': '\n' }), 'empty'],
])('names a folder that %s, and says what to do', (_case, make, reason) => {
  const folder = make();
  const failure = failureOf(folder);
  expect(failure).toBeInstanceOf(InvalidInput);
  expect(failure).toMatchObject({
    message: expect.stringContaining(folder),
    remedy: expect.stringContaining('--corpus'),
  });
  expect(failure).toMatchObject({ message: expect.stringContaining(reason) });
});

test('a search in such a folder fails by the same name', async () => {
  const provider = createCorpusProvider({ folders: [makeFolder()], dataFolder: makeFolder() });
  await expect(provider.search(queryFor('anything'))).rejects.toMatchObject({ name: 'InvalidInput' });
  provider.close();
});

test('takes the installed packages of the project when no folder is named', () => {
  const project = makeFolder({ 'node_modules/a/README.md': '# A', 'src/deep/x.md': 'x' });
  expect(corpusFolders([], join(project, 'src/deep'))).toEqual([
    { path: join(project, 'node_modules'), kind: 'readmes' },
  ]);
});
