import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MeaningInput, orderByMeaning } from '#functions/steps/select-sources/order-by-meaning.ts';
import type { Candidate } from '#functions/steps/select-sources/merge-hits.ts';
import { EnvironmentFailure, Throttled } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { besideWork } from '#shared/text/words/named-work.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';
import { jobOf, openPorts } from '../ports.ts';
import { candidateOf } from './select-world.ts';

/** One axis of meaning: how much a text speaks of keeping away. */
const encoder: Encoder = {
  name: 'one axis',
  reader: PLAIN_READER,
  encode: async (texts) =>
    texts.map((text) => (/away|scare/iu.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0.28, 0.96))),
};

const WORDS = candidateOf('a', 1, {}, { title: 'Cats', snippet: 'My cat sat on the sofa.' });
const MEANING = candidateOf('b', 0.4, {}, { title: 'Citrus', snippet: 'It scares felines from furniture.' });
const NEITHER = candidateOf('c', 0.3, {}, { title: 'Dogs', snippet: 'They bark.' });

let ports: Ports;
let emitted: StepEvent[];

beforeAll(async () => {
  ports = await openPorts({});
});

beforeEach(() => {
  emitted = [];
});

const QUESTION = 'How do I keep my cat away from the sofa?';

async function order(
  ranked: readonly Candidate[],
  {
    given = {},
    question = QUESTION,
    ...input
  }: Partial<MeaningInput> & { readonly given?: Partial<Ports> } = {},
) {
  return orderByMeaning(
    {
      ranked,
      ranker: { name: 'builtin', scored: ranked.length },
      question,
      asked: [question],
      language: 'en',
      waveId: 'i01',
      ...input,
    },
    {
      state: 'SelectSources',
      ports: { ...ports, encoder, ...given },
      job: jobOf('job'),
      emit: async (event) => {
        emitted.push(event);
      },
    },
  );
}

const idsOf = (ranked: readonly Candidate[]) => ranked.map(({ sourceId }) => sourceId);

describe('orderByMeaning', () => {
  it('puts what says it in other words ahead, and lets relevances change places', async () => {
    const { ranked, ranker } = await order([WORDS, MEANING, NEITHER]);
    expect(ranked.map(({ sourceId, relevance }) => [sourceId, relevance])).toEqual([
      ['b', 1],
      ['a', 0.4],
      ['c', 0.3],
    ]);
    expect(ranker).toEqual({ name: 'builtin', scored: 3, encoder: 'one axis', compared: 3 });
    expect(emitted).toEqual([]);
  });

  it('knows a few words for English by what they are', async () => {
    const { ranked } = await order([WORDS, MEANING], { language: 'und', question: 'keep cat away sofa' });
    expect(idsOf(ranked)).toEqual(['b', 'a']);
  });

  it('looks at documents by what is asked, whatever is told before it', async () => {
    const { ranked } = await order([WORDS, MEANING], {
      question: 'Keep away.',
      asked: ['What do dogs eat?'],
    });
    expect(idsOf(ranked)).toEqual(['a', 'b']);
  });

  it('looks for the work that a question names, though quotes of it are compared without', async () => {
    const asked = ['In the trial that kept cats away from sofas, how many of them ate?'];
    expect(asked.map(besideWork).join('')).not.toContain('away');
    const { ranked } = await order([WORDS, MEANING], { asked });
    expect(idsOf(ranked)).toEqual(['b', 'a']);
  });

  it('leaves what no query matched behind all else, whatever it says', async () => {
    const unmatched = candidateOf('u', 0, {}, { snippet: 'Keep away.', isUnmatched: true });
    const { ranked } = await order([WORDS, NEITHER, unmatched]);
    expect(idsOf(ranked)).toEqual(['a', 'c', 'u']);
  });

  it.each<[string, Parameters<typeof order>[1]]>([
    ['asked in another language', { language: 'pl' }],
    ['asked in no known language', { language: 'und', question: 'Xyloftar quonga blemwick' }],
    ['a reranker has put in order', { ranker: { name: 'jina', model: 'm', scored: 3 } }],
    ['a model chooses from', { given: { model: scriptedModel({ script: () => ({}) }) } }],
    ['there is no encoder for', { given: { encoder: undefined } }],
  ])('leaves in its order what is %s', async (_, change) => {
    const { ranked, ranker } = await order([WORDS, MEANING], change);
    expect(idsOf(ranked)).toEqual(['a', 'b']);
    expect(ranker).not.toHaveProperty('encoder');
  });

  it('keeps the order by words where the encoder does not run, and says so', async () => {
    const broken: Encoder = {
      name: 'broken',
      reader: PLAIN_READER,
      encode: async () => Promise.reject(new EnvironmentFailure('no memory')),
    };
    const { ranked, ranker } = await order([WORDS, MEANING], { given: { encoder: broken } });
    expect(idsOf(ranked)).toEqual(['a', 'b']);
    expect(emitted).toMatchObject([
      {
        type: 'degraded',
        key: 'i01/encoder-of-documents',
        data: { step: 'SelectSources', encoder: 'broken' },
      },
    ]);
    expect(ranker).toMatchObject({ name: 'builtin', encoder: 'broken', compared: 0 });
  });

  it('does not take another fault for one of the encoder', async () => {
    const throttled: Encoder = {
      name: 'throttled',
      reader: PLAIN_READER,
      encode: async () => Promise.reject(new Throttled('slow down')),
    };
    await expect(order([WORDS, MEANING], { given: { encoder: throttled } })).rejects.toThrow('slow down');
  });

  it('loses no candidate and no relevance, however many there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(100), fc.boolean()), { maxLength: 90 }), async (given) => {
        const ranked = given
          .toSorted(([a], [b]) => b - a)
          .map(([hundredths, isNear], index) =>
            candidateOf(`s${index}`, hundredths / 100, {}, { snippet: isNear ? 'away' : 'here' }),
          );
        const { ranked: found } = await order(ranked);
        expect(new Set(idsOf(found))).toEqual(new Set(idsOf(ranked)));
        expect(found.map(({ relevance }) => relevance)).toEqual(ranked.map(({ relevance }) => relevance));
      }),
    );
  });
});
