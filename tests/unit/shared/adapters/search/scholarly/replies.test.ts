import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { abstractSections } from '#shared/adapters/search/scholarly/abstract-sections.ts';
import { dateOfParts, isoDate } from '#shared/adapters/search/scholarly/dates.ts';
import { languageOf } from '#shared/adapters/search/scholarly/languages.ts';
import {
  givenList,
  lenientCount,
  lenientFlag,
  lenientList,
  lenientPart,
  lenientText,
} from '#shared/adapters/search/lenient.ts';
import { readJson, shownReason } from '#shared/adapters/search/read-json.ts';
import { givenWorkIds } from '#shared/adapters/search/scholarly/work-ids.ts';
import { hitsOf, snippetOf } from '#shared/adapters/search/scholarly/work.ts';
import { readableMarkup } from '#shared/text/markup/xml.ts';

describe('a reply in JSON', () => {
  const schema = z.object({ found: givenList(z.object({ id: z.string() })), count: lenientCount });
  const read = (text: string): unknown => readJson('Reeds', { text }, schema);

  test('is what its schema says', () => {
    expect(read('{"found":[{"id":"1"},{"no":1}],"count":"2","other":[]}')).toEqual({
      found: [{ id: '1' }],
      count: 2,
    });
    expect(read('{"found":{"id":"1"}}')).toEqual({ found: [{ id: '1' }] });
    expect(read('{"found":[]}')).toEqual({ found: [] });
  });

  test.each(['{"found":null}', '{"found":"x"}', '{"found":[1,2]}', '{}', 'null', '[]', '{"found":[', ''])(
    'is malformed as %s, and the service is named',
    (text) => {
      expect(() => read(text)).toThrow(/^Reeds answered in an unexpected way: /u);
    },
  );

  test('is an error page where HTML comes', () => {
    expect(() => read(' <!DOCTYPE HTML><html></html>')).toThrow('Reeds answered with an error page.');
  });
});

test('lenient fields take what services send and never throw', () => {
  expect(lenientText.parse({ content: ' a ' })).toBe('a');
  expect(lenientText.parse([null, '', { name: 'b' }])).toBe('b');
  expect(lenientText.parse(7)).toBe('7');
  expect(lenientFlag.parse('Y')).toBe(true);
  expect(lenientFlag.parse('false')).toBe(false);
  expect(lenientList(z.string()).parse('one')).toEqual(['one']);
  expect(lenientPart(z.object({ a: z.string() })).parse([{ a: 'x' }])).toEqual({ a: 'x' });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(typeof lenientText.parse(value)).toBe('string');
      expect(typeof lenientFlag.parse(value)).toBe('boolean');
      expect(lenientCount.parse(value) ?? 0).toBeGreaterThanOrEqual(0);
      expect(Array.isArray(lenientList(z.string()).parse(value))).toBe(true);
      lenientPart(z.object({ a: z.string() })).parse(value);
    }),
  );
});

test('a reason that is shown has no addresses, no markup and no secrets in a query', () => {
  expect(shownReason('Bad <b>query</b>\n at https://x.example/y?key=1: #PMQuery.')).toBe('Bad query at');
  expect(shownReason('https://x.example/')).toBe('no reason given');
  expect(shownReason('x'.repeat(5000)).length).toBe(200);
});

test('identifiers have one form, whatever a service calls them', () => {
  expect(
    givenWorkIds({
      doi: 'https://dx.doi.org/10.5555/ABC',
      pmid: 'https://pubmed.ncbi.nlm.nih.gov/123/',
      pmcid: 'https://www.ncbi.nlm.nih.gov/pmc/articles/pmc456/',
      arxiv: 'http://arxiv.org/pdf/2101.00001v3.pdf',
    }),
  ).toEqual({ doi: '10.5555/abc', pmid: '123', pmcid: 'PMC456', arxiv: '2101.00001' });
  expect(givenWorkIds({ doi: '10.48550/arXiv.hep-th/9901001' })).toEqual({
    doi: '10.48550/arxiv.hep-th/9901001',
    arxiv: 'hep-th/9901001',
  });
  expect(
    givenWorkIds({ doi: 'none', pmid: 'x1', pmcid: '', arxiv: 'https://example.org/abs/2101.00001' }),
  ).toEqual({});
});

test('dates are as exact as they are known', () => {
  expect(isoDate('2021-03-07T10:00:00Z')).toBe('2021-03-07');
  expect(isoDate('2021-03')).toBe('2021-03');
  expect(isoDate('2021-13-01')).toBe('2021');
  expect(isoDate('20210307')).toBeUndefined();
  expect(isoDate('soon')).toBeUndefined();
  expect(dateOfParts([2021, 3, 40])).toBe('2021-03');
  expect(dateOfParts([NaN])).toBeUndefined();
});

test('languages are written in one way', () => {
  expect(['eng', 'EN', 'ger', 'deu', 'zh-cn', 'und', '', '12'].map(languageOf)).toEqual([
    'en',
    'en',
    'de',
    'de',
    'zh-cn',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['CO<sub>2</sub> at 10<sup>3</sup>', 'CO2 at 10³'],
  ['&lt;i&gt;Phragmites&lt;/i&gt; &amp;amp; co', 'Phragmites & co'],
  ['p < 0.05 and n > 3 <0.1', 'p < 0.05 and n > 3 <0.1'],
  ['a <script>b</script>', 'a <script>b</script>'],
  ['<jats:p>one</jats:p><jats:p>two</jats:p>', 'one two'],
  ['caf&eacute; &#8211; x', 'café – x'],
  ['<mml:math><mml:msup><mml:mi>m</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math>', 'm²'],
  ['plain\n text', 'plain text'],
])('the markup %j reads as %j', (markup, text) => {
  expect(readableMarkup(markup)).toBe(text);
});

test('an abstract falls apart by its headings', () => {
  expect(
    abstractSections('<p>Opening.</p><h4>Methods:</h4>We went.<h4>Results</h4><p>It was.</p><h4>Empty</h4>'),
  ).toEqual([
    { text: 'Opening.' },
    { label: 'Methods', text: 'We went.' },
    { label: 'Results', text: 'It was.' },
  ]);
  expect(abstractSections('<jats:title>Abstract</jats:title><jats:p>All.</jats:p>')).toEqual([
    { text: 'All.' },
  ]);
  expect(abstractSections('')).toEqual([]);
});

test('a snippet ends between words, within a thousand characters', () => {
  expect(snippetOf('short')).toBe('short');
  const cut = snippetOf('reeds '.repeat(300));
  expect(cut.length).toBeLessThanOrEqual(1000);
  expect(cut.endsWith('reeds')).toBe(true);
  expect(snippetOf('😀'.repeat(2000)).isWellFormed()).toBe(true);
});

test('R2.11 a title that begins with its retraction is a notice, a title about one is none', () => {
  const place = { provider: 'x', kind: 'scholar', serviceTitle: 'X' } as const;
  const work = (title: string) => ({
    id: title,
    title,
    url: 'https://x.example/',
    sections: [],
    authors: [],
    workIds: {},
    notices: [],
  });
  const titles = [
    'RETRACTED: Reeds',
    '[Retracted] Reeds',
    'Retracted article: Reeds',
    'WITHDRAWN: Reeds',
    'Retraction: Reeds',
    'Retracted papers and reeds',
  ];
  expect(hitsOf(titles.map(work), place).map(({ notices }) => notices.length)).toEqual([1, 1, 1, 1, 0, 0]);
});
