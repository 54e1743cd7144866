import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { type Pair, orderOf, partsOf, sentencesOf, setOf } from './read-parts.ts';
import { polarityWords } from './polarity-words.ts';

/** One thing that a text sets above or below another. */
interface Comparison extends Pair {
  readonly way: 'more' | 'less';
  /** What is compared: `fast` of "less fast", `faster` of "faster". */
  readonly quality: string;
  readonly text: string;
}

const THAN = /(?<!\p{L})(?:than|compared (?:with|to)|als|que|do que|dan|чем)(?!\p{L})/iu;
const GRADED =
  /(?<!\p{L})(?<way>more|less|fewer|plus|moins|más|menos|più|meno|mais|weniger|meer|minder)\s+(?:\p{L}+(?:ly|ment|mente)\s+(?!than|que|als))?(?<word>(?!than|que|als)\p{L}+)/giu;
const BENT =
  /(?<!\p{L})(?<word>better|worse|(?!than|number|other|either|whether|rather|further|after|under|over|ever|never|paper|member|cancer|order|user|server|her|per|aber|oder|unter|über|immer|dieser|einer|oder)\p{L}{3,}(?:er|ere|erem|eren|erer|eres)|mejor|peor|mayor|menor|meilleur\p{L}*|pire)(?!\p{L})/giu;
const DENIED = /(?<!\p{L})(?:not?|n['’]t|never|nicht|kein\p{L}*|pas|non|não|niet|jamais|nunca)(?!\p{L})/iu;
const LESS = /^(?:less|fewer|moins|menos|meno|weniger|minder|worse|peor|menor|pire)/iu;

/** The words by which a statement sets one thing above another where its quotes set the other above it. */
export function turnedComparisons(statement: string, quotes: readonly string[]): readonly string[] {
  const said = comparisonsIn(statement);
  if (said.length === 0) return [];
  const quoted = sentencesOf(quotes).flatMap(comparisonsIn);
  return said.filter((one) => isTurned(one, quoted)).map(({ text }) => text);
}

/** Whether a statement compares the same things with the same outcome, be it in the opposite words. */
export function comparesAlike(statement: string, quotes: readonly string[]): boolean {
  const quoted = sentencesOf(quotes).flatMap(comparisonsIn);
  return comparisonsIn(statement).some((said) => ordersOf(said, quoted).includes(1));
}

function isTurned(said: Comparison, quoted: readonly Comparison[]): boolean {
  const orders = ordersOf(said, quoted);
  return orders.includes(-1) && !orders.includes(1);
}

function ordersOf(said: Comparison, quoted: readonly Comparison[]): readonly number[] {
  return quoted
    .filter((other) => isSameQuality(said, other))
    .map((other) => orderOf(said, other) * (said.way === other.way ? 1 : -1));
}

function isSameQuality(one: Comparison, other: Comparison): boolean {
  return one.quality === other.quality || one.way !== other.way;
}

const AS_COMPARED = /(?<!\p{L})compared (?:with|to)(?!\p{L})/iu;

/** What is compared may be a list, which its commas part from what it is compared with. */
function comparisonsIn(text: string): readonly Comparison[] {
  const found = comparisonsOf(partsOf(text));
  return found.length === 0 && AS_COMPARED.test(text) ? comparisonsOf([text]) : found;
}

function comparisonsOf(parts: readonly string[]): readonly Comparison[] {
  return parts.flatMap((part) => {
    if (DENIED.test(part)) return [];
    const cue = [...part.matchAll(GRADED), ...part.matchAll(BENT)].find(({ index }) =>
      THAN.test(part.slice(index)),
    );
    const word = cue?.groups?.['word'];
    if (cue === undefined || word === undefined) return [];
    const [lead, rest] = [part.slice(0, cue.index), part.slice(cue.index + cue[0].length)];
    const than = THAN.exec(rest);
    if (than === null) return [];
    const way = wayOf(cue[0], part);
    const first = setOf(`${lead} ${rest.slice(0, than.index)}`);
    const second = setOf(rest.slice(than.index + than[0].length));
    return [{ way, quality: stem(fold(word)), first, second, text: `${cue[0]} … ${than[0]}` }];
  });
}

function wayOf(cue: string, text: string): 'more' | 'less' {
  if (LESS.test(cue)) return 'less';
  return cue.includes(' ') || cue.search(polarityWords(text).less) < 0 ? 'more' : 'less';
}
