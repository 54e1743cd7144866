import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { Extractor, FetchedBytes } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import { makeFolder, matchesOf, queryFor, writeFiles } from './corpus-folder.ts';

interface Counted extends Extractor {
  readonly extracted: readonly string[];
}

/** Takes the bytes of a file for its pages; a file that says so cannot be read. */
function extractor(): Counted {
  const extracted: string[] = [];
  return {
    extracted,
    extract: async ({ bytes, url }: FetchedBytes) => {
      extracted.push(url.split('/').at(-1) ?? '');
      const text = Buffer.from(bytes).toString('utf8');
      if (text.includes('encrypted')) throw new UnreadableSource('The PDF is encrypted.');
      if (text.includes('busy')) throw new ServiceUnavailable('No worker is free.');
      const title = /^Title: (.+)$/mu.exec(text)?.[1] ?? url.split('/').at(-1) ?? '';
      return { title, contentType: 'application/pdf', text: text.replaceAll('|', '\f') };
    },
    close: async () => undefined,
  };
}

const FILES = {
  'survey.pdf':
    'Title: Survey of herons\nThe first page is of herons. | The second page is of otters in rivers.',
  'scan.pdf': 'The kingfisher has a page of its own.',
  'note.md': 'A heron in a note.',
};

function open(folder: string, dataFolder: string, reader?: Extractor): CorpusProvider {
  const options = { folders: [folder], dataFolder, maximumAge: 0 };
  const provider = createCorpusProvider(reader === undefined ? options : { ...options, extractor: reader });
  onTestFinished(() => provider.close());
  return provider;
}

test('R2.7 finds PDFs of a folder by their extracted text and reads them page by page', async () => {
  const reader = extractor();
  const provider = open(makeFolder(FILES), makeFolder(), reader);
  const [hit] = await provider.search(queryFor('otters in rivers'));
  expect(hit).toMatchObject({ id: '0/survey.pdf', title: 'Survey of herons' });
  expect(hit?.snippet).toContain('second page is of otters');
  expect(await provider.read('0/survey.pdf')).toEqual({
    title: 'Survey of herons',
    contentType: 'application/pdf',
    text: 'Title: Survey of herons\nThe first page is of herons.\f The second page is of otters in rivers.',
    isAbstract: false,
    file: 'survey.pdf',
  });
  expect((await provider.search(queryFor('kingfisher')))[0]?.title).toBe('scan');
});

test('extracts a PDF once: not for a search, a reading, a start or a new name', async () => {
  const [folder, data, reader] = [makeFolder(FILES), makeFolder(), extractor()];
  const first = open(folder, data, reader);
  await first.search(queryFor('otter'));
  await first.read('0/survey.pdf');
  first.close();
  const second = open(folder, data, reader);
  await second.search(queryFor('otter'));
  renameSync(join(folder, 'scan.pdf'), join(folder, 'kept.pdf'));
  expect((await second.search(queryFor('kingfisher')))[0]).toMatchObject({ id: '0/kept.pdf', title: 'kept' });
  expect([...reader.extracted].sort()).toEqual(['scan.pdf', 'survey.pdf']);
});

test('extracts a PDF again when it has changed, for a reading too', async () => {
  const [folder, reader] = [makeFolder(FILES), extractor()];
  const provider = open(folder, makeFolder(), reader);
  await provider.prepare();
  writeFiles(folder, { 'scan.pdf': 'Now it is a page of a stork, and longer.' });
  expect((await provider.read('0/scan.pdf')).text).toContain('stork');
  expect((await provider.search(queryFor('stork')))[0]?.id).toBe('0/scan.pdf');
  expect(await matchesOf(provider, queryFor('kingfisher'))).toEqual([]);
});

test('skips a PDF that cannot be extracted, with the reason, and tries one again that could not be now', async () => {
  const folder = makeFolder({ ...FILES, 'secret.pdf': 'encrypted', 'later.pdf': 'busy heron' });
  const reader = extractor();
  const provider = open(folder, makeFolder(), reader);
  const { documents, skipped } = await provider.prepare();
  expect(documents).toBe(3);
  expect(skipped).toEqual([{ id: '0/secret.pdf', reason: 'it cannot be extracted (The PDF is encrypted.)' }]);
  await expect(provider.read('0/secret.pdf')).rejects.toMatchObject({ name: 'UnreadableSource' });
  expect(await provider.prepare()).toMatchObject({ documents: 3, added: 0 });
  expect(reader.extracted.filter((name) => name === 'later.pdf').length).toBeGreaterThan(1);
});

test('skips PDFs where nothing reads them, and reads them as soon as something does', async () => {
  const [folder, data] = [makeFolder(FILES), makeFolder()];
  const without = open(folder, data);
  expect((await without.prepare()).skipped.map(({ reason }) => reason)).toEqual(
    Array(2).fill('nothing here reads such files'),
  );
  await expect(without.read('0/scan.pdf')).rejects.toMatchObject({ name: 'UnreadableSource' });
  without.close();
  expect((await open(folder, data, extractor()).prepare()).documents).toBe(3);
});
