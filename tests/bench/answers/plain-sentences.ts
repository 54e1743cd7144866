import { type Pack, type PackDocument, fileText } from './pack.ts';

/** The reference for whole reports: BM25 over sentences, words of their paragraph and title counting a little. */
export type FindSentences = (question: string, count: number) => readonly string[];

interface PlainSentence {
  readonly text: string;
  readonly words: readonly string[];
  readonly around: ReadonlySet<string>;
}

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const AROUND_WEIGHT = 0.35;
const SHORTEST = 4;

/** Over files whose first block is the title. */
function plainSentences(files: readonly string[]): FindSentences {
  const sentences = files.flatMap(readSentences);
  const frequencies = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const average = sentences.reduce((sum, { words }) => sum + words.length, 0) / (sentences.length || 1);
  const idf = (word: string): number => {
    const count = frequencies.get(word) ?? 0;
    return Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5));
  };
  const score = (wanted: readonly string[], { words, around }: PlainSentence): number =>
    wanted.reduce((sum, word) => {
      const count = words.filter((other) => other === word).length;
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / average;
      const own = (count * (SATURATION + 1)) / (count + SATURATION * length);
      return sum + idf(word) * (own + (around.has(word) ? AROUND_WEIGHT : 0));
    }, 0);
  return (question, count) => {
    const wanted = [...new Set(plainWords(question))];
    return sentences
      .map((sentence) => ({ text: sentence.text, score: score(wanted, sentence) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ text }) => text);
  };
}

function readSentences(file: string): readonly PlainSentence[] {
  const title = file.split('\n')[0] ?? '';
  return file
    .split(/\n\n+/u)
    .slice(1)
    .flatMap((paragraph) => {
      const around = new Set(plainWords(`${paragraph} ${title}`));
      const texts = paragraph.match(/[^.!?。！？।؟]+[.!?。！？।؟]*(?:\s|$|(?=\p{Script=Han}))/gu) ?? [];
      return texts
        .map((text) => ({ text: text.trim(), words: plainWords(text), around }))
        .filter(({ words }) => words.length >= SHORTEST);
    });
}

const FUNCTION_WORDS = new Set(
  'a an and are as at be been but by can did do does for from had has have how if in into is it its of on or than that the their them then there these they this those to was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
);

/** Endings taken off by rule; Chinese by characters. */
function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?:ing|ed|es|s)$/u, ''))
    .flatMap((word) => (/\p{Script=Han}/u.test(word) ? Array.from(word) : [word]));
}

/** The reference over a whole pack, or over the one document that is asked; made once for each. */
export function plainReaders(pack: Pack): (within: string | undefined) => FindSentences {
  const known = new Map<string | undefined, FindSentences>();
  return (within) => {
    const documents = pack.documents.filter(({ name }) => within === undefined || name === within);
    const find = known.get(within) ?? plainSentences(documents.map(withTitleBlock));
    known.set(within, find);
    return find;
  };
}

/** The reference takes the first block for the title. */
function withTitleBlock(document: PackDocument): string {
  return document.title === '' ? `\n\n${document.text}` : fileText(document);
}
