/** What stands between quotation marks in a sentence: the words that it gives as another's. */
const QUOTED =
  /“(?<curly>[^“”]{8,1000})”|„(?<low>[^„“”]{8,1000})[“”]|«\s?(?<angle>[^«»]{8,1000}?)\s?»|「(?<corner>[^「」]{4,1000})」|『(?<double>[^『』]{4,1000})』|(?<![\p{L}\p{N}])"(?<straight>[^"\n]{8,1000})"(?![\p{L}\p{N}])/gu;
/** Shorter ones are names and words that are talked about. */
const LEAST_WORDS = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const OMISSION = /\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3})\s*/u;

/** The quotations of a sentence, each in the parts that an omission leaves of it. */
export function quotedWords(sentence: string): readonly (readonly string[])[] {
  return [...sentence.matchAll(QUOTED)]
    .map((match) => Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? '')
    .filter((words) => wordCount(words) >= LEAST_WORDS)
    .map((words) =>
      words
        .split(OMISSION)
        // What closes the sentence around a quotation may stand inside it.
        .map((part) => part.replace(/^[\s,.;:]+|[\s,.;:!?]+$/gu, ''))
        .filter((part) => /[\p{L}\p{N}]/u.test(part)),
    );
}

function wordCount(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced > 0 ? unspaced / 2 : text.trim().split(/\s+/u).length;
}
