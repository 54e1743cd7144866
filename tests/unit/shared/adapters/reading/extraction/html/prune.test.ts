import { describe, expect, test } from 'vitest';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { fetched } from '#tests/support/pages.ts';

const PROSE = 'The ferry crosses the strait four times a day, and in winter the last crossing is at five. ';
const PARAGRAPH = `<p>${PROSE.repeat(3)}</p>`;

async function read(body: string): Promise<string> {
  const html = `<!doctype html><html><head><title>Ferry</title></head><body>${body}</body></html>`;
  return canonicalise(await extractText(fetched(html), async () => undefined)).text;
}

async function readArticle(inner: string): Promise<string> {
  return read(`<article>${PARAGRAPH}${inner}${PARAGRAPH}${PARAGRAPH}</article>`);
}

test.each(['<script>const page = "<body>";</script>', '<pre><body class="x"></pre>'])(
  'reads a page without its root tag from its beginning, though %s stands in it',
  async (spoken) => {
    const html = `<title>Ferry</title><p>${'The first quay. '.repeat(20)}</p>${spoken}${PARAGRAPH}`;
    const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
    expect(text).toContain('The first quay.');
    expect(text).toContain('The ferry crosses');
  },
);

test('reads in no time a page of many tags without their ends', async () => {
  const html = `${PARAGRAPH}${PARAGRAPH}${'<!doctype '.repeat(30_000)}`;
  const start = performance.now();
  const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
  expect(performance.now() - start).toBeLessThan(3000);
  expect(text).toContain('The ferry crosses');
});

