import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const reduce = (text: string): string => canonicalise({ text, contentType: 'text/html' }).text;

test('a page in the cell of a table keeps its shape where it holds a table itself', () => {
  const page =
    '<h1>Kilns</h1><p>They are hot.</p><ul><li>gas</li><li>wood</li></ul><table><tr><td>Gas</td><td>fast</td></tr></table><p>They cool down.</p><h2>More</h2>';
  const shape = '# Kilns\n\nThey are hot.\n\n- gas\n- wood\n\n| Gas | fast |\n\nThey cool down.\n\n## More';
  expect(reduce(`<table><tr><td>${page}</td></tr></table>`)).toBe(shape);
  expect(reduce(`<table><tr><td><table><tr><td>${page}</td></tr></table></td></tr></table>`)).toBe(shape);
});

test('a cell beside others stays in its row', () => {
  expect(reduce('<table><tr><td>Gas</td><td>fast</td></tr><tr><td>Wood</td><td>slow</td></tr></table>')).toBe(
    '| Gas | fast |\n| Wood | slow |',
  );
});
