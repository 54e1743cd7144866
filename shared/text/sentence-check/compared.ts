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
/** Which of two stands higher, without a word for what is compared: "ran above that of the others". */
const LEVEL =
  /(?<!\p{L})(?<more>above|exceed(?:s|ed)|surpass(?:es|ed)|outperform(?:s|ed)?|oberhalb|übertr[ai]f\p{L}*|übersteig\p{L}*|überst[ie]+g\p{L}*|por encima de|super(?:a|ó|an|aron)|au-dessus de|dépass\p{L}*)(?!\p{L})|(?<!\p{L})(?<less>below|lag(?:s|ged)? behind|unterhalb|unterschr\p{L}*|por debajo de|au-dessous de|en dessous de)(?!\p{L})/iu;
const LEVELS =
  /^(?:level|high|low|great|small|larg|more|less|few|hoh|höh|hoeh|niedr|gro|klein|mayor|menor|alt|baj|elev|faibl)/u;
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
  if (one.quality === LEVEL_QUALITY || other.quality === LEVEL_QUALITY)
    return LEVELS.test(one.quality) && LEVELS.test(other.quality);
  return one.quality === other.quality || one.way !== other.way;
}

const LOW = /\s(?:baj[oa]s?|pequeñ[oa]s?|bas|basse|faibles?|petite?s?|bass[oa]|piccol[oa]|baix[oa]s?|low)$/iu;
const LEVEL_QUALITY = 'level';
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
    if (cue === undefined || word === undefined) return levelIn(part);
    const [lead, rest] = [part.slice(0, cue.index), part.slice(cue.index + cue[0].length)];
    const than = THAN.exec(rest);
    if (than === null) return [];
    const way = wayOf(cue[0], part);
    const first = setOf(`${lead} ${rest.slice(0, than.index)}`);
    const second = setOf(rest.slice(than.index + than[0].length));
    return [{ way, quality: stem(fold(word)), first, second, text: `${cue[0]} … ${than[0]}` }];
  });
}

function levelIn(part: string): readonly Comparison[] {
  const match = LEVEL.exec(part);
  if (match === null) return [];
  const first = setOf(part.slice(0, match.index));
  const second = setOf(part.slice(match.index + match[0].length));
  const way = match.groups?.['less'] === undefined ? 'more' : 'less';
  return [{ way, quality: LEVEL_QUALITY, first, second, text: match[0] }];
}

function wayOf(cue: string, text: string): 'more' | 'less' {
  // "Más baja" is less, and "menos baja" more.
  if (LOW.test(cue)) return LESS.test(cue) ? 'more' : 'less';
  if (LESS.test(cue)) return 'less';
  return cue.includes(' ') || cue.search(polarityWords(text).less) < 0 ? 'more' : 'less';
}
