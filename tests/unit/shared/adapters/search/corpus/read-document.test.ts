import { describe, expect, test } from 'vitest';
import { canonicalOf, decodeText } from '#shared/adapters/search/corpus/read-document.ts';

describe('decodeText', () => {
  const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
    Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? Buffer.from(part) : part)));

  test('reads a file by the encoding that it names', () => {
    // "日本" in EUC-JP.
    const page = bytesOf('<meta charset="EUC-JP"><p>', [0xc6, 0xfc, 0xcb, 0xdc], '</p>');
    expect(decodeText(page)).toMatchObject({ kind: 'text', raw: expect.stringContaining('日本') });
  });

  test('reads UTF-8, UTF-16 with a mark, and Windows-1252 where nothing is named', () => {
    expect(decodeText(bytesOf('Größe'))).toEqual({ kind: 'text', raw: 'Größe' });
    expect(decodeText(bytesOf([0xff, 0xfe], [0x41, 0], [0x42, 0]))).toEqual({ kind: 'text', raw: 'AB' });
    expect(decodeText(bytesOf('The caf', [0xe9], ' is open.'))).toEqual({
      kind: 'text',
      raw: 'The café is open.',
    });
  });

  test('says why there is no text', () => {
    expect(decodeText(bytesOf([0x7f, 0x45, 0, 0, 1]))).toEqual({
      kind: 'unreadable',
      reason: 'it is binary',
    });
    expect(decodeText(bytesOf(' \n'))).toEqual({ kind: 'unreadable', reason: 'it is empty' });
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
