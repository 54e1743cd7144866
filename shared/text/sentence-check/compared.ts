import { fold } from '../words/fold.ts';
import { isStopword } from '../words/stopwords.ts';
import { stem } from '../words/stem.ts';
import { type Pair, onlyIn, orderOf, partsOf, sentencesOf, setOf } from './read-parts.ts';
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
/** "More than the other": what it is more of was told before. */
const BARE =
  /(?<!\p{L})(?<word>more|less|fewer|mehr|weniger|plus|moins|más|menos|più|meno|mais|meer|minder)(?=\s+(?:than|als|que|do que|di|dan)\s+(?!\W*\p{N}|(?:a|one|two|three|half|twice|thrice|double|once|just|only|ever|any|that)(?!\p{L})))/giu;
/** What is put in before "than", between commas or in brackets. */
const INSERTED = /(?:,\s[^,;]{1,60},|\s\([^()]{1,60}\))\s(?=(?:than|als|que|do que|dan)(?!\p{L}))/giu;
const DENIED = /(?<!\p{L})(?:not?|n['’]t|never|nicht|kein\p{L}*|pas|non|não|niet|jamais|nunca)(?!\p{L})/iu;
const LESS = /^(?:less|fewer|moins|menos|meno|weniger|minder|worse|peor|menor|pire)/iu;

/** The words by which a statement sets one thing above another where its quotes set the other above it. */
export function turnedComparisons(statement: string, quotes: readonly string[]): readonly string[] {
  const said = [...comparisonsIn(statement), ...halvesIn(statement)];
  if (said.length === 0) return [];
  const quoted = sentencesOf(quotes).flatMap(comparisonsIn);
  return said.filter((one) => isTurned(one, quoted)).map(({ text }) => text);
}

/** Whether a statement compares the same things with the same outcome, be it in the opposite words. */
export function comparesAlike(statement: string, quotes: readonly string[]): boolean {
  const quoted = sentencesOf(quotes).flatMap(comparisonsIn);
  const said = [...comparisonsIn(statement), ...halvesIn(statement)];
  return said.some((one) => ordersOf(one, quoted).includes(1));
}

/** Without "than" only a known word tells that something is compared: `liver` and `water` end alike. */
const KNOWN_BENT =
  /(?<!\p{L})(?<word>higher|lower|larger|bigger|smaller|longer|shorter|faster|slower|quicker|greater|better|worse|cheaper|heavier|lighter|older|younger|newer|stronger|weaker|taller|deeper|wider|narrower|thicker|thinner|warmer|colder|hotter|cooler|louder|quieter|rarer|safer|richer|poorer|höher\p{L}*|niedriger\p{L}*|größer\p{L}*|kleiner\p{L}*|länger\p{L}*|kürzer\p{L}*|schneller\p{L}*|langsamer\p{L}*|besser\p{L}*|schlechter\p{L}*|stärker\p{L}*|schwächer\p{L}*|mejor|peor|mayor|menor|meilleur\p{L}*|pire)(?!\p{L})/giu;
const COMPARES =
  /(?<!\p{L})(?:than|as|compared|comparison|relative|unlike|against|versus|vs|with|als|wie|que|comme|como|dan|чем)(?!\p{L})/iu;

/** "The second handles more", which of its quotes "the first handles fewer than the second" says as well. */
function halvesIn(statement: string): readonly Comparison[] {
  if (COMPARES.test(statement) || DENIED.test(statement)) return [];
  return partsOf(statement).flatMap((part) => {
    const cue = [...part.matchAll(GRADED), ...part.matchAll(KNOWN_BENT)][0];
    const word = cue?.groups?.['word'];
    if (cue === undefined || word === undefined) return [];
    const first = setOf(part.slice(0, cue.index));
    return [{ way: wayOf(cue[0], part), quality: qualityOf(word), first, second: NOTHING, text: cue[0] }];
  });
}

const NOTHING: ReadonlySet<string> = new Set();

function isTurned(said: Comparison, quoted: readonly Comparison[]): boolean {
  const orders = ordersOf(said, quoted);
  return orders.includes(-1) && !orders.includes(1);
}

function ordersOf(said: Comparison, quoted: readonly Comparison[]): readonly number[] {
  return quoted
    .filter((other) => isSameQuality(said, other))
    .map((other) => sideOf(said, other) * (said.way === other.way ? 1 : -1));
}

/** A half of a comparison is of the second thing where it names it, and nothing else that is told of the first alone. */
function sideOf(said: Comparison, quoted: Comparison): number {
  if (said.second.size > 0) return orderOf(said, quoted);
  const [first] = said.first;
  const ofSecond = [...said.first].filter((word) => quoted.second.has(word));
  return ofSecond.length > 0 && first !== undefined && !quoted.first.has(first) ? -1 : 0;
}

const LEAST_SHARED = 3;

function isSameQuality(one: Comparison, other: Comparison): boolean {
  if (one.quality === '' || other.quality === '') return sharedBy(one, other) >= LEAST_SHARED;
  if (one.quality === LEVEL_QUALITY || other.quality === LEVEL_QUALITY)
    return LEVELS.test(one.quality) && LEVELS.test(other.quality);
  return one.quality === other.quality || one.way !== other.way;
}

function sharedBy(one: Comparison, other: Comparison): number {
  const theirs = new Set([...other.first, ...other.second]);
  return [...new Set([...one.first, ...one.second])].filter((word) => theirs.has(word)).length;
}

const LOW = /\s(?:baj[oa]s?|pequeñ[oa]s?|bas|basse|faibles?|petite?s?|bass[oa]|piccol[oa]|baix[oa]s?|low)$/iu;
const LEVEL_QUALITY = 'level';
const AS_COMPARED = /(?<!\p{L})compared (?:with|to)(?!\p{L})/iu;

/** What is compared may be a list, which its commas part from what it is compared with. */
function comparisonsIn(source: string): readonly Comparison[] {
  const text = source.replaceAll(INSERTED, ' ');
  const found = comparisonsOf(partsOf(text));
  return found.length === 0 && AS_COMPARED.test(text) ? comparisonsOf([text]) : found;
}

function comparisonsOf(parts: readonly string[]): readonly Comparison[] {
  return parts.flatMap((part, index) => {
    if (DENIED.test(part)) return [];
    const cue = cueIn(part);
    const word = cue?.groups?.['word'];
    if (cue === undefined || word === undefined) return levelIn(part);
    const [lead, rest] = [part.slice(0, cue.index), part.slice(cue.index + cue[0].length)];
    const than = THAN.exec(rest);
    if (than === null) return [];
    const way = wayOf(cue[0], part);
    const subject = /\p{L}/u.test(lead) ? lead : (parts[index - 1] ?? '');
    const first = setOf(`${subject} ${rest.slice(0, than.index)}`);
    const second = setOf(rest.slice(than.index + than[0].length));
    // A word of both tells them not apart.
    const apart = { first: onlyIn(first, second), second: onlyIn(second, first) };
    return [{ way, quality: qualityOf(word), ...apart, text: `${cue[0]} … ${than[0]}` }];
  });
}

function cueIn(part: string): RegExpExecArray | undefined {
  return [GRADED, BENT, BARE]
    .flatMap((cues) => [...part.matchAll(cues)])
    .find(({ index }) => THAN.test(part.slice(index)));
}

/** "Less of it" and "less than": nothing tells what is compared. */
function qualityOf(word: string): string {
  return isStopword(fold(word)) ? '' : stem(fold(word));
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
