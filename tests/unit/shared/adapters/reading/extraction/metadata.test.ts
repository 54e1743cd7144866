import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanAuthors,
  cleanDate,
  cleanLanguage,
  cleanUrl,
  metadataLine,
  titleFromUrl,
} from '#shared/adapters/reading/extraction/clean-metadata.ts';
import { readLinkedData } from '#shared/adapters/reading/extraction/html/linked-data.ts';
import { metadataOf } from '#shared/adapters/reading/extraction/html/metadata.ts';
import { withoutSiteName } from '#shared/adapters/reading/extraction/html/site-name.ts';
import { surveyPage } from '#shared/adapters/reading/extraction/html/survey.ts';

function describePage(head: string, body = ''): ReturnType<typeof metadataOf> {
  const { notes } = surveyPage(`<html><head>${head}</head><body>${body}</body></html>`);
  return metadataOf({ notes, data: readLinkedData(notes.linkedData) }, 'https://news.example.org/a/b');
}

describe('a title', () => {
  test.each([
    ['Rivers rise | Example News', 'Example News', 'Rivers rise'],
    ['Example News: Rivers rise fast - Example News', 'Example News', 'Example News: Rivers rise fast'],
    ['Example News » Rivers rise', 'Example News', 'Rivers rise'],
    ['Rivers rise fast · Daily', undefined, 'Rivers rise fast'],
    [
      'How we built a queue - an async task framework',
      undefined,
      'How we built a queue - an async task framework',
    ],
    ['Rivers - Lakes', undefined, 'Rivers - Lakes'],
    ['Rivers rise fast - Example', undefined, 'Rivers rise fast'],
    ['Rivers', undefined, 'Rivers'],
  ])('of "%s" on the site %s is "%s"', (title, site, expected) => {
    expect(withoutSiteName(title, { site, host: 'example', headings: [] })).toBe(expected);
  });

  test('is the part that is the heading of the page', () => {
    const clues = { site: undefined, host: 'example', headings: ['Standalone binaries'] };
    expect(withoutSiteName('Blog - Standalone binaries - Engine', clues)).toBe('Standalone binaries');
  });

  test.each([')', '&lt;no title&gt;', 'Untitled document'])(
    'is none where a generator wrote "%s": the name of the file says more',
    (own) => {
      const page = describePage(
        `<title>${own} — Example 2.1 documentation</title>`,
        '<h1>}</h1><h1>Example</h1>',
      );
      expect(page.title).toBe('b');
    },
  );

  test('is a heading where the page has none, if that is a name', () => {
    expect(describePage('', '<h1>)</h1><h1>Reformatting a block</h1>').title).toBe('Reformatting a block');
  });

  test('is none of many headings of one rank', () => {
    const parts = ['Clay', 'Glaze', 'Fire', 'Ash'].map((name) => `<h1>${name}</h1>`);
    expect(describePage('', parts.join('')).title).toBe('b');
    expect(describePage('', parts.slice(1).join('')).title).toBe('Glaze');
  });

  test('is that for other programs, then that of the page, then its heading, then its address', () => {
    const named = '<meta property="og:title" content="Named"><title>Titled page</title>';
    expect(describePage(named, '<h1>Headed</h1>').title).toBe('Named');
    expect(describePage('<title>Titled page</title>', '<h1>Headed</h1>').title).toBe('Titled page');
    expect(describePage('', '<h1>Headed <b>well</b></h1>').title).toBe('Headed well');
    expect(describePage('').title).toBe('b');
  });
});

