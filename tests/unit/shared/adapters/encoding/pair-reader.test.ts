import { describe, expect, it } from 'vitest';
import { copiedFiles, installedFiles } from '#shared/adapters/encoding/encoder-files.ts';
import { createMiniLm } from '#shared/adapters/encoding/minilm.ts';
import { createModels } from '#shared/adapters/encoding/model-files.ts';
import { createPairReader } from '#shared/adapters/encoding/pair-reader.ts';
import { type ReaderWeights, readReader, readerId } from '#shared/adapters/encoding/reader-weights.ts';
import { EnvironmentFailure } from '#shared/errors.ts';

const SHUT = -1e4;
/** Each place heeds mainly those of the other text. */
const WIDE = 5;
const SCALE = 14;
const WIDTH = 384;
const RUNS = 60_000;
const ASKED = 'How do I turn off the alarm?';
const QUOTES = [
  'Press the red button to silence the siren.',
  'The cat sat on the mat.',
  'Whoever is ill phones Oda.',
];
const PAIRS = QUOTES.map((said) => ({ asked: ASKED, said }));

const row = (value: number): number[] => Array.from({ length: WIDTH }, () => value);
const gates = (onQuote: number, onQuestion: number): number[][][] =>
  Array.from({ length: 4 }, () => Array.from({ length: 12 }, () => [onQuote, onQuestion]));
const heads = { head: row(0), told: row(0), asked: row(0), said: row(0), toldBySaid: row(0) };

/** The encoder with nothing added, which reads question and quote apart. */
const APART: ReaderWeights = {
  provenance: 'a test',
  rank: 1,
  added: {},
  gates: gates(SHUT, SHUT),
  kinds: [row(0), row(0)],
  heads,
  none: 0,
};
/** Takes from `told` what both means have in common, so that one head is seen alone. */
const WITHOUT_COSINE = row(-SCALE / WIDTH);
const UNEVEN = Array.from({ length: WIDTH }, (_, at) => Math.sin(at) / 5);

const open = createModels(() => installedFiles(import.meta.url));

async function spreadOf(weights: Partial<ReaderWeights>, pairs = PAIRS): Promise<number> {
  const told = await createPairReader(open, { ...APART, ...weights }).tell(pairs);
  return Math.max(...told) - Math.min(...told);
}

describe('a reader of pairs', { timeout: RUNS }, () => {
  it('that adds nothing and reads both apart tells how much nearer the encoder puts them than none, in the order given', async () => {
    const encoder = createMiniLm(() => installedFiles(import.meta.url));
    const [asked, ...quotes] = await encoder.encode([ASKED, ...QUOTES]);
    const told = await createPairReader(open, { ...APART, none: 0.5 }).tell(PAIRS);
    expect(told).toHaveLength(PAIRS.length);
    for (const [at, quote] of quotes.entries()) {
      const cosine = asked?.reduce((sum, value, index) => sum + value * (quote[index] ?? 0), 0) ?? 0;
      expect(Math.abs((told[at] ?? Number.NaN) - SCALE * (cosine - 0.5))).toBeLessThan(0.03 * SCALE);
    }
  });

  it('lets the question heed the quote by the first gate, and the quote the question by the second', async () => {
    const byQuestion = { heads: { ...heads, head: WITHOUT_COSINE, asked: UNEVEN } };
    const shut = await spreadOf({ ...byQuestion, gates: gates(SHUT, WIDE) });
    expect(await spreadOf({ ...byQuestion, gates: gates(WIDE, SHUT) })).toBeGreaterThan(4 * shut);
    const asked = ['How high is it?', 'Who wrote the song?', ASKED].map((one) => ({
      asked: one,
      said: 'It is so.',
    }));
    const byQuote = { heads: { ...heads, told: WITHOUT_COSINE, toldBySaid: UNEVEN } };
    const shutToo = await spreadOf({ ...byQuote, gates: gates(WIDE, SHUT) }, asked);
    expect(await spreadOf({ ...byQuote, gates: gates(SHUT, WIDE) }, asked)).toBeGreaterThan(4 * shutToo);
  });

  it('does not read a question behind its 40th piece, nor a quote behind its 112th', async () => {
    const asked = 'alarm '.repeat(38);
    const said = 'siren '.repeat(110);
    const told = await createPairReader(open).tell([
      { asked, said },
      { asked: `${asked} cat`, said },
      { asked, said: `${said} cat` },
      { asked: asked.slice('alarm '.length), said },
    ]);
    expect(told.slice(0, 3)).toEqual([told[0], told[0], told[0]]);
    expect(told[3]).not.toBe(told[0]);
  });

  it('says that it does not run where its files are not there, and looks for them again', async () => {
    const places = [() => copiedFiles('/nowhere'), () => installedFiles(import.meta.url)];
    const reader = createPairReader(
      createModels(() => (places.shift() ?? (() => copiedFiles('/nowhere')))()),
    );
    await expect(reader.tell(PAIRS)).rejects.toThrow(
      expect.objectContaining({
        name: 'EnvironmentFailure',
        message: expect.stringMatching(/^The reader of pairs does not run: /u),
      }),
    );
    expect(await reader.tell(PAIRS)).toHaveLength(PAIRS.length);
  });

  it('runs beside the encoder, whichever is first, and fails where its weights have another form', async () => {
    await expect(createPairReader(open, { ...APART, kinds: [] }).tell(PAIRS)).rejects.toThrow(
      EnvironmentFailure,
    );
    const encoder = createMiniLm(() => installedFiles(import.meta.url));
    const [told, [vector]] = await Promise.all([encoder.reader.tell(PAIRS), encoder.encode([ASKED])]);
    expect(told).toEqual(await createPairReader(open).tell(PAIRS));
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 4);
  });
});

describe('the weights of a reader of pairs', () => {
  it('are refused where they have another shape', () => {
    expect(readReader(APART)).toMatchObject({ gates: APART.gates, none: 0 });
    for (const wrong of [
      { gates: APART.gates.slice(1) },
      { kinds: [row(0)] },
      { heads: { ...heads, told: [1] } },
      { none: undefined },
    ])
      expect(() => readReader({ ...APART, ...wrong })).toThrow();
  });

  it('have another id where any of them is another, and give the reader another name', () => {
    const others: readonly Partial<ReaderWeights>[] = [
      {},
      { none: 1 },
      { gates: gates(0, SHUT) },
      { kinds: [row(0), row(1)] },
      { heads: { ...heads, said: row(1) } },
      { rank: 2 },
    ];
    const all = others.map((other) => ({ ...APART, ...other }));
    expect(new Set(all.map((one) => readerId(one))).size).toBe(all.length);
    expect(readerId({ ...APART, provenance: 'another' })).toBe(readerId(APART));
    expect(createPairReader(open, APART).name).toContain(readerId(APART));
  });
});
