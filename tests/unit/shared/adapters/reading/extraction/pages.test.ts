import { describe, expect, test } from 'vitest';
import type { Extracted } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { fetched, fixturePage } from '#tests/support/pages.ts';

async function read(name: string): Promise<Extracted & { readonly canonical: string }> {
  const extracted = await extractText(fixturePage(name), async () => undefined);
  return { ...extracted, canonical: canonicalise(extracted).text };
}

async function readHtml(body: string): Promise<string> {
  const extracted = await extractText(
    fetched(`<!doctype html><html><body>${body}</body></html>`),
    async () => undefined,
  );
  return canonicalise(extracted).text;
}

describe('a page of a manual', () => {
  const prose =
    'The kite is told by the wind when it has to rise, and it does not come down before the line is wound up. ';
  const around = `<h1>Kites</h1><p>${prose.repeat(4)}</p>`;
  test.each([
    [
      'a note',
      '<aside class="note"><p>The tail is let out first, as it holds the kite in the wind.</p></aside>',
    ],
    [
      'a titled box',
      '<div class="sidebar"><div class="titlepage"><p class="title"><strong>TIP</strong></p></div><p>The tail is let out first, as it holds the kite in the wind.</p></div>',
    ],
  ])('R2.7 keeps %s that stands beside the text', async (_, box) => {
    const text = await readHtml(
      `<div class="book"><div class="section">${around}${box}<p>${prose.repeat(4)}</p></div></div>`,
    );
    expect(text).toContain('The tail is let out first');
  });

  test('R2.7 loses what else is set beside it', async () => {
    const aside =
      '<aside class="promo"><p>The tail is sold at a discount until the end of the month.</p></aside>';
    const text = await readHtml(
      `<div class="book"><div class="section">${around}${aside}<p>${prose.repeat(4)}</p></div></div>`,
    );
    expect(text).not.toContain('discount');
  });
});

describe('a news article', () => {
  test('R2.7 keeps its main text in order, with headings and quotes', async () => {
    const { canonical, contentType } = await read('news-article');
    expect(contentType).toBe('text/html');
    const places = [
      'Forty years of paper charts',
      'The charts had been kept in a cellar beneath the water board since 1981.',
      'the river rose by 3.4 metres within nine hours on the night of 2 February 1983',
      '## Why it was missed',
      '“We were not looking for it; the scanner does not care whether somebody was awake.”',
      'are to be scanned before the winter.',
    ].map((part) => canonical.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.each(['Sport', 'cookies', 'Most read', 'Choir looks', 'newsletter', 'Imprint', 'analytics', 'teal'])(
    'R2.7 loses "%s", which belongs to the page around it',
    async (word) => {
      expect((await read('news-article')).canonical).not.toContain(word);
    },
  );

  test('gives its title, authors, date, language and address', async () => {
    expect(await read('news-article')).toMatchObject({
      title: 'River gauges find a missing flood',
      authors: ['Ines Okafor', 'Tomas Lindqvist'],
      publishedAt: '2023-04-11T06:30:00.000Z',
      language: 'en-GB',
      canonicalUrl: 'https://www.example.org/science/river-gauges-find-a-missing-flood?edition=print',
    });
  });
});

describe('a page of documentation', () => {
  test('keeps tables as rows, code as it stands and lists in their levels', async () => {
    const { canonical } = await read('documentation');
    expect(canonical).toContain('| `attempts` | 3 | Calls in all, the first one included |');
    expect(canonical).toContain(
      '```js\nconst client = connect({\n  retry: { attempts: 5, backoff: 100 },\n});\n```',
    );
    expect(canonical).toContain('1. the call is idempotent;');
    expect(canonical).toContain('  - which is 10 seconds by default');
  });

  test('loses the marks by which one links to its headings', async () => {
    const { canonical } = await read('documentation');
    expect(canonical).toContain('## Settings\n');
    expect(canonical).not.toContain('¶');
  });
});

describe('a page of several parts', () => {
  test('keeps them all, the question and each answer', async () => {
    const { canonical } = await read('questions');
    expect(canonical).toContain('My loaf rises well');
    expect(canonical).toContain('the dough has fermented for too long');
    expect(canonical).toContain('Check the flour, too.');
    expect(canonical).toContain('A stone that is not hot enough');
  });
});

describe('other scripts', () => {
  test('keep an Arabic article and its language', async () => {
    const { canonical, language, title } = await read('arabic-article');
    expect(canonical).toContain('فوجدوا أن المحصول ينخفض بنسبة ١٢ في المئة فقط');
    expect(canonical).not.toContain('من نحن');
    expect({ language, title }).toEqual({ language: 'ar', title: 'النخيل والملوحة' });
  });

  test('keep a Japanese article, its title without the name of the paper', async () => {
    const { canonical, language, title } = await read('japanese-article');
    expect(canonical).toContain('三年ぶりに増加に転じた。');
    expect(canonical).not.toContain('トップ');
    expect({ language, title }).toEqual({ language: 'ja', title: '里山の蛍、三年ぶりに増加' });
  });
});

describe('a page without a clear main part', () => {
  test('gives what its readers see, and nothing that is hidden from them', async () => {
    const { canonical } = await read('hidden-text');
    expect(canonical).toContain('Lichens grow on north walls.');
    expect(canonical).not.toMatch(/praise|Nobody|Nor this/u);
  });

  test('gives the text that it repeats for other programs when its own is missing', async () => {
    const { canonical, authors, publishedAt } = await read('linked-body');
    expect(canonical).toContain('The night train to the coast takes eleven hours');
    expect(canonical).not.toContain('enable JavaScript');
    expect({ authors, publishedAt }).toEqual({ authors: ['Maja Brandt'], publishedAt: '2021-09-02' });
  });

  test('is unreadable when there is no text in it', async () => {
    await expect(read('needs-scripts')).rejects.toThrow(
      new UnreadableSource('It has no text in it: it may need a browser that runs its scripts.'),
    );
  });
});

describe('the end of a main part', () => {
  const paragraphs =
    `<p>${'A sentence that is long enough to count as prose, with a comma. '.repeat(6)}</p>`.repeat(4);

  test('loses a heading that heads nothing and a link to another page', async () => {
    const text = await readHtml(
      `<article>${paragraphs}<p><a href="/2">Next page</a></p><h3>Featured</h3></article>`,
    );
    expect(text).not.toMatch(/Next page|Featured/u);
    expect(text).toContain('long enough to count');
  });

  test('keeps a last paragraph that has a link in it', async () => {
    const text = await readHtml(
      `<article>${paragraphs}<p>It is described <a href="/2">in full</a> elsewhere.</p></article>`,
    );
    expect(text).toMatch(/It is described in full elsewhere\.$/u);
  });
});
