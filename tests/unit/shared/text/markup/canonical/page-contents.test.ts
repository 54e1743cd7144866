import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

const PROSE = `<p>${'A kiln of brick holds its heat for a night and a day. '.repeat(5)}</p>`;
const SECTIONS = '<h2 id="fuel">Fuel</h2><p>Wood.</p><h2 id="ash">Ash</h2><p>None.</p>';
const LIST =
  '<ul><li><a href="#fuel">Fuel</a></li><li><a href="#ash">1. Ash</a><ul><li>2. <a href="#pit">Pit</a></li></ul></li></ul>';
const READ = /^# Kilns\n\nA kiln[^]*\.\n\n## Fuel\n\nWood\.\n\n## Ash\n\nNone\.$/u;

test('a list of the sections of a page is left out, with what it is called', () => {
  for (const label of ['', '<h3>Contents</h3>', '<p>On this page:</p>', '<h2>Inhaltsverzeichnis</h2>']) {
    expect(reduce(`<h1>Kilns</h1>${label}${LIST}${PROSE}${SECTIONS}`)).toMatch(READ);
  }
});

test('a heading that leads to another page is left out with the list of pages below it, the page itself among them', () => {
  const pages = '<ul><li><a href="#">Kilns</a></li><li><a href="glaze.html">Glazes</a></li></ul>';
  expect(
    reduce(`<h1>Kilns</h1>${PROSE}${SECTIONS}<div><a href="index.html"><h4>Pottery</h4></a>${pages}</div>`),
  ).toMatch(READ);
});

test('what is said beside a link stays, and so do a single one and pages below a heading that leads nowhere', () => {
  const said =
    '<ul><li><a href="#fuel">Fuel</a>, which is wood</li><li><a href="#ash">Ash</a>, of which there is none</li></ul>';
  expect(reduce(`${PROSE}${said}${SECTIONS}`)).toContain('- Fuel, which is wood\n- Ash, of which');
  expect(reduce(`${PROSE}<ul><li><a href="#fuel">Fuel</a></li></ul>${SECTIONS}`)).toContain('- Fuel');
  const pages = '<ul><li><a href="a.html">Glazes</a></li><li><a href="b.html">Clay</a></li></ul>';
  expect(reduce(`${PROSE}<h2>Parts</h2>${pages}`)).toMatch(/## Parts\n\n- Glazes\n- Clay$/u);
});

test('the links are what a page is for that holds little else', () => {
  expect(reduce(`<h1>Kilns</h1>${LIST}`)).toContain('- Fuel');
});
