import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

const TEXT = `<h1>Kilns</h1><p>${'A kiln of brick holds its heat for a night and a day. '.repeat(5)}</p>`;
const LINKS = '<p><a href="glaze.html">Glazes</a></p><p><a href="clay.html">Clay</a>,</p>';

test('a list of nothing but links under "Related Topics" or "See also" is left out, and what stands behind it stays', () => {
  const label = '<p>Related Topics</p>';
  expect(reduce(`${TEXT}${label}${LINKS}<p>Choose Kiln - Fire.</p>`)).toMatch(
    /a day\.\n\nChoose Kiln - Fire\.$/u,
  );
  const items = '<ul><li><a href="glaze.html">Glazes</a></li><li><a href="clay.html">Clay</a></li></ul>';
  expect(reduce(`${TEXT}<h2>See also:</h2>${items}<h2>Fuel</h2><p>Wood.</p>`)).toMatch(
    /a day\.\n\n## Fuel\n\nWood\.$/u,
  );
});

test('a heading over links stays where more is said below it', () => {
  expect(reduce(`${TEXT}<h2>See also</h2>${LINKS}<p>All of them are of clay.</p>`)).toMatch(
    /a day\.\n\n## See also\n\nAll of them are of clay\.$/u,
  );
});

test('links that something is said of stay, and so do those under another heading', () => {
  const said = '<ul><li><a href="glaze.html">Glazes</a>: how they melt</li></ul>';
  expect(reduce(`${TEXT}<h2>See also</h2>${said}`)).toMatch(/## See also\n\n- Glazes: how they melt$/u);
  expect(reduce(`${TEXT}<h2>Parts of a kiln</h2>${LINKS}`)).toMatch(/Glazes\n\nClay,$/u);
});

test('the links are what a page is for that holds little else', () => {
  expect(reduce(`<h1>Kilns</h1><p>See also</p>${LINKS}`)).toBe('# Kilns\n\nSee also\n\nGlazes\n\nClay,');
});
