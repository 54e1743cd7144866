import fc from 'fast-check';
import { hitOf } from '../builders.ts';
import { resultOf } from './select-world.ts';

export const TITLE = 'Salt intake and blood pressure in older adults';
export const TEXT = `The trial followed six hundred people over two years and compared a diet that was low in salt with the diet
they were used to, and found that blood pressure fell in both groups, though more so in the first one of the two.`;

/** Hits that share addresses, identifiers, titles and texts in many ways. */
const anyHit = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom('web', 'scholar', 'corpus'),
    provider: fc.constantFrom('one', 'two', 'crossref'),
    title: fc.constantFrom(TITLE, `${TITLE} | Site`, 'Song of whales in the sea', 'Whales', ''),
    path: fc.constantFrom('a', 'a/', 'a?utm_source=x', 'b', 'amp/a', '10.1000/x'),
    host: fc.constantFrom('x.example', 'www.x.example', 'm.x.example', 'doi.org'),
    snippet: fc.constantFrom(TEXT, TEXT.slice(20), 'Something else.'),
    publishedAt: fc.constantFrom('2020', '2020-03-01', '2021'),
    doi: fc.constantFrom(undefined, '10.1000/x', '10.1000/y', '10.48550/arXiv.2101.00001'),
    pmid: fc.constantFrom(undefined, '7', '8'),
    notices: fc.constantFrom([], ['retracted' as const], ['corrected' as const]),
  })
  .map(({ host, path, doi, pmid, ...rest }) =>
    hitOf(rest.id, { ...rest, url: `https://${host}/${path}`, workIds: { doi, pmid } }),
  );
/** What up to three searches bring. */
export const anyResults = fc
  .tuple(...[1, 2, 3].map(() => fc.array(anyHit, { maxLength: 5 })))
  .map((lists) => lists.map((hits, index) => resultOf(index + 1, hits)));

/** Results, the same in another order, and 1 or -1 for the order within each. */
export const shuffled = anyResults.chain((results) =>
  fc.tuple(
    fc.constant(results),
    fc.shuffledSubarray(results, { minLength: results.length }),
    fc.constantFrom(1, -1),
  ),
);
