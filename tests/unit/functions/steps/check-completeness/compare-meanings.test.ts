import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareMeanings } from '#functions/steps/check-completeness/compare-meanings.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { rankFor } from '#shared/domain/evidence-rank.ts';
import type { Job } from '#shared/domain/job.ts';
import { nearnessBefore, tellingBefore, withNearness } from '#shared/domain/nearness.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { EnvironmentFailure, Throttled } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';
import { briefOf, evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';
import { jobOf, openPorts } from '../ports.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';

// Longer than 250 lines: all that holds of one comparison, on one set of stores.

const QUESTION = 'How do I keep my cat away from the sofa?';
const ITEM: ChecklistItem = { ...itemOf('item_1', [partOf(['cat', 'sofa'])]), description: QUESTION };

/** One axis of meaning: how much a text speaks of keeping away. */
const encoder: Encoder = {
  name: 'one axis',
  reader: PLAIN_READER,
  encode: async (texts) =>
    texts.map((text) => (/away|scare/iu.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0.28, 0.96))),
};

const FAILING: Encoder = {
  name: 'broken',
  reader: PLAIN_READER,
  encode: async () => Promise.reject(new EnvironmentFailure('The encoder does not run: no memory')),
};

let ports: Ports;
let job: Job;
let emitted: StepEvent[];
let count = 0;
let waves = 0;

beforeAll(async () => {
  ports = await openPorts({});
});

beforeEach(() => {
  count += 1;
  job = jobOf(`job-${count}`);
  emitted = [];
  waves = 0;
});

function said(quote: string, value: number | undefined, start = 0): Evidence {
  const serving = { itemId: 'item_1', part: 0, score: 0.5, ...(value === undefined ? {} : { value }) };
  return evidenceOf({ sourceId: 's-1', quote, start, items: [serving] });
}

async function compare(
  evidence: readonly Evidence[],
  {
    question = QUESTION,
    items = [ITEM],
    using = encoder,
    isWithout = false,
    isSure = false,
    sure = isSure ? [ITEM.id] : [],
    stores = {},
    waveId = `i${String(++waves).padStart(2, '0')}`,
    isWhole = false,
  }: {
    question?: string;
    items?: readonly ChecklistItem[];
    using?: Encoder;
    isWithout?: boolean;
    isSure?: boolean;
    sure?: readonly string[];
    stores?: Partial<Ports>;
    waveId?: string;
    isWhole?: boolean;
  } = {},
): Promise<readonly Evidence[]> {
  const measured = await ports.research.list(job, 'NEARNESS');
  const by = isWithout ? undefined : using;
  const nearness = nearnessBefore(measured, evidence, { waveId, encoder: by?.name });
  return compareMeanings(
    {
      checklist: items,
      evidence: withNearness(evidence, nearness),
      nearness,
      telling: tellingBefore(measured, { waveId, reader: by?.reader.name }),
      sources: sourcesById([sourceOf('s-1')]),
      question,
      language: briefOf(question).language,
      sure: new Set(sure),
      isWhole,
      waveId,
    },
    {
      state: 'CheckCompleteness',
      ports: { ...ports, ...stores, encoder: by },
      job,
      emit: async (event) => {
        emitted.push(event);
      },
    },
  );
}

const nearnessOf = (one: Evidence | undefined) => one?.items[0]?.nearness;
const oddsOf = (one: Evidence | undefined) => one?.items[0]?.tellingOdds;

/** To it tells more what is longer. */
const READING: Encoder = {
  ...encoder,
  reader: { name: 'by length', tell: async (pairs) => pairs.map(({ said: text }) => text.length / 10) },
};

