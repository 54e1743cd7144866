import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGNS, signReader } from '#shared/domain/answer-signs.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, sourceOf, sourcesById } from '#tests/unit/functions/steps/builders.ts';
import { ANSWER, ASIDES, ASKED, read, said } from './read-signs.ts';

describe('signReader', () => {
  test('sees how well the best quotes bear what is asked, and what the scorer makes of the best', () => {
    const [alone, among] = [read([ANSWER, ...ASIDES]), read(ASIDES)];
    for (const name of ['value', 'whole', 'spread'] as const)
      expect(alone?.[name]).toBeGreaterThan(among?.[name] ?? Infinity);
    expect(alone).toMatchObject({ value: 8, whole: 1 });
    expect(among).toMatchObject({ value: 3, whole: 0, spread: 0 });
  });

  test('takes words of headings and titles for borne, and each by how rare it is', () => {
    const aside = said({ sourceId: 's-1', quote: 'Copper turns green.', value: 3 });
    const below = { ...aside, headings: ['Salt water'] };
    const rarity = { documentCount: 100, idf: { iron: 4, rust: 4, salt: 1, water: 1 } };
    const wholeIn = (evidence: readonly Evidence[]): number =>
      signReader({ ...ASKED, rarity, evidence })('item_1')?.whole ?? NaN;
    expect(wholeIn([below])).toBeCloseTo(0.2, 9);
    expect(wholeIn([ANSWER])).toBe(1);
  });

  test('reads the words of the item where several things are asked', () => {
    const item = (id: string, description: string) => ({ id, description, topic: [] });
    const checklist = [item('item_1', 'Why does iron rust?'), item('item_2', 'What is brass?')];
    const signs = signReader({ ...ASKED, checklist, evidence: [ANSWER, ...ASIDES] })('item_1');
    expect(signs?.spread).toBeLessThan(read([ANSWER, ...ASIDES])?.spread ?? 0);
    expect(signs?.length).toBeCloseTo(Math.log(5), 9);
  });

  test('sees other documents come near that say the same words', () => {
    const rival = said({ sourceId: 's-2', quote: 'In salt water iron will rust.', value: 8, score: 0.9 });
    expect(read([ANSWER, rival])?.rivals).toBeGreaterThan(read([ANSWER, ...ASIDES])?.rivals ?? 1);
  });

  test('reads nothing from an item on which nothing was quoted', () => {
    const other = said({ sourceId: 's-1', quote: 'Iron is a metal.', value: 5, itemId: 'item_2' });
    expect(read([other])).toBeUndefined();
    expect(read([])).toBeUndefined();
  });

  test('tells whether one of the three best does, once they were read together with what is asked', () => {
    const [first, ...others] = [9, 8, 7, 6].map((value, at) => {
      const one = said({ sourceId: 's-1', quote: `Iron rusts in salt water, ${at}.`, value });
      return {
        ...one,
        items: one.items.map((item) => ({ ...item, nearness: 0.5, tellingOdds: at === 3 ? 4 : -4 })),
      };
    });
    expect(read([first, ...others].flatMap((one) => one ?? []))).toMatchObject({ read: 1, tells: 4 });
    expect(read([ANSWER, ...others.slice(0, 1)])).toMatchObject({ read: 0, tells: 0 });
  });

  test('tells how far the three best quotes lead before the others of the twenty likeliest', () => {
    const even = (count: number): readonly Evidence[] =>
      Array.from({ length: count }, (_, at) =>
        said({ sourceId: 's-1', quote: `Iron rusts in salt water, ${at}.`, value: 5 }),
      );
    expect([1, 2, 3].map((count) => read(even(count))?.lead)).toEqual([1, 1, 1]);
    expect(read(even(12))?.lead).toBeCloseTo(3 / 12, 9);
    expect(read(even(40))?.lead).toBeCloseTo(3 / 20, 9);
    const ahead = said({ sourceId: 's-2', quote: 'Salt water rusts iron.', value: 5 + Math.log(8) });
    expect(read([ahead, ...even(11)])?.lead).toBeCloseTo(10 / 19, 9);
  });

  test('takes the lead by words and meaning where quotes were compared', () => {
    const [near, ...far] = [0.9, 0.4, 0.4, 0.4, 0.4, 0.4].map((nearness, at) => {
      const one = said({ sourceId: 's-1', quote: `Iron rusts in salt water, ${at}.`, value: 5 });
      return { ...one, items: one.items.map((item) => ({ ...item, nearness })) };
    });
    if (!near) throw new Error('a quote');
    expect(read([near, ...far])).toMatchObject({ compared: 1, nearest: 0.9 });
    expect(read([near, ...far])?.lead).toBeGreaterThan(0.9);
    expect(read(far)?.lead).toBeCloseTo(3 / 5, 9);
    expect(read(ASIDES)).toMatchObject({ compared: 0, nearest: 0 });
  });

  test('knows no lead where studies are asked, whose quotes all tell of it', () => {
    const asked = 'What is the effect of salt compared with sand on rust?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const signs = signReader({ ...ASKED, question: asked, checklist, evidence: [ANSWER, ...ASIDES] })(
      'item_1',
    );
    expect(signs).toMatchObject({ lead: 0, studies: 1 });
    expect(read([ANSWER, ...ASIDES])).toMatchObject({ studies: 0 });
    expect(read([ANSWER, ...ASIDES])?.lead).toBeGreaterThan(0.9);
  });

  test('takes the words of a title for borne, but counts the others more below it', () => {
    const aside = said({ sourceId: 's-1', quote: 'Copper turns green.', value: 3 });
    const sources = sourcesById([{ ...sourceOf('s-1'), title: 'Iron in salt water' }]);
    const asTitled = signReader({ ...ASKED, sources, evidence: [aside] })('item_1')?.whole ?? 0;
    expect(asTitled).toBeGreaterThan(0.4);
    expect(asTitled).toBeLessThan(0.7);
    const below = said({ sourceId: 's-1', quote: 'It rusts fast.', value: 3 });
    expect(signReader({ ...ASKED, sources, evidence: [below] })('item_1')?.whole).toBe(1);
    expect(signReader({ ...ASKED, sources: new Map(), evidence: [aside] })('item_1')?.whole).toBe(0);
  });

  test('takes the best of several values of a quote, and its likelihood where there is none', () => {
    const quote = 'Iron rusts fast in salt water.';
    const twice = evidenceOf({
      sourceId: 's-1',
      quote,
      items: [
        { itemId: 'item_1', part: 0, score: 0.5, value: 2 },
        { itemId: 'item_1', part: 1, score: 0.5, value: 6 },
      ],
    });
    const rated = evidenceOf({ sourceId: 's-1', quote, items: [{ itemId: 'item_1', part: 0, score: 0.9 }] });
    expect(read([twice])?.value).toBe(6);
    expect(read([rated])?.value).toBeCloseTo(Math.log(0.91 / 0.11), 9);
  });

  test('measures how much of the best quote lies between the words asked for', () => {
    const spread = (quote: string): number | undefined =>
      read([said({ sourceId: 's-1', quote, value: 8 })])?.spread;
    expect(spread('Iron lies bright beside salt.')).toBeGreaterThan(
      spread('Iron rusts beside bright copper.') ?? 1,
    );
    expect(spread('Copper turns green.')).toBe(0);
    expect(spread('…')).toBe(0);
  });

  test('has fixed rivals for a document that is alone, and their mean nearness where there are several', () => {
    expect(read([ANSWER])?.rivals).toBe(0.6);
    const far = read([ANSWER, ...ASIDES])?.rivals ?? NaN;
    const near = said({ sourceId: 's-2', quote: 'In salt water iron will rust.', value: 8, score: 0.9 });
    const [, second, third] = ASIDES;
    if (!second || !third) throw new Error('two asides');
    const mixed = read([ANSWER, near, second, third])?.rivals ?? NaN;
    expect(far).toBeLessThan(mixed);
    expect(mixed).toBeLessThanOrEqual(1);
  });

  test('sets the nearest documents against the best, however many others are read', () => {
    const near = ['s-2', 's-3'].map((sourceId) =>
      said({ sourceId, quote: 'In salt water iron will rust.', value: 7 }),
    );
    const far = Array.from({ length: 9 }, (_, at) =>
      said({ sourceId: `s-far-${at}`, quote: 'Gold stays as it is.', value: 1 }),
    );
    const rarity = { documentCount: 100, idf: { iron: 4, rust: 4, salt: 3, water: 2 } };
    const rivalsIn = (evidence: readonly Evidence[]): number =>
      signReader({ ...ASKED, rarity, evidence })('item_1')?.rivals ?? NaN;
    expect(rivalsIn([ANSWER, ...near, ...far])).toBeGreaterThan(0.7);
    expect(rivalsIn([ANSWER, ...near, ...far])).toBeCloseTo(rivalsIn([ANSWER, ...near]), 1);
  });

  test('counts what one quote bears, not what only several bear together', () => {
    const apart = ['Iron is a metal that can rust.', 'Salt water is heavy.'].map((quote, at) =>
      said({ sourceId: `s-${at + 1}`, quote, value: 6 - at }),
    );
    expect(read(apart)).toMatchObject({ whole: 0.5 });
    expect(read([ANSWER, ...apart])).toMatchObject({ whole: 1 });
  });

  test('misses what the question names in all that its best document is quoted with', () => {
    const asked = 'Does the Titanic rust in the Atlantic?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const unnamedIn = (evidence: readonly Evidence[]): number | undefined =>
      signReader({ ...ASKED, question: asked, checklist, evidence })('item_1')?.unnamed;
    const wreck = said({ sourceId: 's-1', quote: 'The wreck of the Titanic is steel.', value: 5 });
    const place = said({ sourceId: 's-2', quote: 'The Atlantic is salt water.', value: 4 });
    expect(unnamedIn([ANSWER])).toBe(1);
    expect(unnamedIn([ANSWER, wreck])).toBe(0.5);
    expect(unnamedIn([ANSWER, wreck, { ...place, sourceId: 's-1' }])).toBe(0);
    expect(unnamedIn([ANSWER, { ...wreck, sourceId: 's-2' }, place])).toBe(1);
    expect(read([ANSWER])?.unnamed).toBe(0);
  });

  test('misses no name that a package or folder is called by of which all its documents are, nor who asks', () => {
    const asked = 'Can I stop rust with Kestrel?';
    const checklist = [{ id: 'item_1', description: asked, topic: [] }];
    const unnamedIn = (container: string): number | undefined => {
      const sources = sourcesById([sourceOf('s-1', { kind: 'corpus', container })]);
      return signReader({ ...ASKED, question: asked, checklist, sources, evidence: [ANSWER] })('item_1')
        ?.unnamed;
    };
    expect(unnamedIn('kestrel-doc')).toBe(0);
    expect(unnamedIn('merlin-doc')).toBe(1);
  });

  test('weighs documents by their headings, too, and words by how rare they are where that is known', () => {
    const below = {
      ...said({ sourceId: 's-2', quote: 'It turns red.', value: 2 }),
      headings: ['Iron and rust'],
    };
    const plain = said({ sourceId: 's-2', quote: 'It turns red.', value: 2 });
    expect(read([ANSWER, below])?.rivals).toBeGreaterThan(read([ANSWER, plain])?.rivals ?? 1);
    const common = { documentCount: 1000, idf: { iron: 0.1, rust: 0.1, salt: 6, water: 6 } };
    const unknown = { documentCount: 0, idf: common.idf };
    const rivalsBy = (rarity: typeof common | undefined): number | undefined =>
      signReader({ ...ASKED, rarity, evidence: [ANSWER, below] })('item_1')?.rivals;
    expect(rivalsBy(common)).toBeLessThan(rivalsBy(undefined) ?? 0);
    expect(rivalsBy(unknown)).toBe(rivalsBy(undefined));
  });

  test('is the same whatever the order of the evidence, and always a number', () => {
    const shuffled = fc.shuffledSubarray([ANSWER, ...ASIDES], { minLength: 1 });
    fc.assert(
      fc.property(shuffled, (evidence) => {
        const signs = read(evidence);
        const sorted = read(evidence.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        for (const name of SIGNS) {
          expect(Number.isFinite(signs?.[name])).toBe(true);
          expect(signs?.[name]).toBeCloseTo(sorted?.[name] ?? NaN, 9);
        }
      }),
    );
  });
});
