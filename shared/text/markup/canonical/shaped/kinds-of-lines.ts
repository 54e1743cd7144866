import { isParted } from './columns.ts';
import { readLed } from './leaders.ts';

/**
 * What a line is where no line is broken before a margin: `inner` is set in by blanks, `led` has a leader between a label and
 * a value, `row` is of a table, of a log or quoted, `other` says nothing whole, as a name or a label does.
 */
export type LineKind = 'sentence' | 'clause' | 'item' | 'led' | 'row' | 'inner' | 'other';

/** A line with what it is, and those of a paragraph. */
export interface KnownLine {
  readonly text: string;
  readonly kind: LineKind;
}

export type KnownLines = readonly KnownLine[];

export const LONG = 120;
const CLAUSE_MARK =
  /^(?:\((?:\p{L}{1,2}|[ivx]{1,5}|\d{1,3})\)|\p{L}\)|\d{1,3}(?:\.\d{1,3}){1,3}[.)]?)\s+(?=\S)/iu;
const ITEM = /^(?:[-*+•·▪◦–—]|\d{1,3}[.)])\s+\S/u;
const STOP = /[.!?…。！？।؟۔][\])"'”’»」』*_]{0,3}$/u;
/** "Hello there. It is hot.": blanks behind a stop, or behind a number, part no cells. */
const BEHIND_STOP = /(?<=[.!?:;]|^\d{1,3}[.)]?) {2,}/gu;
const OF_LOG =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[T,]? ?\d{1,2}:\d\d|\p{Lu}\p{Ll}{2} +\d{1,2} \d\d:\d\d:\d\d|\d\d:\d\d:\d\d\b)|^(?:DEBUG|INFO|WARN(?:ING)?|ERROR|TRACE)\b/u;
const OF_CODE = /^(?:[>|#%<$]|\/[/*])|[{};\\]$|\|$/u;
const BEGINNING = /^["'“„«»(¿¡*‘—–-]{0,3}\s?[\p{Lu}\p{Lo}\p{N}]/u;
const FEWEST_WORDS = 3;
const CLAUSE_CHARACTERS = 60;

export function kindOf(line: string): LineKind {
  if (readLed(line) !== undefined) return 'led';
  if (/^\s/u.test(line)) return 'inner';
  const isWhole = endsInStop(line);
  if (OF_CODE.test(line) || OF_LOG.test(line)) return 'row';
  if (!(isWhole && line.length > LONG) && isParted(line.replaceAll(BEHIND_STOP, ' '))) return 'row';
  const mark = CLAUSE_MARK.exec(line)?.[0];
  if (mark !== undefined) return isClause(line.slice(mark.length)) ? 'clause' : 'other';
  if (ITEM.test(line)) return 'item';
  if (line.length > LONG) return 'sentence';
  return (isWhole || isLeading(line)) && isSaid(line) ? 'sentence' : 'other';
}

export function hasClauseMark(line: string): boolean {
  return CLAUSE_MARK.test(line);
}

/** As a sentence does, in whatever script. */
export function endsInStop(line: string): boolean {
  return STOP.test(line);
}

/** In lower case: what is said in the line above is not over. */
export function goesOn(line: string): boolean {
  return /^\s*\p{Ll}/u.test(line) && !hasClauseMark(line);
}

export function isNumberedItem(line: string): boolean {
  return ITEM.test(line) && /^\d/u.test(line);
}

/** "Tell us if you take other medicines. In particular:": longer than a label. */
function isLeading(line: string): boolean {
  return line.endsWith(':') && line.length > CLAUSE_CHARACTERS;
}

/** What is said whole; a part of a sentence that begins above stays with that. */
function isClause(said: string): boolean {
  return BEGINNING.test(said) && (endsInStop(said) || said.length > CLAUSE_CHARACTERS);
}

function isSaid(line: string): boolean {
  const words = line.split(/\s+/u, FEWEST_WORDS);
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(line);
  return (
    BEGINNING.test(line) && (isUnspaced || (words.length === FEWEST_WORDS && /\p{Ll}{2}|\p{Lo}/u.test(line)))
  );
}
