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
}

function cosine(first: Float32Array | undefined, second: Float32Array | undefined): number {
  return first?.reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0) ?? 0;
}
