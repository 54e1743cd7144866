import { stem } from '../words/stem.ts';
import { fold } from '../words/fold.ts';
import { isStopword } from '../words/stopwords.ts';
import type { Alignment } from './near-copy.ts';

/** Two things lead to each other, and to the same, whichever comes first. */
const EITHER_WAY =
  /(?<!\p{L})(?:differ|same|similar|equal|equivalent|identical|correlat|relat|associat|compar|between|interact|compatib|married|adjacent|opposite|versus|vs|unterscheid|gleich|zwischen|entre|tra|fra|между|равн)/iu;
/** With one of these the one who acts stands behind: it must be in both or in neither. */
const ACTED_ON = /(?<!\p{L})(?:by|von|durch|par|por|da|dal|dalla|door)(?!\p{L})|被|によって|से|द्वारा|من قبل/iu;
const IS =
  /(?<!\p{L})(?:is|are|was|were|be|been|being|wird|werden|wurden?|est|sont|été|es|son|fue|fueron|è|sono|stat[oaie]|foi|foram|wordt|worden|werd)(?!\p{L})/iu;
/** Words of grammar that do tell one side from the other. */
const PREFERS =
  /(?<!\p{L})(?:rather than|instead of|than|before|after|over|without|statt|anstatt|als|vor|nach|plutôt que|avant|après|en lugar de|antes de|después de|invece di|prima di|dopo|em vez de|depois de|in plaats van)(?!\p{L})/iu;
const JOINS = String.raw`[,;/&+、，]|(?<!\p{L})(?:and|or|nor|und|oder|et|ou|y|e|o|en|of|и|или)(?!\p{L})|[和与及或とや]|및|और|या`;
const BEGINS_JOINED = new RegExp(String.raw`^\s*(?:${JOINS})`, 'u');
const ENDS_JOINED = new RegExp(String.raw`(?:${JOINS})\s*$`, 'u');

const OTHER_PART =
  /(?<!\p{L})(?:that|and|but|which|while|dass|und|aber|que|et|mais|y|pero|che|e|ma|mas|dat|en|maar|что|и|но)(?!\p{L})/iu;

/** "The second, which is the last": what is one thing may stand either way. "Compared with the last, …" may lead. */
const SAME_THING =
  /(?<!\p{L})(?:which|who) (?:is|are|was|were)(?!\p{L})|^\W*(?:compared|relative|in comparison|unlike|im Vergleich|verglichen|par rapport|en comparación)(?!\p{L})/iu;

/** Words of one of two things that change places. */
const LONGEST_THING = 3;

/**
 * True where a statement is made of the words of a quoted sentence, and two of the things in it have changed places: it says
 * of one what the quote says of the other. Members of a list may change theirs.
 */
export function exchangesThings(statement: string, alignments: readonly Alignment[]): boolean {
  const said = alignments[0] === undefined ? [] : contentOf(alignments[0].said);
  const sentences = alignments.map(({ quoted }) => ({ quoted, content: contentOfQuoted(quoted) }));
  if (sentences.some(({ content }) => content.join(' ').includes(said.join(' ')))) return false;
  if (SAME_THING.test(statement)) return false;
  return sentences.some(({ quoted, content }) => {
    const text = partWith(said, quoted.join(' '));
    if ([ACTED_ON, IS].some((voice) => voice.test(statement) !== voice.test(text))) return false;
    return windows(content, said.length).some((window) => {
      const between = betweenExchanged(said, window);
      return between !== undefined && tells(between, statement);
    });
  });
}

/** The words of a quoted sentence are the same list for each statement that is held against it. */
const contents = new WeakMap<readonly string[], readonly string[]>();

function contentOfQuoted(words: readonly string[]): readonly string[] {
  const content = contents.get(words) ?? contentOf(words);
  contents.set(words, content);
  return content;
}

/** What of a sentence has all of some words: its other parts may be in another voice. */
function partWith(words: readonly string[], sentence: string): string {
  const holdsAll = (part: string): boolean => {
    const stems = new Set(contentOf(part.split(/[^\p{L}\p{M}\p{N}]+/u)));
    return words.every((word) => stems.has(word));
  };
  return sentence.split(OTHER_PART).find(holdsAll) ?? sentence;
}

/** Stems of the words that tell something. */
function contentOf(words: readonly string[]): readonly string[] {
  return words
    .map((word) => fold(word))
    .filter((word) => !isStopword(word))
    .map((word) => stem(word));
}

function windows<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  const count = Math.max(0, items.length - length + 1);
  return Array.from({ length: count }, (_, start) => items.slice(start, start + length));
}

/** The words that tell what follows from what came before. */
interface Between {
  readonly before: string;
  readonly after: string;
  /** Nothing but words that carry grammar. */
  readonly isEmpty: boolean;
}

/** Of `x m y` and `y m x` the words around `m`. */
function betweenExchanged(said: readonly string[], quoted: readonly string[]): Between | undefined {
  const first = said.findIndex((word, index) => word !== quoted[index]);
  const last = said.findLastIndex((word, index) => word !== quoted[index]);
  if (first < 0) return undefined;
  const [mine, theirs] = [said.slice(first, last + 1), quoted.slice(first, last + 1)];
  for (let one = 1; one <= LONGEST_THING; one += 1) {
    for (let other = 1; other <= LONGEST_THING; other += 1) {
      const middle = mine.slice(one, mine.length - other);
      const turned = [...mine.slice(mine.length - other), ...middle, ...mine.slice(0, one)];
      if (turned.join(' ') === theirs.join(' '))
        return {
          before: mine[one - 1] ?? '',
          after: mine[mine.length - other] ?? '',
          isEmpty: middle.length === 0,
        };
    }
  }
  return undefined;
}

/** What stands between the two says something of them that does not hold the other way round. */
function tells({ before, after, isEmpty }: Between, statement: string): boolean {
  const folded = fold(statement);
  const start = folded.indexOf(before) + before.length;
  const between = folded.slice(start, folded.indexOf(after, start));
  if (isEmpty) return PREFERS.test(between);
  const isList = BEGINS_JOINED.test(between.replace(/^\p{L}+/u, '')) && ENDS_JOINED.test(between);
  return !isList && !EITHER_WAY.test(between);
}
