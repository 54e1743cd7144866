import type { PolarityWords } from './polarity-words.ts';

/** A topical word of a clause, with its place in it. */
export interface Placed {
  readonly term: string;
  readonly start: number;
}

/** A word of direction, with what stands around it. */
export interface Turn {
  readonly way: 'more' | 'less' | 'same';
  /** The topical word it is about: the next one, else the one before. */
  readonly about: string;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** Terms after "than"; none where nothing is compared. */
  readonly than: ReadonlySet<string>;
}

const AROUND = 4;

/** Where a text says that something is more or less, each with what stands around it. */
export function turnsOf(text: string, tokens: readonly Placed[], words: PolarityWords): readonly Turn[] {
  const cues = (['more', 'less', 'same'] as const).flatMap((way) =>
    [...text.matchAll(words[way])].map((match) => ({
      way,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const isCue = (at: number): boolean => cues.some(({ start, end }) => at >= start && at < end);
  const topical = tokens.filter(({ start }) => !isCue(start));
  const than =
    /(?<![\p{L}])(?:than|compared (?:with|to)|als|que|di|do que|dan|чем)(?![\p{L}])/iu.exec(text)?.index ??
    Infinity;
  return cues.map(({ way, start, end }) => {
    const before = topical
      .filter((one) => one.start < start)
      .slice(-AROUND)
      .map(({ term }) => term);
    const after = topical
      .filter((one) => one.start >= end && one.start < than)
      .slice(0, AROUND)
      .map(({ term }) => term);
    return {
      way,
      about: after[0] ?? before.at(-1) ?? '',
      before: new Set(before),
      after: new Set(after),
      than: new Set(
        than > end
          ? topical
              .filter((one) => one.start > than)
              .slice(0, AROUND)
              .map(({ term }) => term)
          : [],
      ),
    };
  });
}
