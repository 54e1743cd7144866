import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

const PROSE = `<p>${'A kiln of brick holds its heat for a night and a day. '.repeat(5)}</p>`;
const SECTIONS = '<h2 id="fuel">1. Fuel</h2><p>Wood.</p><h2 id="ash">Ash</h2><p>None.</p>';
const LIST =
  '<ul><li><a href="#fuel">Fuel</a></li><li><a href="#ash">2. Ash</a><ul><li>3. <a href="#pit">Pit</a></li></ul></li></ul>';
const READ = /^# Kilns\n\nA kiln[^]*\.\n\n## 1. Fuel\n\nWood\.\n\n## Ash\n\nNone\.$/u;

test('a list of the sections of a page is left out, with what it is called', () => {
  for (const label of ['', '<h3>Contents</h3>', '<p>On this page:</p>', '<h2>Inhaltsverzeichnis</h2>']) {
    expect(reduce(`<h1>Kilns</h1>${label}${LIST}${PROSE}${SECTIONS}`)).toMatch(READ);
  }
});

test('a list of contents is left out behind what it lists, too, where it is called one', () => {
  expect(reduce(`<h1>Kilns</h1>${PROSE}${SECTIONS}<h3>On this page</h3>${LIST}`)).toMatch(READ);
  expect(reduce(`<h1>Kilns</h1>${PROSE}${SECTIONS}${LIST}`)).toContain('- Fuel');
});

test.each([
  [
    'that a sentence goes on in',
    '<p>A kiln burns one of:</p><ul><li><a href="#fuel">Fuel</a></li><li><a href="#ash">Ash</a></li></ul>',
    '- Fuel\n- Ash',
  ],
  [
    'whose entries stand nowhere else',
    '<ul><li><a href="#q1">Can I fire twice?</a></li><li><a href="#q2">Is ash poisonous?</a></li></ul>',
    '- Can I fire twice?\n- Is ash poisonous?',
  ],
  [
    'that leads nowhere',
    '<ul><li><a href="#">Basic: 10 euro</a></li><li><a href="#">Whole: 20 euro</a></li></ul>',
    '- Basic: 10 euro',
  ],
  [
    'beside whose links something is said',
    '<ul><li><a href="#fuel">Fuel</a>, which is wood</li><li><a href="#ash">Ash</a>, of which there is none</li></ul>',
    '- Fuel, which is wood\n- Ash, of which',
  ],
  ['of one entry', '<ul><li><a href="#fuel">Fuel</a></li></ul>', '- Fuel'],
])('a list %s stays', (_, list, text) => {
  expect(reduce(`${PROSE}${list}${SECTIONS}`)).toContain(text);
});

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
  expect(reduce(`<h1>Kilns</h1>${PROSE}<h2>Parts</h2>${PAGES}`)).toMatch(
    /## Parts\n\n- Kilns\n- Glazes\n- Clay$/u,
  );
});

test('the links are what a page is for that holds little else', () => {
  expect(reduce(`<h1>Kilns</h1>${LIST}`)).toContain('- Fuel');
  expect(reduce(`<h1>Kilns</h1>${LIST}${SECTIONS}`)).toContain('- Fuel');
});
