import { describe, expect, test } from 'vitest';
import { canonicalOf, decodeText } from '#shared/adapters/search/corpus/read-document.ts';

describe('decodeText', () => {
  const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
    Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? Buffer.from(part) : part)));

  test('reads a file by the encoding that it names', () => {
    // "日本" in EUC-JP.
    const page = bytesOf('<meta charset="EUC-JP"><p>', [0xc6, 0xfc, 0xcb, 0xdc], '</p>');
    expect(decodeText(page, 'page.html')).toMatchObject({
      kind: 'text',
      raw: expect.stringContaining('日本'),
    });
  });

  test('reads UTF-8, UTF-16 with a mark, and Windows-1252 where nothing is named', () => {
    expect(decodeText(bytesOf('Größe'), 'a.txt')).toEqual({ kind: 'text', raw: 'Größe' });
    expect(decodeText(bytesOf([0xff, 0xfe], [0x41, 0], [0x42, 0]), 'a.txt')).toEqual({
      kind: 'text',
      raw: 'AB',
    });
    expect(decodeText(bytesOf('The caf', [0xe9], ' is open.'), 'a.txt')).toEqual({
      kind: 'text',
      raw: 'The café is open.',
    });
  });

  test('reads a text that a program has filled up with zeros, and takes zeros within it for no text', () => {
    const padding = Array.from({ length: 600 }, () => 0);
    expect(decodeText(bytesOf('The kiln is hot.\n', padding), 'a.txt')).toEqual({
      kind: 'text',
      raw: 'The kiln is hot.\n',
    });
    expect(decodeText(bytesOf([0xff, 0xfe], [0x41, 0], padding), 'a.txt').kind).toBe('text');
    const wide = decodeText(bytesOf([0xff, 0xfe], [0x41, 0, 0x42, 0], padding), 'a.txt');
    expect(wide.kind === 'text' ? wide.raw.replaceAll('\0', '') : '').toBe('AB');
    expect(decodeText(bytesOf('The kiln', [0, 0, 0], ' is hot.'), 'a.txt').kind).toBe('unreadable');
    expect(decodeText(bytesOf(padding), 'a.txt').kind).toBe('unreadable');
  });

  test('leaves the pictures out that are written into a page, and no line, nor what a text says of them', () => {
    const picture = `data:image/png;base64,${'iVBORw0KGgo='.repeat(600_000)}`;
    const page = `<p>One</p>\n<img src="${picture.slice(0, 40)}\n${picture.slice(40)}">\n<p>Two</p>`;
    const decoded = decodeText(bytesOf(page), 'page.html.gz');
    expect(decoded).toEqual({ kind: 'text', raw: '<p>One</p>\n<img src="data:,\n">\n<p>Two</p>' });
    expect(decodeText(bytesOf(picture.slice(0, 60)), 'a.txt')).toEqual({
      kind: 'text',
      raw: picture.slice(0, 60),
    });
  });

  test('reads no page that is large without its pictures', () => {
    expect(decodeText(bytesOf('<p>kiln</p>'.repeat(500_000)), 'page.html')).toEqual({
      kind: 'unreadable',
      reason: 'it is larger than 5 MB, pictures aside',
    });
  });

  test('says why there is no text', () => {
    expect(decodeText(bytesOf([0x7f, 0x45, 0, 0, 1]), 'a.txt')).toEqual({
      kind: 'unreadable',
      reason: 'it is binary',
    });
    expect(decodeText(bytesOf(' \n'), 'a.txt')).toEqual({ kind: 'unreadable', reason: 'it is empty' });
  });
});

describe('canonicalOf', () => {
  test('takes the heading for the title where the title only says the name of the file', () => {
    const page = '<title>main</title><h1>Kilns</h1><p>They are hot.</p>';
    expect(canonicalOf('doc/main.html.gz', page).title).toBe('Kilns');
    expect(canonicalOf('doc/kiln.html', page).title).toBe('main');
    expect(canonicalOf('doc/main.html', '<title>Main</title><p>They are hot.</p>').title).toBe('Main');
  });
});

test('a page that is called by the name of its file gets what it says of itself, where its first heading is one of every manual', () => {
  const page = (heading: string, description = 'description: Fire a pot\n'): string =>
    `---\ntitle: kiln-fire\n${description}---\n\n### ${heading}\n\nFire it.\n`;
  const titleOf = (raw: string): string | undefined => canonicalOf('commands/kiln-fire.md', raw).title;
  expect(titleOf(page('Synopsis'))).toBe('kiln-fire: Fire a pot');
  expect(titleOf(page('Synopsis', ''))).toBe('kiln-fire');
  expect(titleOf(page('Firing pots'))).toBe('Firing pots');
});
