import { describe, expect, it } from 'vitest';
import type { Encoder } from '#shared/ports/encoder.ts';

const ASKED = 'How do I turn off the alarm?';
const SAID = 'Press the red button to silence the siren.';
const OTHER = 'The cat sat on the mat.';
const RUNS = 60_000;

/** What holds of every encoder. */
export function encoderContract(name: string, create: () => Encoder): void {
  describe(`${name} as an encoder`, { timeout: RUNS }, () => {
    const encoder = create();

    it('gives a vector of length 1 for each text, in the order given', async () => {
      const texts = [SAID, OTHER, SAID];
      const vectors = await encoder.encode(texts);
      expect(vectors).toHaveLength(3);
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
      expect(vectors[0]).toEqual(vectors[2]);
    });

    it('puts what means the same nearer than what does not, without a word in common', async () => {
      const [asked, said, other] = await encoder.encode([ASKED, SAID, OTHER]);
      expect(cosine(asked, said)).toBeGreaterThan(cosine(asked, other) + 0.2);
    });

    it('gives the same for a text whatever stands beside it', async () => {
      const [alone] = await encoder.encode([SAID]);
      const [, beside] = await encoder.encode([`${OTHER} `.repeat(60), SAID, '?']);
      expect(cosine(alone, beside)).toBeCloseTo(1, 5);
    });

    it('takes no text, an empty one, a huge one, other scripts and broken letters', async () => {
      expect(await encoder.encode([])).toEqual([]);
      const odd = [
        '',
        ' \n',
        'word '.repeat(20_000),
        'x'.repeat(5_000),
        '警报如何关闭？',
        'صفارة الإنذار',
        '\uD800',
        '[CLS] [SEP]',
      ];
      const vectors = await encoder.encode(odd);
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    });

    it('answers several at once, each its own', async () => {
      const both = await Promise.all([encoder.encode([SAID]), encoder.encode([OTHER])]);
      const [said, other] = await encoder.encode([SAID, OTHER]);
      expect(cosine(both[0]?.[0], said)).toBeGreaterThan(0.99);
      expect(cosine(both[1]?.[0], other)).toBeGreaterThan(0.99);
    });

    it('has a name', () => {
      expect(encoder.name).not.toBe('');
    });
  });

  readerContract(name, create);
}

/** What holds of the reader of pairs of every encoder. */
function readerContract(name: string, create: () => Encoder): void {
  describe(`${name} as a reader of pairs`, { timeout: RUNS }, () => {
    const { reader } = create();
    const answering = { asked: ASKED, said: SAID };
    const other = { asked: ASKED, said: OTHER };

    it('tells of each pair, in the order given, what answers rather than what does not', async () => {
      const [first = 0, second = 0, third] = await reader.tell([answering, other, answering]);
      expect(first).toBeGreaterThan(second);
      expect(third).toBe(first);
    });

    it('gives the same for a pair whatever stands beside it, and when it is asked again elsewhere', async () => {
      const [alone] = await reader.tell([answering]);
      const long = { asked: `${OTHER} `.repeat(60), said: `${OTHER} `.repeat(60) };
      const [, beside] = await create().reader.tell([long, answering, { asked: '?', said: '' }]);
      expect(beside).toBeCloseTo(alone ?? Number.NaN, 5);
    });

    it('takes no pair, empty texts, huge ones, other scripts and broken letters', async () => {
      expect(await reader.tell([])).toEqual([]);
      const odd = ['', ' \n', 'word '.repeat(20_000), 'x'.repeat(5_000), '警报如何关闭？', '\uD800', '[SEP]'];
      const pairs = odd.flatMap((one) => [
        { asked: one, said: SAID },
        { asked: ASKED, said: one },
        { asked: one, said: one },
      ]);
      const told = await reader.tell(pairs);
      expect(told).toHaveLength(pairs.length);
      expect(told.filter((one) => !Number.isFinite(one))).toEqual([]);
    });

    it('answers several at once, each its own, and beside the encoder', async () => {
      const encoder = create();
      const [[first], , [second]] = await Promise.all([
        encoder.reader.tell([answering]),
        encoder.encode([SAID]),
        encoder.reader.tell([other]),
      ]);
      expect([first, second]).toEqual(await encoder.reader.tell([answering, other]));
    });

    it('has a name of its own', () => {
      const encoder = create();
      expect(encoder.reader.name).not.toBe('');
      expect(encoder.reader.name).not.toBe(encoder.name);
    });
  });
}

function cosine(first: Float32Array | undefined, second: Float32Array | undefined): number {
  return first?.reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0) ?? 0;
}
