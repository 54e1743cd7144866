import { bearsSignOfCode, declaredInLine } from './declarations.ts';

const LONGEST = 1000;
const CALLED = /_|\p{Ll}\p{Lu}/u;
/** "m_shape", "Kiln::shape", "fireKiln", "fire()": unlike "GitHub" no name of anything else. */
const CODE_NAME = /\w_|_\w|\w::\w|\(\)|(?<!\w)\p{Ll}+\p{Lu}/u;
const ONE_NAME = /^~?[\w:~<>]+(?:\(\))?$/u;
const VARIABLE =
  /^(?:(?:const|static|mutable|volatile|extern)\s)*[\w:]+(?:<[^<>()]*>)?(?:\s?[*&]+\s?|\s)(?<name>[\w:]+)(?:\[\w*\])?;?$/u;
const HEADER = /^[\w./-]+\.(?:h|hh|hpp|hxx)$/u;
/** What tools that make a reference set beside each declaration. */
const PLACE = /^Definition at line \d+ of file [\w./-]+$/u;
const RELATED =
  /^(?:Implements|Implemented in|Reimplemented (?:from|in)|Referenced by|References|Inherits|Inherited by) (?<names>.+)$/u;
const BETWEEN_NAMES = /,\s(?:and\s)?|\sand\s/u;
const MARKS =
  /^(?:\[?(?:inline|static|pure virtual|virtual|override|protected|private|explicit|slot|signal)\]?[\s,]*)+$/u;
/** `timeout: int = 30`: what it is by default; `= 0` makes a function of C++ pure. */
const GIVEN = /=\s*(?!0\s*;?\s*$)["'\w.-]/mu;
const EDGES = /^(?:#+\s|◆\s?)+|\s?More\.\.\.$|\.$/gu;

/** True for what holds no sentence and no value: declarations, the names that they are of, and the lines that such references repeat beside them. */
export function isMerelyDeclared(quote: string): boolean {
  if (quote.length > LONGEST || quote.includes('```') || GIVEN.test(quote)) return false;
  const rows = quote.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (areRowsOfMembers(rows)) return true;
  const lines = rows.map(bare);
  return (
    isDeclaration(lines.join(' ')) ||
    (lines.some(saysOfDeclaration) && lines.every((line) => saysOfDeclaration(line) || isAbove(line)))
  );
}

/** Without the marks of a row or a heading. */
function bare(line: string): string {
  return line
    .replaceAll(/[|`\s]+/gu, ' ')
    .trim()
    .replaceAll(EDGES, '');
}

function saysOfDeclaration(line: string): boolean {
  return isDeclaration(line) || HEADER.test(line) || PLACE.test(line) || isRelation(line);
}

const isMember = (cell: string): boolean => declaredInLine(cell) !== undefined;

/** "fire(int heat) override | Kiln::Gas | protectedvirtual": rows of a list of members. */
function areRowsOfMembers(rows: readonly string[]): boolean {
  const cells = rows.map((row) =>
    row
      .split('|')
      .map(bare)
      .filter((cell) => cell !== ''),
  );
  return (
    cells.every((row) => row.length > 1 && row.every((cell) => isMember(cell) || isAbove(cell))) &&
    cells.some((row) => row.some(isMember))
  );
}

function isDeclaration(line: string): boolean {
  if (CALLED.test(declaredInLine(line) ?? '')) return true;
  const name = VARIABLE.exec(line)?.groups?.['name'];
  return name !== undefined && CODE_NAME.test(name) && bearsSignOfCode(line);
}

/** "Referenced by fire() and Kiln::cool()". */
function isRelation(line: string): boolean {
  const names = RELATED.exec(line)?.groups?.['names']?.split(BETWEEN_NAMES) ?? [];
  return names.some((name) => CODE_NAME.test(name)) && names.every((name) => ONE_NAME.test(name));
}

function isAbove(line: string): boolean {
  return MARKS.test(line) || (ONE_NAME.test(line) && CODE_NAME.test(line));
}
