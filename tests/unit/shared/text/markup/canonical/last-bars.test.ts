import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

const PROSE = `<p>${'A kiln of brick holds its heat for a night and a day. '.repeat(5)}</p>`;
const SECTIONS = '<h2 id="fuel">Fuel</h2><p>Wood.</p><h2 id="ash">Ash</h2><p>None.</p>';
const READ = /^# Kilns\n\nA kiln[^]*\.\n\n## Fuel\n\nWood\.\n\n## Ash\n\nNone\.$/u;

const PAGES =
  '<ul><li><a href="#">Kilns</a></li><li><a href="glaze.html">Glazes</a></li><li><a href="clay.html">Clay</a></li></ul>';
const BAR = `<div><a href="index.html"><h4>Pottery</h4></a>${PAGES}</div>`;

test('bars at the end of a page, each below a heading that leads to another page, are left out', () => {
  expect(reduce(`<h1>Kilns</h1>${PROSE}${SECTIONS}${BAR}`)).toMatch(READ);
  expect(reduce(`<h1>Kilns</h1>${PROSE}${SECTIONS}${BAR}${BAR}`)).toMatch(READ);
});

test('a heading that is a link stays above text, above a list that text follows, and where it is the first', () => {
  expect(reduce(`<h1><a href="/post">Kilns</a></h1>${PAGES}${PROSE}`)).toMatch(/^# Kilns\n\n- Kilns/u);
  expect(reduce(`<h1><a href="/post">Kilns</a></h1>${PROSE}${PAGES}`)).toMatch(/^# Kilns\n/u);
  const versions = `<h2><a href="/2">Version 2</a></h2><ul><li><a href="/a">${'Drops support for cone 04. '.repeat(4)}</a></li><li><a href="/b">Is faster</a></li></ul>`;
  expect(reduce(`<h1>Kilns</h1>${PROSE}${versions}`)).toContain('Drops support for cone 04');
  const needs =
    '<h2><a href="r.html">Needs</a></h2><ul><li><a href="a.html">Clay</a></li><li><a href="b.html">Wood</a></li></ul>';
  expect(reduce(`<h1>Kilns</h1>${PROSE}${needs}`)).toMatch(/## Needs\n\n- Clay\n- Wood$/u);
  expect(reduce(`<h1>Kilns</h1>${PROSE}<h2>Parts</h2>${PAGES}`)).toMatch(
    /## Parts\n\n- Kilns\n- Glazes\n- Clay$/u,
  );
});

test("a list of the page's own sections stays: it says in short what the page is about", () => {
  const list = '<ul><li><a href="#fuel">Fuel</a></li><li><a href="#ash">Ash</a></li></ul>';
  expect(reduce(`<h1>Kilns</h1>${list}${PROSE}${SECTIONS}`)).toContain('- Fuel\n- Ash');
});
