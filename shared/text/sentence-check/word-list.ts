interface Words {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  /** Of several words. */
  readonly phrases: readonly string[];
  /** Of scripts without blanks: they stand within other words. */
  readonly pieces: readonly string[];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Words of several languages, read when they are first asked for, and looked up without a pattern: hundreds of patterns take
 * longer to compile than to use.
 */
export type WordList = () => Words;

/** Between blanks, a star for any ending, `_` for a blank within a phrase. */
export function wordList(words: string): WordList {
  let known: Words | undefined;
  return () => (known ??= readList(words));
}

function readList(words: string): Words {
  const entries = words.split(/\s+/u).filter((word) => word !== '');
  const spaced = entries.filter((word) => !UNSPACED.test(word));
  const beginnings = spaced.filter((word) => word.endsWith('*'));
  return {
    whole: new Set(spaced.filter((word) => !word.endsWith('*') && !word.includes('_'))),
    beginnings: new Set(beginnings.map((word) => word.slice(0, -1))),
    phrases: spaced.filter((word) => word.includes('_')).map((word) => ` ${word.replaceAll('_', ' ')} `),
    pieces: entries.filter((word) => UNSPACED.test(word)),
  };
}

/** Whether one of the words, or of the phrases that they make, is in the list. */
export function holdsAny(list: WordList, words: readonly string[]): boolean {
  const { whole, beginnings, phrases, pieces } = list();
  const lower = words.map((word) => word.toLowerCase());
  const text = ` ${lower.join(' ')} `;
  return (
    lower.some((word) => whole.has(word) || hasBeginning(beginnings, word)) ||
    phrases.some((phrase) => text.includes(phrase)) ||
    pieces.some((piece) => text.replaceAll(' ', '').includes(piece))
  );
}

function hasBeginning(beginnings: ReadonlySet<string>, word: string): boolean {
  if (beginnings.size === 0) return false;
  for (let length = 1; length <= word.length; length += 1)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}