describe('compareMeanings', () => {
  it('notes how near each quote comes, keeps it, and ranks by both', async () => {
    const words = said('The cat sat on the sofa.', 5);
    const meaning = said('Citrus scares felines from furniture.', 3, 100);
    const compared = await compare([words, meaning]);
    expect(compared.map(nearnessOf)).toEqual([0.28, 1]);
    const [first = 0, second = 0] = compared.map(({ items }) => rankFor(ITEM.id, { items }));
    expect(second).toBeGreaterThan(first);
    const kept = await ports.research.list(job, 'NEARNESS');
    const items = { [ITEM.id]: { [words.id]: 0.28, [meaning.id]: 1 } };
    const told = { [ITEM.id]: { [words.id]: 0, [meaning.id]: 0 } };
    const telling = { reader: PLAIN_READER.name, items: told };
    expect(kept).toEqual([{ waveId: 'i01', items, encoder: encoder.name, telling }]);
    expect(await ports.research.list(job, 'EVIDENCE')).toEqual([]);
  });

  it('compares the forty likeliest alone; what is less likely counts as the farthest of them', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      said(index === 39 ? 'Sofa.' : `Away, number ${index}.`, 45 - index, index * 100),
    );
    const compared = await compare(many);
    expect(compared.slice(0, 39).every((one) => nearnessOf(one) === 1)).toBe(true);
    expect(compared.slice(40).every((one) => nearnessOf(one) === 0.28)).toBe(true);
    expect(compared.map(({ items }) => items[0]?.isAssumed ?? false)).toEqual(many.map((_, at) => at >= 40));
  });

  it('compares what answers one of two things asked at once with the whole question, too, and one of more, or of another question, with its own words alone', async () => {
    const question = 'How do I keep my cat off the sofa, and what does a scare do?';
    const items = ['How do I keep my cat off the sofa?', 'What does a scare do?'].map(
      (description, at): ChecklistItem => ({
        ...itemOf(`item_${at + 1}`, [partOf(['cat'])]),
        description,
        topic: [],
      }),
    );
    const askedFor = async (of: readonly ChecklistItem[]): Promise<readonly string[]> => {
      const read: string[] = [];
      const evidence = of.map(({ id }, at) => ({
        ...said(`Citrus ${at}.`, 5, at * 100),
        items: [{ itemId: id, part: 0, score: 0.5, value: 5 }],
      }));
      const reading: Encoder = {
        name: 'reading',
        reader: PLAIN_READER,
        encode: async (texts) => {
          read.push(...texts.filter((text) => text.endsWith('?')));
          return encoder.encode(texts);
        },
      };
      job = jobOf(`job-${count}-${of.map(({ description }) => description.length).join('-')}`);
      await compare(evidence, { question, items: of, using: reading });
      return read;
    };
    expect(await askedFor(items)).toEqual([items[0]?.description, question, items[1]?.description]);
    const third = { ...itemOf('item_3', [partOf(['cat'])]), description: 'What does citrus do?', topic: [] };
    expect(await askedFor([...items, third])).toEqual(
      [...items, third].map(({ description }) => description),
    );
    const [first] = items;
    const reworded = { ...third, id: 'item_2', description: 'Which paint dries fastest on wooden boats?' };
    expect(await askedFor(first === undefined ? [] : [first, reworded])).toEqual([
      first?.description,
      question,
      reworded.description,
    ]);
  });

  it('lets a quote that answers one of two things be near by what that asks, whatever else is asked', async () => {
    const question = 'How do I keep my cat away? When was brass made?';
    const items = ['How do I keep my cat away?', 'When was brass made?'].map(
      (description, at): ChecklistItem => ({
        ...itemOf(`item_${at + 1}`, [partOf(['cat'])]),
        description,
        topic: [],
      }),
    );
    const quotes = ['Brass was made early.', 'Keep it away.'].map((quote, at) => ({
      ...said(quote, 5, at * 100),
      items: [{ itemId: 'item_2', part: 0, score: 0.5, value: 5 }],
    }));
    const [brass, cat] = (await compare(quotes, { question, items })).map(nearnessOf);
    expect(brass).toBe(1);
    expect(cat).toBe(1);
  });

  it('asks nothing again of what was compared in a wave before, and marks what came since', async () => {
    const before = await compare([said('Keep it away.', 5)]);
    const asked: string[] = [];
    const counting: Encoder = {
      ...encoder,
      encode: async (texts) => {
        asked.push(...texts);
        return encoder.encode(texts);
      },
    };
    const after = await compare([...before, said('A new one, away.', 1, 200)], { using: counting });
    expect(asked.some((text) => text.includes('Keep it'))).toBe(false);
    expect(after.map(nearnessOf)).toEqual([1, 1]);
  });

  it('takes what a later wave does not compare for no nearer than the farthest of all waves', async () => {
    const words = Array.from({ length: 39 }, (_, index) => said(`Sofa ${index}.`, 60 - index, index * 100));
    const before = await compare(words);
    const near = Array.from({ length: 40 }, (_, at) => said(`Keep it away, ${at}.`, 50, 5000 + at * 100));
    const less = said('A scare, too.', 1, 20_000);
    const after = await compare([...before, ...near, less]);
    expect(after.slice(-2).map(nearnessOf)).toEqual([1, 0.28]);
  });

  it('leaves to what is not sure its share of what is compared in a wave', async () => {
    const items = ['1', '2', '3', '4'].map((at) => ({ ...ITEM, id: `item_${at}` }));
    const serving = items.map(({ id }) => ({ itemId: id, part: 0, score: 0.5, value: 5 }));
    const quotes = Array.from({ length: 60 }, (_, at) =>
      evidenceOf({ sourceId: 's-1', quote: `Sofa ${at}.`, start: at * 100, items: serving }),
    );
    const compared = await compare(quotes, { items, sure: ['item_2', 'item_3', 'item_4'] });
    const measured = items.map(
      ({ id }) =>
        compared.flatMap((one) => one.items).filter((one) => one.itemId === id && one.isAssumed !== true)
          .length,
    );
    expect(measured).toEqual([40, 12, 12, 12]);
  });

  it('compares in a later wave as many again of what was left in the one before', async () => {
    const words = Array.from({ length: 60 }, (_, at) => said(`Sofa ${at}.`, 90 - at, at * 100));
    const isMeasured = ({ items }: Evidence): boolean => items[0]?.isAssumed !== true;
    const before = await compare(words);
    expect(before.filter(isMeasured)).toHaveLength(40);
    expect((await compare(before)).filter(isMeasured)).toHaveLength(60);
  });

  it('compares all that is left where a small corpus has been read whole, but no more than 400 quotes', async () => {
    const words = Array.from({ length: 500 }, (_, at) => said(`Sofa ${at}.`, 900 - at, at * 100));
    const isMeasured = ({ items }: Evidence): boolean => items[0]?.isAssumed !== true;
    const before = await compare(words);
    expect((await compare(before, { isWhole: true })).filter(isMeasured)).toHaveLength(440);
    const few = await compare(words.slice(0, 100), { isWhole: true });
    expect(few.filter(isMeasured)).toHaveLength(100);
  });

  it('shares those among all that is open where a small corpus has been read whole', async () => {
    const items = ['item_1', 'item_2', 'item_3', 'item_4'].map((id) => ({ ...ITEM, id }));
    const words = Array.from({ length: 300 }, (_, at) => ({
      ...said(`Sofa ${at}.`, 900 - at, at * 100),
      items: items.map(({ id }) => ({ itemId: id, part: 0, score: 0.5, value: 900 - at })),
    }));
    const compared = await compare(words, { items, isWhole: true });
    const measured = items.map(
      ({ id }) =>
        compared.flatMap((one) => one.items).filter((one) => one.itemId === id && one.isAssumed !== true)
          .length,
    );
    expect(measured).toEqual([100, 100, 100, 100]);
  });

  it('goes by words alone where the encoder is there no more, and says so', async () => {
    const before = await compare([said('Keep it away.', 5)]);
    expect((await compare([...before, said('Sofa.', 4, 100)], { isWithout: true })).map(nearnessOf)).toEqual([
      undefined,
      undefined,
    ]);
    expect(emitted).toMatchObject([{ type: 'degraded', data: { encoder: 'none' } }]);
  });

  it('compares fewer quotes of what words alone answer surely, unless a reason is asked for', async () => {
    const quotes = Array.from({ length: 30 }, (_, at) =>
      said(`Nobody keeps it away, ${at}.`, 30 - at, 100 * at),
    );
    const measured = async (question: string, isSure: boolean): Promise<number> => {
      const options = { question, items: [{ ...ITEM, description: question }], isSure };
      const items = (await compare(quotes, options)).flatMap((one) => one.items);
      return items.filter(({ nearness, isAssumed }) => nearness !== undefined && isAssumed !== true).length;
    };
    expect(await measured(QUESTION, true)).toBe(12);
    job = jobOf(`job-${(count += 1)}`);
    expect(await measured(QUESTION, false)).toBe(30);
    job = jobOf(`job-${(count += 1)}`);
    expect(await measured('Why does my cat stay on the sofa?', true)).toBe(30);
  });

  it.each([
    ['without an encoder', { isWithout: true }],
    ['what a model reads', { stores: { model: scriptedModel({ script: () => ({}) }) } }],
    ['a question in another language', { question: 'Jak mogę trzymać mojego kota z dala od kanapy?' }],
    [
      'the effect of something',
      {
        items: [{ ...ITEM, description: 'What is the effect of citrus compared with water on scratching?' }],
      },
    ],
  ])('leaves quotes as they are: %s', async (_, options) => {
    const evidence = [said('Keep it away.', 5)];
    expect(await compare(evidence, options)).toEqual(evidence);
  });

  it('leaves quotes of studies as they are where it is asked whether something is so', async () => {
    const question = 'Does citrus scent keep cats off furniture?';
    const item = { ...ITEM, description: question };
    const evidence = [
      said('AIM: To explore whether citrus keeps cats away.', 5),
      said('To assess how far cats keep away.', 4, 60),
      said('Cats stayed away.', 3, 100),
    ];
    expect(await compare(evidence, { question, items: [item] })).toEqual(evidence);
    const [aim, , result] = evidence;
    const single = [aim, result].flatMap((one) => one ?? []);
    expect((await compare(single, { question, items: [item] })).map(nearnessOf)).toEqual([0.28, 0.28]);
  });

  it.each([
    ['Wie halte ich die Katze vom Sofa fern?', 'Die Katze soll vom Sofa.', 'the cat should from the sofa.'],
    ['Comment éloigner le chat du canapé ?', 'Le chat est sur le canapé.', 'the cat is on the sofa.'],
    ['¿Cómo alejo al gato del sofá?', 'El gato está en el sofá.', 'the cat is in the sofa.'],
  ])('compares the rough English of “%s”', async (question, quote, english) => {
    const texts: string[] = [];
    const noting: Encoder = {
      name: 'noting',
      reader: PLAIN_READER,
      encode: async (all) => {
        texts.push(...all);
        return encoder.encode(all);
      },
    };
    const [compared] = await compare([said(quote, 5)], { question, using: noting });
    expect(texts.find((text) => text.endsWith(`: ${english}`))).toBeDefined();
    expect(texts.some((text) => /\bcat\b/u.test(text) && !text.endsWith(english))).toBe(true);
    expect(nearnessOf(compared)).toBeDefined();
  });

  it('compares what a few English words ask for', async () => {
    expect(
      (await compare([said('Keep it away.', 5)], { question: 'keep cat away sofa' })).map(nearnessOf),
    ).toEqual([1]);
  });

  it('leaves what no scorer has valued as it is: it has nothing to be compared beside', async () => {
    const evidence = [said('Keep it away.', undefined), said('Away.', 3, 100)];
    expect(await compare(evidence)).toEqual(evidence);
  });

  it('ranks all by words again where the encoder fails in a later wave', async () => {
    const before = await compare([said('Keep it away.', 5)]);
    const after = await compare([...before, said('A new one, away.', 1, 200)], { using: FAILING });
    expect(after.map(nearnessOf)).toEqual([undefined, undefined]);
    expect((await ports.research.list(job, 'NEARNESS')).at(-1)).toMatchObject({
      waveId: 'i02',
      items: {},
      encoder: FAILING.name,
    });
  });

  it('measures all anew where another encoder measured the wave before, as after an upgrade', async () => {
    const before = await compare([said('Sofa.', 5)]);
    const newer: Encoder = {
      name: 'newer',
      reader: PLAIN_READER,
      encode: async (texts) => texts.map(() => Float32Array.of(1, 0)),
    };
    const after = await compare([...before, said('A new one, sofa.', 1, 200)], { using: newer });
    expect(before.map(nearnessOf)).toEqual([0.28]);
    expect(after.map(nearnessOf)).toEqual([1, 1]);
    const kept = await ports.research.list(job, 'NEARNESS');
    expect(kept.map((one) => one.encoder)).toEqual([encoder.name, newer.name]);
  });

  it('gives the same where a wave is run again, a failure, too', async () => {
    const before = await compare([said('Keep it away.', 5)]);
    const wave = [...before, said('A new one, away.', 1, 200)];
    const failed = await compare(wave, { using: FAILING, waveId: 'i02' });
    const again = await compare(wave, { using: { ...encoder, name: FAILING.name }, waveId: 'i02' });
    expect(again).toEqual(failed);
    expect(
      (await ports.research.list(job, 'NEARNESS')).map(({ items }) => Object.keys(items).length),
    ).toEqual([1, 0]);
  });

  it('measures anew what evidence itself holds, as it did once, or takes it back', async () => {
    const old = said('Keep it away.', 5);
    const held = [
      { ...old, items: old.items.map((item) => ({ ...item, nearness: 0.4 })) },
      said('Sofa.', 4, 100),
    ];
    expect((await compare(held)).map(nearnessOf)).toEqual([1, 0.28]);
    job = jobOf('job-of-old');
    expect((await compare(held, { isWithout: true })).map(nearnessOf)).toEqual([undefined, undefined]);
    expect(emitted).toMatchObject([{ type: 'degraded', data: { encoder: 'none' } }]);
  });

  it('does not take a store that fails for the encoder', async () => {
    const put = async () => Promise.reject(new Throttled('The table is busy.'));
    const research = { ...ports.research, put };
    await expect(compare([said('Keep it away.', 5)], { stores: { research } })).rejects.toThrow(Throttled);
    expect(emitted).toEqual([]);
  });

  it('goes on by words alone where the encoder fails, and says why', async () => {
    const evidence = [said('Keep it away.', 5)];
    expect(await compare(evidence, { using: FAILING })).toEqual(evidence);
    expect(emitted).toMatchObject([
      { type: 'degraded', key: 'i01/encoder', data: { encoder: 'broken', error: 'EnvironmentFailure' } },
    ]);
    expect(emitted[0]?.message).toContain('Quotes are ranked by their words alone');
  });

  it('reads the first eight of what it compared together with what is asked, once', async () => {
    const many = Array.from({ length: 12 }, (_, at) => said(`Away, number ${at}.`, 12 - at, at * 100));
    const compared = await compare(many, { using: READING });
    expect(compared.map((one) => oddsOf(one) !== undefined)).toEqual(many.map((_, at) => at < 8));
    const never: Encoder = {
      ...READING,
      reader: { ...READING.reader, tell: async () => Promise.reject(new Error('Again?')) },
    };
    expect((await compare(compared, { using: never })).map(oddsOf)).toEqual(compared.map(oddsOf));
  });

  it('reads anew where another reader read the wave before', async () => {
    const before = await compare([said('Keep it away.', 5)]);
    expect(before.map(oddsOf)).toEqual([0]);
    const [again] = (await compare(before, { using: READING })).map(oddsOf);
    expect(again).toBeGreaterThan(0);
  });

  it('goes on without what is read where the reader fails, and says why', async () => {
    const tell = async () => Promise.reject(new EnvironmentFailure('no memory'));
    const failing: Encoder = { ...encoder, reader: { name: 'broken', tell } };
    const [compared] = await compare([said('Keep it away.', 5)], { using: failing });
    expect([nearnessOf(compared), oddsOf(compared)]).toEqual([1, undefined]);
    expect(emitted).toMatchObject([{ type: 'degraded', key: 'i01/reader', data: { encoder: 'broken' } }]);
    expect(emitted[0]?.message).toContain('Quotes are ordered, and items labelled, by');
  });

  it('reads no quote of a question in another language: only its rough English would be read', async () => {
    const question = 'Wie halte ich die Katze vom Sofa fern?';
    const [compared] = await compare([said('Die Katze soll vom Sofa.', 5)], { question, using: READING });
    expect([nearnessOf(compared) === undefined, oddsOf(compared)]).toEqual([false, undefined]);
  });
});
