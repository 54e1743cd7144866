import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { isRedirect } from '#shared/text/markup/canonical/link-list.ts';

function isLinkList(html: string): boolean {
  return canonicalise({ contentType: 'text/html', text: html }).isLinkList === true;
}

const LONG = Array.from({ length: 12 }, () => 'Two herons stood in it.').join(' ');
const TERMS = Array.from({ length: 60 }, (_, at) => `term number ${at}`);
const links = (wrap: (link: string, term: string) => string): string =>
  TERMS.map((term, at) => wrap(`<a href="page-${at}.html#x">${term}</a>`, term)).join('');

test('a page that only leads to others is a list of links: contents, an index in columns, an index that repeats its terms', () => {
  expect(isLinkList(`<h1>Contents</h1><ul>${links((link) => `<li>${link}</li>`)}</ul>`)).toBe(true);
  const column = `<td><ul>${links((link) => `<li>${link},</li>`)}</ul></td>`;
  expect(isLinkList(`<table><tr>${column}${column}</tr></table>`)).toBe(true);
  expect(isLinkList(`<dl>${links((link, term) => `<dt>${term}, ${link}</dt>`)}</dl>`)).toBe(true);
});

test('an article is none, however many links its sentences bear', () => {
  const sentence = (link: string): string =>
    `<p>Herons of the kind ${link} wait in the shallows until a fish comes near enough to be caught.</p>`;
  expect(isLinkList(links(sentence))).toBe(false);
});

test('a list whose entries say something of what they lead to is none', () => {
  expect(
    isLinkList(`<ul>${links((link) => `<li>${link}: tells how the water of a marsh is counted</li>`)}</ul>`),
  ).toBe(false);
});

test('an index in cells of two or three entries is a list of links, too', () => {
  const rows = TERMS.map(
    (term, at) =>
      `<table><tr><td><a href="a.html#${at}">${term} (method)</a> <a href="b.html#${at}">(function)</a></td><td><a href="c.html#${at}">${term}()</a></td></tr></table>`,
  ).join('');
  expect(isLinkList(rows)).toBe(true);
});

test('a short page beside a long bar of links to other pages is none: the bar is left out, before the text or behind it, whatever marks it', () => {
  const text = '<h1>Slice index</h1><p>Used when the index of a slice is neither a number nor absent.</p>';
  const bar = `<ul>${links((link) => `<li>${link}</li>`)}</ul>`;
  const pages = [
    `<div role="main">${text}</div><div role="navigation">${bar}</div>`,
    `<div role="main">${text}</div><div class="bar">${bar}</div>`,
    `<main>${text}</main><div class="bar">${bar}</div>`,
    `${text}<div role="navigation">${bar}</div>`,
    `${text}<p>${LONG}</p><h3>More</h3>${bar}`,
    `<h1>Slice index</h1>${bar}<p>Used when the index of a slice is neither a number nor absent.</p><p>${LONG}</p>`,
  ];
  const read = (page: string): string => canonicalise({ contentType: 'text/html', text: page }).text;
  for (const page of pages)
    expect(read(page).replace(`\n\n${LONG}`, '')).toBe(
      '# Slice index\n\nUsed when the index of a slice is neither a number nor absent.',
    );
  expect(pages.some(isLinkList)).toBe(false);
});

test('a table of values is none, though each value leads to a page of its own', () => {
  const row = (link: string): string => `<tr><td>${link}</td><td><a href="town.html">Town</a></td></tr>`;
  expect(isLinkList(`<table>${links(row)}</table>`)).toBe(false);
});

test('links within the page are ways through it, and a short page is no list', () => {
  const within = TERMS.map((term) => `<li><a href="#${term}">${term}</a></li>`).join('');
  expect(isLinkList(`<ul>${within}</ul>`)).toBe(false);
  expect(isLinkList('<ul><li><a href="a.html">One</a></li><li><a href="b.html">Two</a></li></ul>')).toBe(
    false,
  );
});

test('a page that sends its readers to another at once is told by that, unless it says something itself', () => {
  const page =
    '<head><meta http-equiv="Refresh" content="0; url=basic.html#size"></head><body>It is at size.</body>';
  expect(isRedirect(page, 'It is at size.')).toBe(true);
  expect(isRedirect(page, 'Herons wait in the shallows. '.repeat(20))).toBe(false);
  expect(isRedirect('<body>It is at size.</body>', 'It is at size.')).toBe(false);
});

const PROSE = '<p>Herons wait in the shallows until a fish comes near. </p>'.repeat(8);

