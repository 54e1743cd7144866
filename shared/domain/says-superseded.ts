import {
  DATED_MARK,
  DIRECTION,
  FORCE_MARK,
  JUDGED,
  KEPT,
  KIND,
  KIND_MARK,
  NO_LONGER_HOLDS,
  OF_OLD_VERSION,
  SUPERSEDED_MARK,
  TAKEN_DOWN,
  WAS_REPLACED,
  isReplaced,
  isSuccessor,
} from './superseded-words.ts';

/** A document says at its very beginning that another is in force: in its title or one of the three lines below. */
const BEGINNING_CHARACTERS = 500;
const MOST_READ = 1500;
const HEAD_LINES = 4;
/** A title or line that goes on for longer is a text that happens to begin so. */
const MOST_OF_LINE = 200;
const MOST_OF_HEADING = 80;

/** In capitals it is no adjective: "OLD – kept for disputes". */
const SHOUTED = /^OLD(?: VERSION| COPY| EDITION)?$/u;
/** "rules-2019-OLD.txt": the name of a file. "10-YEAR-OLD" and "why-it-is-obsolete" are none. */
const FILE_MARK =
  /^\S{2,150}[-_](?:OLD|SUPERSEDED|[Ss]uperseded|OBSOLETE|[Oo]bsolete)(?:\.\p{L}\p{Alphabetic}{0,4})?$/u;
const OTHERWISE_OLD = /(?:year|month|week|day|(?<!\p{L})(?:is|are|be|not|never|the))[-_]\p{L}+(?:\.\w+)?$/iu;
/** A story or an essay goes on so behind "OBSOLETE:". */
const ARTICLE = /^(?:an?|the|how|why|what|when) /iu;

const LIST = /^(?:[-+•*] |\d{1,3}[.)]\s|\||#{1,6} \[?v?\d+[.-]\d)/iu;
/** "From: Bo", "Q: is it valid". */
const SPEAKER = /^[\p{L} -]{1,20}: /u;
const CLOCK = /\d:\d\d/u;

