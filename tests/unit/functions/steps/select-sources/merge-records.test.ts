import { describe, expect, it } from 'vitest';
import type { Hit } from '#shared/domain/hit.ts';
import { merge, pageOf, paperOf, resultOf } from './select-world.ts';

const TITLE = 'Salt intake and blood pressure in older adults';
const SAME = { title: TITLE, workIds: { doi: '10.1000/x' } } as const;

/** The one document that these records make; each search finds one of them. */
function joined(...hits: readonly Hit[]): Hit {
  const { candidates } = merge(hits.map((hit, index) => resultOf(index + 1, [hit])));
  expect(candidates).toHaveLength(1);
  return candidates[0]?.hit ?? hits[0] ?? pageOf('none');
}

describe('the record of a document that several searches found', () => {
  const page = pageOf('page', { ...SAME, url: 'https://www.nih.gov/salt' });

  it.each(['scholar', 'pubmed'] as const)(
    'is that of the work (%s) before a page of high standing',
    (kind) => {
      const work = paperOf('work', { ...SAME, kind, url: 'https://blog.example/paper' });
      expect(joined(page, work).id).toBe('work');
      expect(joined(work, page).id).toBe('work');
    },
  );

  it('is that of the more credible page', () => {
    const blog = pageOf('blog', { ...SAME, url: 'https://someone.blogspot.com/salt' });
    expect(joined(blog, page).id).toBe('page');
    expect(joined(page, blog).id).toBe('page');
  });

  it('is the earlier published of equals, a dated one before one without a date', () => {
    const dated = (id: string, publishedAt?: string): Hit =>
      paperOf(id, { ...SAME, ...(publishedAt === undefined ? {} : { publishedAt }) });
    expect(joined(dated('late', '2021'), dated('early', '2020'), dated('none')).id).toBe('early');
    expect(joined(dated('none'), dated('early', '2020'), dated('late', '2021')).id).toBe('early');
    expect(joined(dated('first'), dated('second')).id).toBe('first');
  });

  it('has of the others what it lacks: where, by whom, in which language, and the longest text', () => {
    const bare = paperOf('bare', { ...SAME, snippet: 'Salt.', authors: [] });
    const rich = paperOf('rich', {
      ...SAME,
      snippet: 'Salt raises blood pressure.',
      container: 'Journal of Salt',
      authors: ['A. Smith'],
      language: 'en',
      fullTextUrl: 'https://papers.example/rich.pdf',
      citationCount: 4,
    });
    const known = {
      snippet: 'Salt raises blood pressure.',
      container: 'Journal of Salt',
      authors: ['A. Smith'],
      language: 'en',
      fullTextUrl: 'https://papers.example/rich.pdf',
      citationCount: 4,
    };
    expect(joined(bare, rich)).toMatchObject({ id: 'bare', ...known });
    expect(joined(rich, bare)).toMatchObject({ id: 'rich', ...known });
    expect(joined(rich, { ...rich, id: 'again', citationCount: 9 }).citationCount).toBe(9);
    const { authors: _authors, ...nobody } = bare;
    expect(Object.keys(joined(nobody, { ...nobody, id: 'b2' })).toSorted()).toEqual(
      Object.keys(nobody).toSorted(),
    );
  });

  it.each([
    ['Salt intake and blood pressure …', TITLE, TITLE],
    ['Salt intake and blood pressure ...', TITLE, TITLE],
    [
      'Salt intake... and blood pressure in older adults',
      TITLE,
      'Salt intake... and blood pressure in older adults',
    ],
    ['Salt intake and blood pressure in older adults.', TITLE, `${TITLE}.`],
    ['Salt intake and blood pressure …', 'Salt intake and blood ...', 'Salt intake and blood pressure …'],
  ])('has the whole title where %j is cut and %j is not', (title, other, whole) => {
    const first = paperOf('first', { ...SAME, title, publishedAt: '2019' });
    expect(joined(first, paperOf('other', { ...SAME, title: other, publishedAt: '2020' })).title).toBe(whole);
  });

  it('has no date that is none', () => {
    const dated = (id: string, publishedAt: string): Hit => paperOf(id, { ...SAME, publishedAt });
    expect(joined(dated('a', '(undated)'), dated('b', '2020')).publishedAt).toBe('2020');
  });
});

describe('the searches of a wave', () => {
  it('place a document for an item by its own queries in full, by those of several items by half', () => {
    const { candidates } = merge([
      resultOf(1, [pageOf('whole')]),
      resultOf(2, [pageOf('own', { title: 'Iron', snippet: 'Iron rusts.' })]),
    ]);
    const ranks = new Map(candidates.map((one) => [one.hit.id, Object.fromEntries(one.itemRanks)]));
    expect(ranks.get('own')).toEqual({ item_1: 1 });
    expect(ranks.get('whole')).toEqual({ item_1: 0.5, item_2: 0.5, item_3: 0.5 });
  });

  it('count what is known by its text alone, unless it was read before', () => {
    const text = `The trial followed six hundred people over two years and compared a diet that was low in salt with
the diet they were used to, and found that blood pressure fell in both groups, though more so in the first one.`;
    const print = (id: string): Hit =>
      pageOf(id, { title: TITLE, snippet: text, url: `https://${id}.example/salt` });
    expect(merge([resultOf(1, [print('a')]), resultOf(2, [print('b')])])).toMatchObject({
      documents: 1,
      nearDuplicates: 1,
      candidates: [{ hit: { id: 'a' } }],
    });
    expect(merge([resultOf(1, [print('b')])], [print('a')])).toMatchObject({
      documents: 1,
      nearDuplicates: 0,
      candidates: [],
      again: [{ known: 0 }],
    });
  });
});
