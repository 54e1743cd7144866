import { fold } from '../../../words/fold.ts';
import { isStopword } from '../../../words/stopwords.ts';
import { type LaidLine, type Lines, isRule, oneSpaced, withoutAnchors } from './lines.ts';
import { isReadable, isSentence, measure, textOf } from './measure.ts';

export interface Titled {
  readonly level: number;
  readonly title: string;
  /** What stands right below it. */
  readonly rest: Lines;
}

export interface Beside {
  readonly before: Lines | undefined;
  readonly next: Lines | undefined;
  /** How far the text is set in that is set in least. */
  readonly margin: number;
}

const SECTION = 2;
const SUBSECTION = 3;
const LEAST = 4;
const HEADING_CHARACTERS = 60;
const SHORT_CHARACTERS = 40;
const NUMBERED_CHARACTERS = 75;

/** The heading that a paragraph begins with or is; undefined where there is none. */
export function titleOf(lines: Lines, beside: Beside): Titled | undefined {
  const [first, second] = lines;
  if (first === undefined) return undefined;
  const underlined = underlinedTitle(first, second);
  if (underlined !== undefined) return { ...underlined, rest: lines.slice(2) };
  if (isInCapitals(first, lines.slice(1)))
    return { level: SECTION, title: clean(first), rest: lines.slice(1) };
  if (lines.length > 1)
    return isQuestionAbove(lines, beside.margin)
      ? { level: LEAST, title: clean(first), rest: lines.slice(1) }
      : undefined;
  const level = levelOf(first, beside);
  return level === undefined ? undefined : { level, title: clean(first).replace(/:$/u, ''), rest: [] };
}

function clean({ text }: LaidLine): string {
  return oneSpaced(withoutAnchors(text));
}

const UNDERLINES: Readonly<Record<string, number>> = { '=': SECTION, '-': SUBSECTION };
const SLACK = 4;

export function isUnderlined(first: LaidLine | undefined, second: LaidLine | undefined): boolean {
  return first !== undefined && underlinedTitle(first, second) !== undefined;
}

function underlinedTitle(first: LaidLine, second: LaidLine | undefined): Omit<Titled, 'rest'> | undefined {
  const [line, mark = ''] = /^([=\-~^*"+#])\1{2,}$/u.exec(second?.text ?? '') ?? [];
  if (line === undefined || !isShortTitle(first) || Math.abs(line.length - first.text.length) > SLACK)
    return undefined;
  return { level: UNDERLINES[mark] ?? LEAST, title: clean(first).replace(/:$/u, '') };
}

/** A line in capitals at the margin, above what is set in, or above a sentence that would have had room behind it. */
function isInCapitals({ text, indent }: LaidLine, below: Lines): boolean {
  const title = withoutAnchors(text);
  if (indent > 0 || title.length > HEADING_CHARACTERS || /\p{Ll}/u.test(title)) return false;
  if (!/\p{Lu}{2}/u.test(title) || /\s{3}/u.test(title)) return false;
  const [next] = below;
  if (next === undefined || next.indent > 0) return true;
  return title.length <= SHORT_CHARACTERS && /^\p{Lu}\p{Ll}/u.test(next.text) && isReadable(textOf(below));
}

/** Of a line that stands alone. */
function levelOf(line: LaidLine, { before, next, margin }: Beside): number | undefined {
  if (before !== undefined && isRule(before.at(-1)) && isShortTitle(line)) return SECTION;
  if (isTitleCase(line)) return SUBSECTION;
  if (isCentred(line) && isShortTitle(line)) return SECTION;
  return (
    numberedLevel(line, next) ??
    (isTitleAlone(line, next, margin) || isHeadword(line, next, margin) ? LEAST : undefined)
  );
}

/** "How does it rise?", above an answer that is set in. */
function isQuestionAbove([first, ...rest]: Lines, margin: number): boolean {
  if (first === undefined || !/[?？]$/u.test(first.text) || first.text.length > NUMBERED_CHARACTERS)
    return false;
  return first.indent <= margin + SET_IN && rest.every(({ indent }) => indent > first.indent);
}

const PAGE = 79;
const FAR_IN = 16;
const LEAN = 12;

/** In the middle of a page of the usual width, as titles of manuals are, and neither code nor a remark. */
function isCentred({ text, indent }: LaidLine): boolean {
  const right = PAGE - indent - text.length;
  return indent >= FAR_IN && Math.abs(indent - right) <= LEAN && /^\p{Lu}[^{}<>[\]\\|=;!]*$/u.test(text);
}

/** Short, and no sentence. */
function isShortTitle(line: LaidLine): boolean {
  const title = clean(line);
  return (
    title.length <= HEADING_CHARACTERS && /\p{L}{3}/u.test(title) && !isSentence(title.replace(/:$/u, ''))
  );
}

/** "Error Recovery:", alone at the margin. */
function isTitleCase({ text, indent }: LaidLine): boolean {
  if (indent > 0 || text.length > HEADING_CHARACTERS || !/^\p{Lu}[^:]*:$/u.test(text)) return false;
  const words = text.replace(/:$/u, '').split(/\s+/u);
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{L}+$/u.test(word) || isStopword(fold(word)));
}

const NUMBER = /^(?:(?<figures>\d{1,2}(?:\.\d{1,2}){0,4})\.?|\p{Lu}\.|[IVX]{1,5}\.)\s+(?=["'(]?\p{L})/u;
const SET_IN = 3;

/** "3.2. Letting it rise", and no step of a list. */
function numberedLevel(line: LaidLine, next: Lines | undefined): number | undefined {
  const title = withoutAnchors(line.text);
  const number = NUMBER.exec(title);
  if (number === null || line.indent > SET_IN || title.length > NUMBERED_CHARACTERS) return undefined;
  const name = title.slice(number[0].length);
  const isName = /^["'(]?\p{Lu}/u.test(name) && !/[.,;:]$|\s{3}|(?:\.\s?){3}/u.test(name);
  const [below] = next ?? [];
  if (!isName || below === undefined) return undefined;
  if (NUMBER.test(below.text) && below.indent <= line.indent) return undefined;
  return Math.min(LEAST, SECTION + (number.groups?.['figures']?.split('.').length ?? 1) - 1);
}

const MOST_WORDS = 10;
const MOSTLY_LETTERS = 0.85;

/** A line without a stop, or a question, at the margin and above a paragraph. */
function isTitleAlone(line: LaidLine, next: Lines | undefined, margin: number): boolean {
  const title = withoutAnchors(line.text);
  if (line.indent > margin + SET_IN || title.length > HEADING_CHARACTERS || next === undefined) return false;
  const isTitled = /^\p{Lu}/u.test(title) && !/[^\p{L}\p{N})"'?]$|\s{2}|[{}<>[\]\\|=]/u.test(title);
  const { words, letters } = measure(title);
  if (!isTitled || words > MOST_WORDS || words === 0 || letters < MOSTLY_LETTERS) return false;
  return (next[0]?.indent ?? 0) >= line.indent && next.length > 1 && isReadable(textOf(next));
}

/** ":smoot: /smoot/, n.", above what a dictionary says of it. */
const HEADWORD = /^[:"“«]\p{L}[^{}<>=\\|;$#]*[:"”»][^{}<>=\\|;$#]*$/u;

function isHeadword({ text, indent }: LaidLine, next: Lines | undefined, margin: number): boolean {
  if (indent > margin || text.length > HEADING_CHARACTERS || next === undefined) return false;
  return HEADWORD.test(text) && next[0]?.indent === indent && isReadable(textOf(next));
}
