import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCandidates } from '#functions/steps/digest-source/quote-candidates.ts';

const line = fc.oneof(
  fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(
    '# Heading',
    '## Below it',
    'You can choose among:',
    '- the first of them is small',
    '- the second of them is large, and it takes long; much longer',
    'This holds for all of them.',
    'Tea is a drink. It is made of leaves. They are dried.',
    '```ts\nconst answer = 42;\n```',
    '| name | size of the thing |',
    '水在零度结冰。它在一百度沸腾。',
    'يغلي الماء عند مئة درجة. ويتجمد عند الصفر.',
    '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
    'e.g. this vs. that, cf. Fig. 3',
    '\f',
    '',
  ),
);
const documents = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
const ALONE_HIGH = /(?:^|[^\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/u;
const texts = (canonical: string, maxCharacters = 400): readonly string[] =>
  findCandidates(canonical, maxCharacters).map((one) => one.text);

describe('findCandidates', () => {
  it('gives stretches of the text itself, none longer than allowed', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 20, max: 400 }), (canonical, maxCharacters) => {
        const wrong = findCandidates(canonical, maxCharacters).filter(
          ({ start, end, text }) =>
            canonical.slice(start, end) !== text || text.length > maxCharacters || text.trim() !== text,
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('gives no stretch twice', () => {
    fc.assert(
      fc.property(documents, (canonical) => {
        const ranges = findCandidates(canonical, 200).map((one) => `${one.start}-${one.end}`);
        expect(new Set(ranges).size).toBe(ranges.length);
      }),
    );
  });

  it('never takes a character apart', () => {
    const emoji = fc.integer({ min: 20, max: 60 }).map((count) => '😀'.repeat(count));
    fc.assert(
      fc.property(emoji, fc.integer({ min: 13, max: 60 }), (canonical, maxCharacters) => {
        for (const text of texts(`a${canonical}`, maxCharacters)) expect(text).not.toMatch(ALONE_HIGH);
      }),
    );
  });

  it('takes a statement that introduces a list together with the list', () => {
    const canonical =
      'You can choose among:\n\n- the small one\n- the large one\n\nBoth are free of charge here.';
    expect(texts(canonical)[0]).toBe('You can choose among:\n\n- the small one\n- the large one');
  });

  it('takes of a list what fits', () => {
    const canonical = 'You can choose among:\n\n- the small one\n- the large one\n- the other one';
    expect(texts(canonical, 45)[0]).toBe('You can choose among:\n\n- the small one');
  });

  it('marks an introduction without its list as leaning', () => {
    const [found] = findCandidates('You can choose among:\n\nNothing of the kind is known.', 400);
    expect(found).toMatchObject({ text: 'You can choose among:', leans: true });
  });

  it('takes a sentence that leans on the one before it together with that', () => {
    const canonical = 'Tea is made of leaves. It is dried in the sun.';
    expect(texts(canonical)).toEqual(['Tea is made of leaves.', canonical]);
  });

  it('marks a leaning sentence as such when the one before it does not fit', () => {
    const found = findCandidates('Tea is made of leaves. It is dried in the sun.', 30);
    expect(found.map((one) => one.leans)).toEqual([false, true]);
  });

  it('leans no sentence on one of another section', () => {
    const canonical = 'Tea is made of leaves.\n\n## Drying\n\nIt is dried in the sun.';
    expect(texts(canonical).at(-1)).toBe('It is dried in the sun.');
  });

  it('knows the headings above a statement and which statement comes first', () => {
    const canonical =
      '# Tea\n\nTea is a drink of leaves.\n\n## Drying\n\nLeaves are dried. Sun dries leaves.';
    const found = findCandidates(canonical, 400)
      .filter((one) => !one.isPair)
      .map(({ headings, leads }) => ({ headings, leads }));
    expect(found).toEqual([
      { headings: ['Tea'], leads: true },
      { headings: ['Tea', 'Drying'], leads: true },
      { headings: ['Tea', 'Drying'], leads: false },
    ]);
  });

  it('takes two sentences of one paragraph together, too, and no stretch twice', () => {
    const canonical = 'Tea is made of leaves. Leaves are dried. They keep for long.';
    const found = findCandidates(canonical, 400);
    expect(found.filter((one) => one.isPair).map((one) => one.text)).toEqual([
      'Tea is made of leaves. Leaves are dried.',
    ]);
    const ranges = found.map((one) => `${one.start}-${one.end}`);
    expect(new Set(ranges).size).toBe(ranges.length);
  });

  it('takes no two sentences together that a heading parts', () => {
    const canonical = 'Tea is made of leaves.\n# Drying\nLeaves are dried in the sun.';
    for (const text of texts(canonical)) expect(text).not.toContain('Drying');
  });

  it('cuts a long statement at a pause or between words', () => {
    const canonical = `Alpha beta gamma delta; ${'epsilon '.repeat(20)}end.`;
    expect(texts(canonical, 40)[0]).toBe('Alpha beta gamma delta');
    expect(texts('word '.repeat(40), 33)[0]).toMatch(/word$/u);
  });

  it.each(['', ' \n\f ', 'short', '#', '\ud800\ud800'])('finds nothing to quote in %j', (canonical) => {
    expect(findCandidates(canonical, 400)).toEqual([]);
  });
});
