import { expect, test } from 'vitest';
import { reduceHtml } from '#shared/text/markup/canonical/html.ts';

test('a term whose kind a manual leaves empty keeps no colon before it', () => {
  const html =
    '<dl><dt><span class="category">: </span><strong>fire</strong> (<var>kiln</var>)</dt>' +
    '<dt><span>: </span>fire (kiln, hours)</dt><dd><p>Fires a kiln.</p><p>It takes a day.</p></dd>' +
    '<dt><span>Function: </span>cool (kiln)</dt><dd>Cools it.</dd></dl>';
  expect(reduceHtml(html).text).toBe(
    'fire (kiln)\nfire (kiln, hours)\n: Fires a kiln.\n\nIt takes a day.\n\nFunction: cool (kiln)\n: Cools it.',
  );
});

test('a term and what kind of thing it is stand apart, as a style sheet shows them', () => {
  const html =
    '<dl><dt><strong>width</strong><span class="classifier"><a href="n">number</a>, optional</span></dt><dd>How wide.</dd>' +
    '<dt>mode <span class="classifier-delimiter">:</span> <span class="classifier">str</span></dt><dd>Which.</dd></dl>';
  expect(reduceHtml('<p>A guide to the <span class="classifier">kiln</span> of old.</p>').text).toBe(
    'A guide to the kiln of old.',
  );
  expect(reduceHtml(html).text).toBe('width : number, optional\n: How wide.\n\nmode : str\n: Which.');
});
