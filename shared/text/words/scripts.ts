/** A stretch of one word in one writing habit; segments are given for scripts that put no spaces between words. */
export interface ScriptRun {
  readonly text: string;
  readonly offset: number;
  readonly kind: 'spaced' | 'unspaced';
  readonly segments: readonly { readonly text: string; readonly offset: number }[];
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const SOUTH_EAST_ASIAN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED = new RegExp(`${CJK.source}|${SOUTH_EAST_ASIAN.source}`, 'u');
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
let segmenter: Intl.Segmenter | undefined;

export function hasUnspacedScript(word: string): boolean {
  return UNSPACED.test(word);
}

/** Splits a word at changes of script; Chinese, Japanese and Korean become bigrams, Thai and its kin dictionary words. */
export function splitByScript(word: string): readonly ScriptRun[] {
  return [...word.matchAll(RUNS)].map((match) => {
    const text = match[0];
    if (CJK.test(text)) return { text, offset: match.index, kind: 'unspaced', segments: bigrams(text) };
    const isSpaced = !SOUTH_EAST_ASIAN.test(text);
    return {
      text,
      offset: match.index,
      kind: isSpaced ? 'spaced' : 'unspaced',
      segments: isSpaced ? [] : dictionaryWords(text),
    };
  });
}

/** Dictionary words of unspaced text, as a reader would name them. */
export function dictionaryWords(text: string): readonly { readonly text: string; readonly offset: number }[] {
  // Made when it is first needed: that takes longer than all else a function does to begin.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...segmenter.segment(text)]
    .filter((part) => part.isWordLike === true)
    .map((part) => ({ text: part.segment, offset: part.index }));
}

function bigrams(text: string): readonly { readonly text: string; readonly offset: number }[] {
  const characters: { readonly text: string; readonly offset: number }[] = [];
  let offset = 0;
  for (const character of text) {
    characters.push({ text: character, offset });
    offset += character.length;
  }
  if (characters.length < 2) return characters;
  return characters.slice(0, -1).map((first, index) => {
    return { text: first.text + (characters[index + 1]?.text ?? ''), offset: first.offset };
  });
}