/** As requests for comments, proposals and decision records have it. */
const FIELD = /^(status|(?:superseded|obsoleted)[- ]by): ?(.*)$/iu;
const STATUS = /^(?:superseded|obsolete|withdrawn)\.?$/iu;
const REAL = /^[[#]?[\p{L}\p{N}]/u;
const NOBODY =
  /^(?:none|n\/?a|nil|nobody|nothing|unknown|tbd|not yet|no$|null|keine?|aucune?|ninguno)(?![\p{L}\p{N}])/iu;

/** A clause ends there, and another begins. Spaces and dashes are single ones by then. */
const PAUSE = / - |[,;.!](?: |$)/u;

interface HeadLine {
  readonly text: string;
  /** Another line stands right above it. */
  readonly isBelow: boolean;
}

/** True for a document that says of itself, in its title or at its very beginning, that it is no longer in force. */
export function saysSuperseded(title: string, beginning = ''): boolean {
  const name = title.length > MOST_OF_LINE ? '' : plainLine(title);
  const lines = headOf(beginning);
  return isMarkedTitle(name) || isMarkedHead(name, lines) || hasField(lines) || saysInSentence(lines);
}

/** The lines that begin within the beginning, before the first entry of a list, table or change log. */
function headOf(beginning: string): readonly HeadLine[] {
  const end = beginning.indexOf('\n', BEGINNING_CHARACTERS);
  const lines = beginning.slice(0, Math.min(end < 0 ? MOST_READ : end, MOST_READ)).split('\n');
  const first = lines.findIndex((line) => LIST.test(line.trimStart()));
  return lines
    .slice(0, first < 0 ? undefined : first)
    .map((line, at) => ({ text: plainLine(line), isBelow: at > 0 && lines[at - 1]?.trim() !== '' }))
    .filter(({ text }) => text !== '');
}

/** Without the signs of a heading or quotation, with single spaces, dashes and stars. */
function plainLine(line: string): string {
  return line
    .replace(/^[\s#>]+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[-–—]+/gu, '-')
    .replaceAll(/\*+/gu, '*')
    .trim();
}

/** "Rules 2019 (superseded)", "[OBSOLETE] Rules", "OLD VERSION - Rules", "Rules – withdrawn 2023", "rules-2019-OLD". */
function isMarkedTitle(title: string): boolean {
  if (FILE_MARK.test(title) && !OTHERWISE_OLD.test(title)) return true;
  const brackets = [splitBrackets(title), splitBracketsAhead(title)].filter((one) => one !== undefined);
  return (
    brackets.some(({ inside, rest }) => isTitleMark(inside, rest)) ||
    isMarkBehind(title) ||
    isMarkAhead(title)
  );
}

function isTitleMark(inside: string, rest: string): boolean {
  const isPlain = /^superseded$/iu.test(inside) || inside === 'OBSOLETE';
  return rest !== '' && (isPlain || (KIND.test(rest) && isMark(inside)));
}

/** Behind a dash; behind a comma or colon only what nothing else can be: "Banknotes: no longer valid" is on banknotes. */
function isMarkBehind(title: string): boolean {
  const [named, last] = splitAt(title, title.lastIndexOf(' - '), ' - ');
  if (KIND.test(named) && (SHOUTED.test(last) || KIND_MARK.test(last) || isReplaced(last))) return true;
  const pause = Math.max(title.lastIndexOf(', '), title.lastIndexOf(': '));
  const [before, end] = splitAt(title, pause, ', ');
  return KIND.test(before) && (FORCE_MARK.test(end) || isReplaced(end));
}

function splitAt(text: string, at: number, { length }: string): readonly [string, string] {
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + length)];
}

function isMarkAhead(title: string): boolean {
  const [, first = '', sign = '', rest = ''] = /^([\p{L} ]{3,30})( -|:) (.+)$/u.exec(title) ?? [];
  if (!KIND.test(rest) || ARTICLE.test(rest)) return false;
  return KIND_MARK.test(first) || (SHOUTED.test(first) && (sign === ' -' || first !== 'OLD'));
}

interface Brackets {
  readonly inside: string;
  readonly rest: string;
}
const NO_BRACKETS: Brackets = { inside: '', rest: '' };
const SIGNS = ['()', '[]', '**'] as const;

/** "*** superseded ***", "Rules (superseded)": what stands in brackets or between stars, and what before. */
function splitBrackets(given: string): Brackets | undefined {
  const line = given.replace(/ ?\.$/u, '');
  const sign = SIGNS.find(([, close = '']) => line.endsWith(close));
  const at = line.lastIndexOf(sign?.[0] ?? '', line.length - 2);
  if (sign === undefined || at < 0) return undefined;
  return { inside: line.slice(at + 1, -1).trim(), rest: line.slice(0, at).trim() };
}

function splitBracketsAhead(line: string): Brackets | undefined {
  const sign = SIGNS.find(([open = '']) => line.startsWith(open));
  const at = line.indexOf(sign?.[1] ?? '', 1);
  if (sign === undefined || at < 0) return undefined;
  return { inside: line.slice(1, at).trim(), rest: line.slice(at + 1).trim() };
}

/** What is said first in brackets behind the name of a document, or behind who says it ("pencilled at top: …"). */
function isMark(inside: string): boolean {
  const parts = partsOf(inside.slice(inside.indexOf(': ') + 1));
  const [first = ''] = parts;
  return (
    KIND_MARK.test(first) ||
    SHOUTED.test(first) ||
    parts.some(isReplaced) ||
    isOutOfForce(parts) ||
    (parts.some((part) => TAKEN_DOWN.test(part)) && parts.some((part) => KEPT.test(part)))
  );
}

/** "kept in the office for reference, no longer in force, see the bylaws of 2021" */
function isOutOfForce(parts: readonly string[]): boolean {
  const at = parts.findIndex((part) => FORCE_MARK.test(part));
  return at === 0 || (at > 0 && parts.some((part) => DIRECTION.test(part)));
}

function partsOf(text: string): readonly string[] {
  return text
    .split(PAUSE)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A line that is followed by the name of another document is one of a list. */
function isMarkedHead(title: string, lines: readonly HeadLine[]): boolean {
  return lines.slice(0, HEAD_LINES).some((line, at) => {
    const next = lines[at + 1]?.text ?? '';
    if (line.text.length > MOST_OF_LINE || (isHeading(next) && KIND.test(next))) return false;
    const above = [title, ...lines.slice(0, at).map(({ text }) => text)];
    return isMarkInBrackets(line.text, above) || isMarkedLine(line, above);
  });
}

/** Alone on its line below the name of a document, or behind it. */
function isMarkInBrackets(line: string, above: readonly string[]): boolean {
  const { inside, rest } = splitBrackets(line) ?? NO_BRACKETS;
  if (inside === '') return false;
  const isNamed = above.some((one) => KIND.test(one));
  if (rest !== '') return above.length <= 2 && KIND.test(rest) && isMark(inside);
  const parts = partsOf(inside.slice(inside.indexOf(': ') + 1));
  if (SUPERSEDED_MARK.test(parts[0] ?? '')) return true;
  return (isNamed && isOutOfForce(parts)) || (KIND.test(above.at(-1) ?? '') && isMark(inside));
}

/** "superseded Oct 2023", "Superseded by decision 12", "OLD – kept for disputes": with a date, a successor or a direction. */
function isMarkedLine({ text, isBelow }: HeadLine, above: readonly string[]): boolean {
  if (isBelow && !/^\p{Lu}/u.test(text)) return false;
  const [first = '', second] = partsOf(text.replace(': ', ' - '));
  const isDirected = second !== undefined && DIRECTION.test(second);
  const before = above.at(-1) ?? '';
  if (KIND.test(before) && isDirected && (KIND_MARK.test(first) || SHOUTED.test(first))) return true;
  if (second !== undefined && !isDirected) return false;
  if (DATED_MARK.test(first)) return above.some((one) => KIND.test(one));
  return isReplaced(first) && (/^status$/iu.test(before) || above.some((one) => KIND.test(one)));
}

/** A list of documents has a field for each. */
function hasField(lines: readonly HeadLine[]): boolean {
  const fields = lines.flatMap(({ text }) => {
    const [, name, value = ''] = FIELD.exec(text) ?? [];
    return name === undefined ? [] : [{ isStatus: /^status$/iu.test(name), value }];
  });
  const [status, ...others] = fields.filter(({ isStatus }) => isStatus);
  const [by, ...more] = fields.filter(({ isStatus }) => !isStatus);
  if (others.length > 0 || more.length > 0) return false;
  return (
    STATUS.test(status?.value ?? '') || (by !== undefined && REAL.test(by.value) && !NOBODY.test(by.value))
  );
}

/** In the first sentence below its headings, on "this notice". */
function saysInSentence(lines: readonly HeadLine[]): boolean {
  return lines.slice(0, HEAD_LINES).some((_, at) => {
    if (!lines.slice(0, at).every(({ text }) => isHeading(text))) return false;
    const text = paragraphAt(lines, at);
    if (JUDGED.test(text)) return false;
    if (NO_LONGER_HOLDS.test(text) || OF_OLD_VERSION.some((one) => one.test(text))) return true;
    const [, by, through = ''] = WAS_REPLACED.exec(text) ?? [];
    return isSuccessor(by ?? through);
  });
}

/** With the lines below that go on with it. */
function paragraphAt(lines: readonly HeadLine[], at: number): string {
  const below = lines.slice(at + 1);
  const end = below.findIndex(({ text, isBelow }) => !isBelow || /^\p{Lu}/u.test(text));
  const own = [lines[at], ...below.slice(0, end < 0 ? undefined : end)];
  return own
    .map((line) => line?.text ?? '')
    .join(' ')
    .replaceAll('*', '');
}

function isHeading(text: string): boolean {
  return (
    text.length <= MOST_OF_HEADING && !/[.!?:;,]$/u.test(text) && !SPEAKER.test(text) && !CLOCK.test(text)
  );
}
