import { describe, expect, it } from 'vitest';
import { makeFolder, open, queryFor, type Files } from './corpus-folder.ts';

const ENGLISH =
  'This is the guide of the mill. When the server is lost, it is called again after the delay (`reconnect_delay`).';
const GERMAN =
  'Das ist das Handbuch der Mühle. Wenn der Server nicht da ist, wird er nach einer Zeit wieder gerufen (`reconnect_delay`).';
const JAPANESE =
  'これは製粉所の手引きです。サーバーが失われると、しばらくして再び呼ばれます（`reconnect_delay`）。';

async function pathsFor(files: Files, language?: string): Promise<readonly string[]> {
  const { provider } = open([makeFolder(files)], makeFolder());
  const query = { ...queryFor('server reconnect_delay'), ...(language === undefined ? {} : { language }) };
  return (await provider.search(query)).map(({ url }) => url.split('/').slice(-2).join('/')).sort();
}

describe('what a folder says in several languages', () => {
  it.each([
    ['guide.en.html', 'guide.de.html', 'guide.ja.html'],
    ['guide.html', 'guide.de.html', 'guide.ja.html'],
    ['guide.html', 'guide_de.html', 'guide-ja_JP.html'],
  ])('is found in the language of the question alone: %s', async (...names) => {
    const texts = [ENGLISH, GERMAN, JAPANESE];
    const files = Object.fromEntries(names.map((name, at) => [`x/${name}`, `<p>${texts[at]}</p>`]));
    expect(await pathsFor(files, 'en')).toEqual([`x/${names[0]}`]);
    expect(await pathsFor(files, 'de')).toEqual([`x/${names[1]}`]);
    expect(await pathsFor(files, 'ja')).toEqual([`x/${names[2]}`]);
    expect(await pathsFor(files)).toHaveLength(3);
  });

  it('is known by the names of folders', async () => {
    const files = {
      'man/x.md': ENGLISH,
      'man/de/x.md': GERMAN,
      'ja/y.md': JAPANESE,
      'en/y.md': `${ENGLISH} It ends.`,
    };
    expect(await pathsFor(files, 'en')).toEqual(['en/y.md', 'man/x.md']);
  });

  it('is all found where none of it is in the language of the question', async () => {
    const files = { 'guide.de.md': GERMAN, 'guide.ja.md': JAPANESE };
    expect(await pathsFor(files, 'en')).toHaveLength(2);
    expect(await pathsFor(files, 'pl')).toHaveLength(2);
    expect(await pathsFor({ 'guide.md': ENGLISH, 'guide.de.md': GERMAN }, 'fr')).toHaveLength(2);
  });

  it('is all found where the names mean something else and the texts are in one language', async () => {
    const other = ENGLISH.replace('the mill', 'the saw');
    expect(await pathsFor({ 'api/cs/x.md': ENGLISH, 'api/en/x.md': other }, 'en')).toHaveLength(2);
    const code = 'func server(reconnect_delay int) { retry(server, reconnect_delay) }';
    expect(await pathsFor({ 'docs/x.md': ENGLISH, 'docs/go/x.md': code }, 'en')).toHaveLength(2);
  });
});

it('counts what is in the language of the question where it finds all of a few documents', async () => {
  const pairs = Array.from({ length: 4 }, (_, at): [string, string][] => [
    [
      `page${at}.en.html`,
      `<title>Page ${at}</title><p>The lamp of room ${at} is lit at dusk, and put out at dawn.</p>`,
    ],
    [
      `page${at}.de.html`,
      `<title>Seite ${at}</title><p>Die Lampe in Raum ${at} wird abends angemacht und morgens gelöscht.</p>`,
    ],
  ]);
  const { provider } = open([makeFolder(Object.fromEntries(pairs.flat()))], makeFolder());
  const found = await provider.search({ ...queryFor('zzz', 4), language: 'en' });
  expect(found.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((at) => `0/page${at}.en.html`));
  expect(await provider.search({ ...queryFor('zzz', 3), language: 'en' })).toEqual([]);
});
