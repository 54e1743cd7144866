import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#shared/adapters/search/corpus/database.ts';
import { folderLocation } from '#shared/adapters/search/corpus/folder-location.ts';
import { synchronise } from '#shared/adapters/search/corpus/synchronise.ts';
import { writeFiles, makeFolder, type Files } from './corpus-folder.ts';

const page = (heading: string, body: string): string =>
  `<html><head><title>Kiln handbook</title></head><body><main><h1>Kiln handbook</h1>${heading}<p>${body} It is told here at some length, for all who fire pots.</p></main></body></html>`;

async function indexed(files: Files) {
  const { database } = openDatabase(join(makeFolder(), 'index.sqlite'), 'v');
  const folder = makeFolder(files);
  const locations = [folderLocation({ path: folder, kind: 'documents' })];
  const update = async () => synchronise(database, { locations, extractor: undefined });
  await update();
  const titles = (): Record<string, string> =>
    Object.fromEntries(
      database
        .prepare("SELECT path, title FROM files WHERE status = 'indexed' ORDER BY path")
        .all()
        .map(({ path, title }) => [String(path), String(title)]),
    );
  return { folder, update, titles, close: () => database.close() };
}

const PAGES = {
  'fire.html': page('<h2>Firing</h2><h2>Introduction</h2>', 'Heat it slowly.'),
  'glaze.html': page('<h2>Introduction</h2><h2>Glazes</h2>', 'Lead is poison.'),
  'tools.html': page('', 'Have gloves.'),
};

test('documents of one title are called by the first heading that tells, else by their file', async () => {
  const { titles, close } = await indexed(PAGES);
  expect(titles()).toEqual({
    'fire.html': 'Firing — Kiln handbook',
    'glaze.html': 'Glazes — Kiln handbook',
    'tools.html': 'tools — Kiln handbook',
  });
  close();
});

test('a title of one or two documents is left as it is', async () => {
  const { 'tools.html': _, ...two } = PAGES;
  const { titles, close } = await indexed(two);
  expect(new Set(Object.values(titles()))).toEqual(new Set(['Kiln handbook']));
  close();
});

test('what comes later is called apart from what was there, as if all had come together', async () => {
  const { 'tools.html': tools, ...two } = PAGES;
  const { folder, update, titles, close } = await indexed(two);
  writeFiles(folder, { 'tools.html': tools });
  await update();
  const atOnce = await indexed(PAGES);
  expect(titles()).toEqual(atOnce.titles());
  close();
  atOnce.close();
});

test('what is left alone goes by its own title again', async () => {
  const { folder, update, titles, close } = await indexed(PAGES);
  for (const gone of ['fire.html', 'glaze.html']) rmSync(join(folder, gone));
  await update();
  expect(titles()).toEqual({ 'tools.html': 'Kiln handbook' });
  close();
});

test('a heading that no other document has goes before one that another has, too', async () => {
  const { titles, close } = await indexed(
    Object.fromEntries(
      ['Glazes', 'Shelves', 'Doors', 'Cones', 'Ash', 'Wood', 'Lids', 'Clay'].map((name, at) => [
        `p${at}.html`,
        page(
          `${at < 2 ? '<h2>Firing</h2>' : '<h2>Table of contents</h2>'}<h2>${name}</h2>`,
          `${name} matter.`,
        ),
      ]),
    ),
  );
  expect(Object.values(titles()).map((title) => title.split(' — ')[0])).toEqual([
    'Glazes',
    'Shelves',
    'Doors',
    'Cones',
    'Ash',
    'Wood',
    'Lids',
    'Clay',
  ]);
  close();
});