describe('what only leads through pages is no text', () => {
  const textOf = (html: string): string => canonicalise({ contentType: 'text/html', text: html }).text;
  const link = (name: string): string => `<a href="${name}.html">[ ${name} ]</a>`;
  const menu = ['Home', 'Manual', 'Plugins', 'Releases', 'Editor', 'News'].map(link).join(' ');

  test('a line of steps, wherever it stands, and in a table, too', () => {
    const steps =
      '<table><tr><td><a href="a.html">Prev</a></td><td><a href="b.html">Next</a></td></tr></table>';
    const bare =
      '<p><a href="a.html">&lt; Previous</a> | <a href="i.html">Contents</a> | <a href="b.html">Next &gt;</a></p>';
    expect(textOf(`${steps}${PROSE}${bare}<h2>Next</h2>${PROSE}${steps}`)).toBe(
      textOf(`${PROSE}<h2>Next</h2>${PROSE}`),
    );
    expect(textOf(`${PROSE}<p>Next</p>`)).toContain('Next');
    const names = '<table><tr><th>First</th><th>Last</th></tr><tr><td>Ada</td><td>Byron</td></tr></table>';
    expect(textOf(`${PROSE}${names}`)).toContain('First');
  });

  test('a line of steps by their names, as the manuals of GNU have it', () => {
    const named =
      'Next: <a href="#f">Fonts: what?</a>, Previous: <a href="#c">Copying</a>, Up: <a href="#t">Top</a> [<a href="#i">Index</a>]';
    expect(textOf(`<p>${named}</p>${PROSE}`)).toBe(textOf(PROSE));
    expect(textOf(`<p>Next: see what comes, and go on.</p>${PROSE}`)).toContain('Next: see');
  });

  test('numbers of lines beside code', () => {
    const code = (first: string, second: string): string =>
      `${PROSE}<pre>${first}kiln start\n${second}kiln stop</pre>`;
    const numbered = code('<span class="linenos"> 1</span>', '<span class="linenos"> 2</span>');
    expect(textOf(numbered)).toBe(textOf(code('', '')));
    expect(textOf(`${PROSE}<pre class="line-numbers">kiln start</pre>`)).toContain('kiln start');
  });

  test('a menu at the head or the foot, beside the name of the site', () => {
    const head = `<table><tr><td>Herons of the marsh</td><td>${menu}</td></tr></table>`;
    expect(textOf(`${head}${PROSE}<p>${menu}</p>`)).toBe(textOf(PROSE));
    const sentence = `<p>${'What is told of it stands on many pages of ours, and each says something else: '.repeat(2)}${menu}</p>`;
    expect(textOf(`${sentence}${PROSE}`)).toContain('What is told of it');
    expect(textOf(`${PROSE}<p>${menu}</p>${PROSE}`)).toContain('Releases');
  });

  test.each(['navheader', 'NAVFOOTER', 'navbar', 'breadcrumb', 'nav-panel', 'nav_table', 'topnav'])(
    'what is marked as "%s"',
    (mark) => {
      const part = '<p>Part of the handbook of herons</p>';
      expect(textOf(`<div class="${mark}">${part}</div>${PROSE}`)).toBe(textOf(PROSE));
      expect(textOf(`<div id="${mark}">${part}</div>${PROSE}`)).toBe(textOf(PROSE));
    },
  );

  test('a trail of pages, marked by its id', () => {
    expect(textOf(`<p id="breadcrumbs"><a href="/">Home</a> > Herons</p>${PROSE}`)).toBe(textOf(PROSE));
  });

  test.each(['navigation', 'breadcrumbs', 'navbar'])(
    'but no section or heading that is called "%s", as its id tells',
    (id) => {
      const told = '<p>Press the arrows.</p>';
      for (const part of [
        `<section id="${id}"><h2>Ways</h2>${told}</section>`,
        `<h2 id="${id}">Ways</h2>${told}`,
        `<div class="section" id="${id}"><h2>Ways</h2>${told}</div>`,
        `<div id="${id}" class="sect2"><h2>Ways</h2>${told}</div>`,
        `<div id="${id}" class="section-level-extent"><h2>Ways</h2>${told}</div>`,
        `<div id="${id}" class="topic"><h2>Ways</h2>${told}</div>`,
        `<h2><a id="${id}">Ways</a></h2>${told}`,
        `<h2>Ways</h2><pre id="${id}">Press the arrows.</pre>`,
        `<dl><dt id="${id}">Ways</dt><dd>Press the arrows.</dd></dl>`,
      ])
        expect(textOf(`${PROSE}${part}`)).toMatch(/Ways\n+(?:: |```\n)?Press the arrows\.(?:\n```)?$/u);
    },
  );

  test.each(['footer', 'docs-footer container', 'page_footer'])(
    'the foot of a page, marked as "%s"',
    (mark) => {
      const feet = [
        '<p>Designed and built with ♥ by Ann. Licensed under the MIT License.</p>',
        '<p>Generated by a tool 1.9</p>',
        '<p>© 2020 The Heron Society</p>',
        '<p><a href="https://a.example">Forge</a> · <a href="https://b.example">Donate</a></p>',
      ];
      for (const foot of feet) {
        expect(textOf(`${PROSE}<div class="${mark}">${foot}</div>`)).toBe(textOf(PROSE));
        expect(textOf(`${PROSE}<div id="${mark}">${foot}</div>`)).toBe(textOf(PROSE));
      }
    },
  );

  test('but nothing that is called a foot and tells something', () => {
    for (const part of [
      '<div class="section" id="footer"><h2>Footer</h2><p>Set its height.</p></div>',
      '<h2 id="footer">Footer</h2><p>It is set.</p>',
      '<h2><a id="footer">Footer</a></h2><p>It is set.</p>',
      '<table><tr><th>Sum</th><th>3</th></tr><tr class="footer"><td>Total</td><td>4</td></tr></table>',
      '<p>Use the <code class="footer">footer</code> option.</p>',
      '<div class="footer">Allergens: contains wheat.</div>',
      '<p class="footer">Amended by the Act of 1 May 1999.</p>',
      '<div class="card-footer">Copyright law is old.</div>',
      '<main><p>Herons stand.</p><div class="footer"><p>Built by hand in 1950, it was.</p></div></main>',
      '<div class="footer"><p>The kiln was built by hand, by Romans.</p></div>',
      '<div class="footer"><p>Cookies are kept for thirty days by the store of sessions.</p></div>',
      '<div class="footer"><p>Changed: the kiln must be lit twice.</p></div>',
    ])
      expect(textOf(`${PROSE}${part}`)).toBe(
        textOf(`${PROSE}${part.replaceAll(/ (?:class|id)="[^"]*"/gu, '')}`),
      );
  });
});
