import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followsQuote, inOrderOfReading } from '#shared/domain/one-passage.ts';
import type { Sentence } from '#shared/domain/report.ts';

const at = (id: string, kind: Sentence['kind'] = 'quote'): Sentence => ({
  text: id,
  kind,
  evidenceIds: [id],
});

it('reads what leads to a quote in the same paragraph before it, however far behind it is named', () => {
  const [lead, best, next, other] = ['s-1:0-9', 's-1:10-19', 's-1:20-29', 's-2:20-29'].map((id) => at(id));
  const label = at('What is it?', 'connective');
  expect(inOrderOfReading([label, best, other, lead, next].flatMap((one) => one ?? []))).toEqual([
    label,
    lead,
    best,
    other,
    next,
  ]);
  expect(inOrderOfReading([best, lead].flatMap((one) => one ?? []))).toEqual([lead, best]);
});

it('reads what stands right above a quote before it, and what stands further above where it is named', () => {
  const best = at('s-1:40-60');
  expect(inOrderOfReading([best, at('s-1:10-37')])).toEqual([at('s-1:10-37'), best]);
  expect(inOrderOfReading([best, at('s-1:10-31')])).toEqual([best, at('s-1:10-31')]);
  expect(inOrderOfReading([best, at('s-1:10-41')])).toEqual([best, at('s-1:10-41')]);
});

it('reads a paragraph above where it is named, unless it announces the quote', () => {
  const best = at('s-1:40-60');
  const [other, announcing] = [at('s-1:10-38'), { ...at('s-1:10-38'), text: 'Set it so:' }];
  expect(inOrderOfReading([best, other])).toEqual([best, other]);
  expect(inOrderOfReading([best, announcing])).toEqual([announcing, best]);
  for (const text of [
    'It is hot.',
    'Next, shut the lid.',
    'Finally, bake it.',
    'The same holds here.',
    '```\nkiln\n```',
  ])
    expect(inOrderOfReading([{ ...best, text }, other])).toEqual([other, { ...best, text }]);
  const first = { ...at('s-1:10-38'), text: 'First, open the lid.' };
  expect(inOrderOfReading([best, first])).toEqual([first, best]);
});

it('reads an item above another before it, be there an empty line between them, and no record before another', () => {
  const [above, below] = ['1. Open the lid.', '2. Take it out.'].map((text, index) => ({
    ...at(`s-1:${10 + index * 30}-${38 + index * 30}`),
    text,
  }));
  expect(inOrderOfReading([below, above].flatMap((one) => one ?? []))).toEqual([above, below]);
  const records = [31, 10].map((start) => ({
    ...at(`s-1:${start}-${start + 20}`),
    text: `| Day: ${start}; Shift: night; In charge: Ann |`,
  }));
  expect(inOrderOfReading(records)).toEqual(records);
});

it('reads what a quote leans on before it, the nearest of what is quoted of that', () => {
  const saying = (id: string, text: string): Sentence => ({ ...at(id), text });
  const [far, near] = [saying('s-1:10-20', 'Lids crack.'), saying('s-1:300-320', 'Pots crack.')];
  const leaning = saying('s-1:700-720', 'This makes them useless.');
  expect(inOrderOfReading([leaning, far, near])).toEqual([near, leaning, far]);
  for (const text of ['Glaze is cheap.', 'Diesel is dear.']) {
    const other = saying('s-1:700-720', text);
    expect(inOrderOfReading([other, far, near])).toEqual([other, far, near]);
  }
});

it('reads all that leads to a quote in its order, in whatever order it is named', () => {
  const passage = ['s-1:0-9', 's-1:10-19', 's-1:20-29'].map((id) => at(id));
  const [first, second, third] = passage;
  for (const named of [
    [third, first, second],
    [third, second, first],
    [second, third, first],
  ])
    expect(inOrderOfReading(named.flatMap((one) => one ?? []))).toEqual(passage);
});

it('takes for one passage no quotes of two paragraphs, pages or sources', () => {
  const one = at('s-1:page-2-10-19');
  expect(followsQuote(at('s-1:page-2-20-29'), one)).toBe(true);
  for (const id of ['s-1:page-2-21-29', 's-1:page-3-20-29', 's-2:page-2-20-29', 's-1:page-2-19-29', 'none'])
    expect(followsQuote(at(id), one)).toBe(false);
  expect(followsQuote(at('s-1:page-2-20-29', 'written'), one)).toBe(false);
});

it('loses no sentence', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 20 })), (places) => {
      const sentences = places.map((place) => at(`s-1:${place * 10}-${place * 10 + 9}`));
      const read = inOrderOfReading(sentences);
      expect(read).toHaveLength(sentences.length);
      expect(new Set(read)).toEqual(new Set(sentences));
    }),
  );
});

it('reads below one heading what leads to a quote before it', () => {
  const heads = ['Kilns, “Heat”:', 'Ash:'].map((text) => ({ ...at('', 'connective'), text }));
  const [best, lead, other] = ['s-1:10-19', 's-1:0-9', 's-2:20-29'].map((id) => at(id));
  const [first, second] = heads;
  const read = inOrderOfReading([first, best, lead, second, other].flatMap((one) => one ?? []));
  expect(read).toEqual([first, lead, best, second, other]);
});

it('leaves quotes below the headings that stand over them', () => {
  const heading = (text: string) => ({ kind: 'connective' as const, text: `“${text}”:`, evidenceIds: [] });
  const sentences = [heading('Warnings'), at('s-1:300-400'), heading('Heat'), at('s-1:200-299')];
  expect(inOrderOfReading(sentences)).toEqual(sentences);
});
