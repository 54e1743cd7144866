import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { fetched } from '#tests/support/pages.ts';

const nothing = async (): Promise<void> => undefined;

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

/** A stored ZIP with one file. */
function zip(name: string): Buffer {
  const data = deflateRawSync(Buffer.from('content'));
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(7, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data, Buffer.alloc(64)]);
}

describe('what is no text', () => {
  test.each([
    ['a ZIP archive', zip('notes.txt'), 'text/html'],
    ['a gzip archive', gzipSync('text inside'), 'text/plain'],
    ['a picture (PNG)', PNG, 'text/html'],
    ['a program', Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex'), undefined],
    [
      'a binary file (application/octet-stream)',
      Buffer.from([1, 2, 3, 0, 0, 0, 7, 0]),
      'application/octet-stream',
    ],
  ])('R2.7 is refused as %s', async (name, bytes, contentType) => {
    await expect(extractText(fetched(bytes, contentType), nothing)).rejects.toThrow(
      new UnreadableSource(`This is ${name}, not a text.`),
    );
  });

  test.each([
    ['RTF', String.raw`{\rtf1\ansi Hello}`],
    ['PostScript', '%!PS-Adobe-3.0\nshowpage'],
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>'],
  ])('is refused as %s though it is made of characters', async (name, text) => {
    await expect(extractText(fetched(text, 'text/plain'), nothing)).rejects.toThrow(name);
  });

  test.each(['', ' \n\t ', '\ufeff'])('is refused as empty when it is %j', async (text) => {
    await expect(extractText(fetched(text, 'text/html'), nothing)).rejects.toThrow(
      new UnreadableSource('It is empty.'),
    );
  });
});

describe('text', () => {
  test('of no markup stays as it is, named after its first line', async () => {
    const text = 'First line.\n  Second line, with an indent.\nBMI is a measure.';
    const extracted = await extractText(
      fetched(text, 'text/plain', 'https://example.org/a/my%20notes.txt'),
      nothing,
    );
    expect(extracted).toEqual({ title: 'First line.', contentType: 'text/plain', text });
  });

  test.each([
    ['text/markdown', 'https://example.org/readme'],
    ['text/plain', 'https://example.org/README.md'],
    [undefined, 'https://example.org/docs/guide.markdown?raw=1'],
  ])('is Markdown by its header (%s) or its address (%s)', async (contentType, url) => {
    const extracted = await extractText(
      fetched('Intro\n\n# The guide\n\n- one\n- two', contentType, url),
      nothing,
    );
    expect(extracted).toMatchObject({ contentType: 'text/markdown', title: 'The guide' });
  });

  test.each(['text/plain', 'application/octet-stream', undefined, 'application/json'])(
    'is a page when it looks like one, though its header says %s',
    async (contentType) => {
      const page =
        '<!-- saved --><!DOCTYPE html><title>Look</title><p>A paragraph with some words in it, for once.</p>';
      const extracted = await extractText(fetched(page, contentType), nothing);
      expect(canonicalise(extracted).text).toBe('A paragraph with some words in it, for once.');
      expect(extracted.title).toBe('Look');
    },
  );
});

describe('JSON', () => {
  test('becomes an outline with the text of its values', async () => {
    const value = { name: 'Elbe', gauges: [{ place: 'Dresden', note: 'Rose "fast",\nthen fell' }, 7, null] };
    const extracted = await extractText(fetched(JSON.stringify(value), 'application/json'), nothing);
    expect(extracted.contentType).toBe('text/plain');
    expect(extracted.text).toBe(
      'name: Elbe\ngauges:\n  -\n    place: Dresden\n    note: Rose "fast", then fell\n  - 7\n  - null',
    );
  });

  test('that is broken stays as it is', async () => {
    expect((await extractText(fetched('{"name": "Elbe"', 'application/json'), nothing)).text).toBe(
      '{"name": "Elbe"',
    );
  });
});

describe('XML', () => {
  test('gives one paragraph for each element of text, inline marks within', async () => {
    const xml =
      '<?xml version="1.0"?><doc><title>Salt</title><sec><p>CO<sub>2</sub> and <i>more</i> &amp; less</p><p>End</p></sec></doc>';
    const extracted = await extractText(fetched(xml, 'application/xml'), nothing);
    expect(extracted).toEqual({
      title: 'Salt',
      contentType: 'text/plain',
      text: 'Salt\n\nCO2 and more & less\n\nEnd',
    });
  });

  test('of an RSS feed gives its entries with their dates', async () => {
    const xml = `<rss version="2.0"><channel><title>River news</title><item><title>High water</title>
<pubDate>Tue, 11 Apr 2023 06:30:00 GMT</pubDate><description>&lt;p&gt;The river &lt;b&gt;rose&lt;/b&gt;.&lt;/p&gt;</description></item>
<item><title>Low water</title><description><![CDATA[<p>It fell.</p>]]></description></item></channel></rss>`;
    const extracted = await extractText(fetched(xml, 'application/rss+xml'), nothing);
    expect(extracted).toMatchObject({ title: 'River news', contentType: 'text/plain' });
    expect(extracted.text).toBe(
      '## High water\n\n2023-04-11T06:30:00.000Z\n\nThe river rose.\n\n## Low water\n\nIt fell.',
    );
  });

  test('of an Atom feed gives its entries', async () => {
    const xml = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title>
<entry><title>One</title><published>2024-05-06</published><content type="html">&lt;p&gt;First.&lt;/p&gt;</content></entry></feed>`;
    const extracted = await extractText(fetched(xml, 'text/xml'), nothing);
    expect(extracted).toMatchObject({ title: 'Notes', text: '## One\n\n2024-05-06\n\nFirst.' });
  });

  test('of a journal article gives its title, sections and text', async () => {
    const body = 'The marsh grew by a tenth in five years. '.repeat(12);
    const xml = `<?xml version="1.0"?><article><front><article-meta><title-group><article-title>Salt <i>marshes</i></article-title>
</title-group></article-meta></front><body><sec><title>Results</title><p>${body}</p></sec></body></article>`;
    const extracted = await extractText(fetched(xml, 'application/xml'), nothing);
    expect(extracted).toMatchObject({ title: 'Salt marshes', contentType: 'text/html' });
    expect(canonicalise(extracted).text).toContain('## Results\n\nThe marsh grew by a tenth');
  });

  test('does not expand entities', async () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "ha">]><a>&b;</a>';
    expect((await extractText(fetched(xml, 'application/xml'), nothing)).text).toContain('&b;');
  });
});