describe('authors', () => {
  test('are those of the scholarly tags, all of them', () => {
    const head =
      '<meta name="citation_author" content="Kooman, F."><meta name="citation_author" content="Jong, M. de">';
    expect(describePage(`${head}<meta name="author" content="Web team">`).authors).toEqual([
      'Kooman, F.',
      'Jong, M. de',
    ]);
  });

  test('are those of the linked data in whatever form they are given', () => {
    const script = (author: unknown): string =>
      `<script type="application/ld+json">${JSON.stringify([{ '@type': ['Article'], author }])}</script>`;
    expect(describePage(script('Ada Stone')).authors).toEqual(['Ada Stone']);
    expect(describePage(script({ name: 'Ada Stone' })).authors).toEqual(['Ada Stone']);
    expect(describePage(script([{ name: 'Ada Stone' }, { name: 'ada stone' }, 'Bo Reed'])).authors).toEqual([
      'Ada Stone',
      'Bo Reed',
    ]);
  });

  test.each([
    ['By Ada Stone', ['Ada Stone']],
    ['https://example.org/people/ada', []],
    ['ada@example.org', []],
    ['  ', []],
    ['x'.repeat(500), []],
  ])('are cleaned: "%s"', (text, expected) => {
    expect(cleanAuthors([text])).toEqual(expected);
  });

  test('are read from the line under the title without its date and its editor', () => {
    const { notes } = surveyPage('<p>text</p>');
    const byline = 'By Nathan Brook\n   March 25, 2015\n  Edited by Bea Moss';
    const { authors } = metadataOf({ notes, data: { authors: [] }, byline }, 'https://example.org/');
    expect(authors).toEqual(['Nathan Brook']);
  });
});

describe('a date', () => {
  test.each([
    ['2020', '2020'],
    ['2020/5', '2020-05'],
    ['2020-05-06', '2020-05-06'],
    ['20200506', '2020-05-06'],
    ['2020-05-06T10:00:00+02:00', '2020-05-06T08:00:00.000Z'],
    ['2020-05-06T10:00:00', '2020-05-06T10:00:00.000Z'],
    ['May 6, 2020', '2020-05-06'],
    ['Wed, 06 May 2020 10:00:00 GMT', '2020-05-06T10:00:00.000Z'],
    ['2020-13-45', undefined],
    ['9999-01-01', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('of "%s" is %s', (text, expected) => {
    expect(cleanDate(text)).toBe(expected);
  });

  test('is that of the linked data, of a tag, or of a time in the page', () => {
    expect(describePage('<meta property="article:published_time" content="2021-02-03">').publishedAt).toBe(
      '2021-02-03',
    );
    expect(
      describePage('', '<time datetime="2019-01-01">a</time><time pubdate datetime="2019-02-02">b</time>')
        .publishedAt,
    ).toBe('2019-02-02');
    expect(describePage('').publishedAt).toBeUndefined();
  });
});

describe('language and address', () => {
  test.each([
    ['en_US', 'en-US'],
    ['DE', 'de'],
    ['zh-hans-cn', 'zh-Hans-CN'],
    ['de, en', 'de'],
    ['und', undefined],
    ['{{lang}}', undefined],
  ])('of "%s" is %s', (text, expected) => {
    expect(cleanLanguage(text)).toBe(expected);
  });

  test.each([
    ['/c?d=1#e', 'https://example.org/c?d=1'],
    ['//other.example/x', 'https://other.example/x'],
    ['https://user:secret@example.org/', 'https://example.org/'],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    [' ', undefined],
  ])('of the link "%s" is %s', (link, expected) => {
    expect(cleanUrl(link, 'https://example.org/a/b')).toBe(expected);
  });
});

describe('what a page says of itself', () => {
  test('is bounded and in one line, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = metadataLine(text) ?? 'x';
        expect(line).not.toMatch(/[\p{Cc}\n]/u);
        expect(line.length).toBeLessThanOrEqual(300);
        expect(line.isWellFormed()).toBe(true);
        expect(titleFromUrl(text).length).toBeGreaterThan(0);
        expect(cleanDate(text) ?? '2000').toMatch(/^\d{4}(?:-\d{2}(?:-\d{2}(?:T[\d:.]+Z)?)?)?$/u);
      }),
    );
  });
});