describe('the main part of a page', () => {
  test.each([
    ['navigation', '<nav><ul><li><a href="/a">Harbours and marinas</a></li></ul></nav>'],
    ['what has its role', '<div role="navigation">Harbours and marinas</div>'],
    [
      'a box that calls itself related',
      '<div class="related-stories"><p>Harbours and marinas of the north</p></div>',
    ],
    ['a headline that leads elsewhere', '<p><a href="/a">Harbours and marinas of the north</a></p>'],
    [
      'one with a word before it',
      '<p>See also: <a href="/a">Harbours and marinas of the north are full</a></p>',
    ],
    [
      'a list of headlines under its own lead',
      '<h4>More:</h4><ul><li><a href="/a">Harbours and marinas of the north</a></li><li><a href="/b">Harbours and marinas of the south</a></li></ul>',
    ],
    [
      'the caption of a picture',
      '<figure><img src="a.jpg"><figcaption>Harbours and marinas. Photo: N. N.</figcaption></figure>',
    ],
    [
      'a call to subscribe',
      '<div class="newsletter-signup"><p>Harbours and marinas</p><p>in your inbox</p></div>',
    ],
  ])('R2.7 loses %s', async (_what, inner) => {
    const text = await readArticle(inner);
    expect(text).not.toContain('Harbours and marinas');
    expect(text).not.toContain('More:');
    expect(text.split('four times a day')).toHaveLength(10);
  });

  test.each([
    [
      'a list of links that the text is about',
      '<ul><li><a href="/v1">Version 1 brought the new timetable</a></li></ul>',
    ],
    [
      'a section whose id is a word for furniture',
      '<section id="subscribe-and-trending"><h2>Subscribe and trending</h2><p>Version 1 of a line.</p></section>',
    ],
    [
      'the caption of a numbered figure',
      '<figure><img src="a.png"><figcaption>Figure 2. Version 1 is faster.</figcaption></figure>',
    ],
    ['a heading that links to itself', '<h2><a href="#v1">Version 1 and what it brought us</a></h2>'],
  ])('R2.7 keeps %s', async (_what, inner) => {
    expect(await readArticle(inner)).toContain('Version 1');
  });

  test('R2.7 is the part that calls itself the body, when that holds nearly all of the text', async () => {
    const text = await read(
      `<div class="story"><div class="tools">Send this to a friend, and to another</div><div itemprop="articleBody">${PARAGRAPH}${PARAGRAPH}</div><div>About the ferry company</div></div>`,
    );
    expect(text).not.toContain('Send this');
    expect(text).not.toContain('About the ferry');
  });

  test('R2.7 is all of a page whose named body is only a part of it', async () => {
    const text = await read(
      `<div class="story"><div class="article-body">${PARAGRAPH}</div><div class="second">${PARAGRAPH}<p>The fare is nine crowns for a grown person, less for a child.</p></div></div>`,
    );
    expect(text).toContain('The fare is nine crowns');
  });

  test('R2.7 begins with its first sentence, not with dates, names and addresses', async () => {
    const text = await read(
      `<article><div>By Ada Berg</div><p>Updated 4:12 pm, March 3, 2021</p><p>https://example.org/ferry</p>${PARAGRAPH.repeat(3)}</article>`,
    );
    expect(text.startsWith('The ferry crosses')).toBe(true);
  });

  test('R2.7 stands for the page however much stands around it, from 400 characters on', async () => {
    const comments = `<div class="comments">${'<p>I once took that ferry and was seasick all the way, said a reader of ours at length.</p>'.repeat(60)}</div>`;
    const text = await read(`<article>${PARAGRAPH}${PARAGRAPH}</article>${comments}`);
    expect(text).toContain('four times a day');
    expect(text).not.toContain('seasick');
  });

  const section = (name: string, text: string): string =>
    `<div class="sect1"><h2>${name}</h2><div class="body">${text}</div></div>`;

  test('R2.7 is all sections of a manual, however long one of them is', async () => {
    const options = '<dl>' + `<dt>--crossing</dt><dd>${PARAGRAPH}</dd>`.repeat(6) + '</dl>';
    const text = await read(
      `<div id="header"><h1>ferry(1) Manual Page</h1><h2>NAME</h2><div><p>ferry - carry people across a strait</p></div></div>
       <div id="content">${section('DESCRIPTION', '<p>Carries people and their luggage from one harbour to the other, and back again by night.</p>')}
       ${section('OPTIONS', options)}${section('FILES', '<p>The timetable is kept in the folder of the harbour, where everybody may read and copy it.</p>')}</div>`,
    );
    expect(text).toContain('ferry - carry people');
    expect(text).toContain('from one harbour to the other');
    expect(text).toContain('The timetable is kept');
  });

  const TIMETABLE =
    'The timetable is kept in the folder of the harbour, where everybody may read and copy it.';

  test('R2.7 is all of a manual whose headings and paragraphs follow one another, however long a list among them is', async () => {
    const options = `<dl>${`<dt>--crossing</dt><dd><p>${PROSE.repeat(3)}`.repeat(6)}</dl>`;
    const text = await read(
      `<h2>Luggage</h2><p>${PROSE}</p><h2>Aboard</h2><p>${PROSE.repeat(2)}</p><h2>Options</h2>${options}<h2>Files</h2><p>${TIMETABLE}</p>`,
    );
    expect(text).toContain('The timetable is kept');
  });

  test('R2.7 is found where the tags of the body are left out, without what stands around it', async () => {
    const related = '<div class="related-stories"><p>Harbours and marinas of the north</p></div>';
    const parts = `<h1>Ferry</h1><div>${PARAGRAPH.repeat(3)}<p>${TIMETABLE}</p>${related}</div>`;
    const html = `<!doctype html>\n<html><title>Ferry</title>${parts}</html>`;
    const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
    expect(text).toContain('four times a day');
    expect(text).toContain('The timetable is kept');
    expect(text).not.toContain('Harbours and marinas');
  });

  test('R2.7 is all sections of a page with a long list of them beside it', async () => {
    const names = [
      'Where do the ferries of the northern strait leave in the morning, and when does the first of them go?',
      'What may be taken aboard besides the luggage that everybody brings along without paying for it?',
    ];
    const contents = `<div id="toc"><ul>${names.map((name) => `<li><a href="#x">${name}</a></li>`).join('')}</ul></div>`;
    const text = await read(
      `${contents}<div id="content">${section('Leaving', `<div>${PARAGRAPH.repeat(6)}</div>`)}${section('Aboard', '<p>Bicycles are taken aboard without paying, as long as there is room for all of them on the deck.</p>')}</div>`,
    );
    expect(text).toContain('Bicycles are taken aboard');
  });

  test('R2.7 is found where the tag of the root is left out, whatever stands before the body', async () => {
    const html = `<link rel="stylesheet" href="a.css"/><meta charset="utf-8"/>\n<body><h1>Ferry</h1><div>${PARAGRAPH.repeat(3)}<p>${TIMETABLE}</p></div></body>`;
    const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
    expect(text).toContain('four times a day');
    expect(text).toContain('The timetable is kept');
  });

  const uneven = `<div><ul>${`<li>${TIMETABLE}</li>`.repeat(8)}</ul></div><div><div>${PARAGRAPH.repeat(3)}</div></div>`;

  test('R2.7 is the whole page where that has nothing around its text, and the main part leaves much of it out', async () => {
    expect(await read(uneven)).toContain('The timetable is kept');
    const related = `<div class="comments">${PARAGRAPH.replaceAll('ferry', 'raft')}</div>`;
    expect(await read(`${uneven}${related}`)).not.toContain('The timetable is kept');
  });

  test('R2.7 is all of the part that a page marks as its main one, whatever else is marked within it', async () => {
    const marked = `<div role="main"><article>${uneven}</article></div><div class="comments">${PARAGRAPH}</div>`;
    expect(await read(marked)).toContain('The timetable is kept');
  });

  test('R2.7 is no more than the main part of a page that is made to be shared', async () => {
    const html = `<html><head><title>Ferry</title><meta property="og:type" content="article"></head><body>${uneven}</body></html>`;
    const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
    expect(text).toContain('four times a day');
    expect(text).not.toContain('The timetable is kept');
  });

  test('R2.7 takes no teasers for sections, whose headings or texts lead elsewhere', async () => {
    const teaser = `<div class="card"><a href="/b"><h4>Harbours of the north</h4><p>${PROSE}</p></a></div>`;
    const linked = `<div class="box"><h4><a href="/c">Marinas of the south</a></h4><p>${PROSE}</p></div>`;
    const text = await read(
      `<div><article>${PARAGRAPH.repeat(2)}</article>${teaser.repeat(20)}${linked.repeat(20)}</div>`,
    );
    expect(text).not.toContain('Harbours of the north');
    expect(text).not.toContain('Marinas of the south');
  });
});
