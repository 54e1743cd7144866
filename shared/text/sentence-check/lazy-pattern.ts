/** A pattern that is made when it is first looked for. */
export type LazyPattern = Pick<RegExp, 'test'>;

/** Lists of words with classes of Unicode around each take long to read: whoever checks no written sentence does not wait for it. */
export function lazyPattern(make: () => RegExp): LazyPattern {
  let made: RegExp | undefined;
  return { test: (text) => (made ??= make()).test(text) };
}
