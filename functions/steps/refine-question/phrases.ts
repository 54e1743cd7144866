import {
  AUXILIARY,
  ORDERING,
  DETERMINER,
  ENGLISH_ASKING,
  OTHER_ARTICLE,
  OTHER_ASKING,
  OTHER_SMALL,
  PREPOSITION,
  PRONOUN,
  isVerb,
} from './question-words.ts';

/** A stretch of a clause; `text` is what stands there. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const ENDS_PHRASE = new RegExp(
  `^(?:${ENGLISH_ASKING}|${AUXILIARY}|${PREPOSITION}|${PRONOUN}|${OTHER_ASKING}|${OTHER_SMALL}|and|or|but|nor|also|then|each|always|never|often|usually|sometimes|differs?|compared?|not|use|using|choose|pick|relate|respectively|been|already|up|down|off|out|away|back|once|really|actually|ever|truly|very|too|und|oder|et|ou|y|o)$`,
  'iu',
);
const COMPARING = /^(?:best|better|worse|worst|cheaper|faster|slower)$/iu;
const IN_NAME = /^(?:of|de|du|der|von|van|la|le|del|al)$/u;
const ARTICLE = new RegExp(`^(?:${DETERMINER}|${OTHER_ARTICLE})$`, 'iu');
const ORDERS = new RegExp(`^(?:${ORDERING}|me|us)$`, 'iu');

function wordsOf(text: string, offset: number): readonly Stretch[] {
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

function bare(word: string): string {
  return word.replace(/^[("“‘']+|[)"”’',;:.?!]+$/gu, '');
}

/** Of several words, and code: not taken apart. */
const QUOTED = /^\s*((?:["“][^"“”\s]+\s[^"“”]{1,60}["”]|`[^`\s]+\s[^`]{0,60}`))(?=$|[\s,;:?!.)])/u;

/** What becomes of what looks like a verb. */
export type Verbs = 'ends' | 'belongs';

/**
 * The noun phrase that begins at a place: articles first, then words up to one that ends it; at most so many. What looks like a
 * verb ends it (`ends`), or belongs to it where no verb can follow (`belongs`): "between graph mode and tree view mode".
 */
export function phraseAfter(
  clause: string,
  index: number,
  most = 5,
  verb: Verbs = 'ends',
): Stretch | undefined {
  const quoted = QUOTED.exec(clause.slice(index));
  if (quoted) {
    const from = index + quoted[0].length - (quoted[1] ?? '').length;
    return { text: quoted[1] ?? '', start: from, end: index + quoted[0].length };
  }
  const isOf = OF_IT.test(clause.slice(0, index));
  let end = -1;
  let count = 0;
  let start = -1;
  let isNoun = false;
  const words = wordsOf(clause.slice(index), index);
  for (const [place, word] of words.entries()) {
    const isArticle = count === 0 && ARTICLE.test(word.text) && !/^no$/iu.test(word.text);
    if (start < 0) start = word.start;
    if (
      !isArticle &&
      !isNoun &&
      (count >= most ||
        endsAt(word.text, { count, next: words[place + 1]?.text, last: words[place - 1]?.text, verb, isOf }))
    )
      break;
    isNoun = isArticle && /^(?:the|an?)$/iu.test(word.text);
    if (!isArticle) count += 1;
    const { length } = withoutMarks(word.text);
    end = word.start + length;
    if (length < word.text.length) break;
  }
  return count === 0 || end < 0 ? undefined : { text: clause.slice(start, end), start, end };
}

/** A word without the marks behind it; the bracket of `parse("a")` is part of it. */
function withoutMarks(word: string): string {
  const text = word.replace(/[,;:?!]+$/u, '');
  return text.includes('(') ? text : word.replace(/[,;:?!)]+$/u, '');
}

interface Surroundings {
  /** Words of the phrase before. */
  readonly count: number;
  readonly next: string | undefined;
  readonly last: string | undefined;
  readonly verb: Verbs;
  /** The phrase stands behind "of". */
  readonly isOf: boolean;
}

/** "The effects of shift work on sleep": behind "of" a verb with no object is a noun. */
const OF_IT = /\b(?:of|about)\s+(?:(?:the|an?)\s+)?$/iu;

/** "World War I" goes on. */
function endsAt(word: string, { count, next, last, verb, isOf }: Surroundings): boolean {
  if (/^(?:I|War|Van|Von|De|Del|Des|Est)$/u.test(word) && count > 0 && /^\p{Lu}/u.test(last ?? ''))
    return false;
  if (/^[(—–-]/u.test(word) && !/^--?\p{L}/u.test(word)) return true;
  if (ENDS_PHRASE.test(bare(word))) return count === 0 || !/^one$/iu.test(word);
  if (count > 0 && (COMPARING.test(bare(word)) || /^still$/iu.test(word))) return true;
  return (
    verb === 'ends' &&
    count > 0 &&
    isVerbForm(word) &&
    next !== undefined &&
    !/^(?:(?:of|and|or|vs\.?|versus)$|-)/iu.test(next) &&
    !(isOf && /^(?:on|in)$/iu.test(next))
  );
}

/** Verbs as they stand behind a subject; a plural or a participle is as often a noun or an adjective. */
function isVerbForm(word: string): boolean {
  return /^\p{Ll}/u.test(word) && isVerb(word) && !/(?:ing|ed)$/u.test(word);
}

/** The noun phrase that ends at a place, of at most so many words, its articles among them when `most` allows. */
export function phraseBefore(clause: string, index: number, most = 4): Stretch | undefined {
  const words = wordsOf(clause.slice(0, index), 0);
  let start = -1;
  let count = 0;
  for (const word of words.toReversed()) {
    const text = bare(word.text);
    if (count > 0 && /[,;:?!.)]$/u.test(word.text) && !/^(?:\p{L}\.)+$/u.test(word.text)) break;
    if (ARTICLE.test(text)) {
      if (count > 0) start = word.start;
      break;
    }
    if (count >= most || ENDS_PHRASE.test(text) || ORDERS.test(text)) break;
    const isNoun = ARTICLE.test(bare(words[words.indexOf(word) - 1]?.text ?? ''));
    const isCommand = start >= 0 && clause.startsWith('-', start);
    if (count > 0 && (IN_NAME.test(text) || (!isNoun && !isCommand && isVerbForm(word.text)))) break;
    count += 1;
    start = word.start + (/^[("“‘']+/u.exec(word.text)?.[0].length ?? 0);
  }
  const last = words.at(-1);
  if (start < 0 || last === undefined || count === 0) return undefined;
  const end = last.start + last.text.replace(/[,;:?!]+$/u, '').length;
  return { text: clause.slice(start, end), start, end };
}

export function withoutArticle(text: string): string {
  return text
    .replace(
      /^(?:the|an?|use|using|both|its|their|my|our|your|der|die|das|dem|den|ein|eine|einem|einer|einen|la|le|les|un|une|el|los|las|una|il|lo|os|um|uma|het|een)\s+/iu,
      '',
    )
    .trim();
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
