import { isInCapitals } from './title-lines.ts';

/** "6. REPAIRS", "REPAIRS", "6 Repairs": short, and no sentence. */
const NUMBERED =
  /^(?:(?:[Ss]ection|SECTION|[Cc]lause|CLAUSE|[Aa]rticle|ARTICLE)\s+)?(?<number>\d{1,3})(?:[.):]|(?=\s))\s*(?=["'(]?\p{Lu})/u;
const CLAUSE = /^(?<section>\d{1,3})\.(?<clause>\d{1,3})(?<parts>(?:\.\d{1,3}){0,3})[.)]?\s+(?=\S)/u;
const TITLE_CHARACTERS = 60;
const CLAUSE_CHARACTERS = 20;
const FEWEST_HEADINGS = 2;
const HEADED = /^#/u;
/** A line of a table of contents. */
const LEADER = /(?:\.\s?){4}/u;

/**
 * The titles of numbered clauses ("6. REPAIRS" above "6.1 The landlord…") as headings, and each clause set apart. Takes a text
 * without marks of its own.
 */
export function withClausesHeaded(text: string): string {
  const lines = text.split('\n');
  const sections = lines.map((line, at) => sectionAt(line, lines[at + 1], lines[at + 2]));
  if (sections.filter((one) => one !== undefined).length < FEWEST_HEADINGS) return text;
  const parts: string[] = [];
  let section: string | undefined;
  for (const [at, line] of lines.entries()) {
    const begun = sections[at];
    section = begun ?? section;
    if (begun !== undefined) parts.push('', `## ${line.trim()}`, '');
    else if (section !== undefined && CLAUSE.exec(line)?.groups?.['section'] === section)
      parts.push('', line);
    else parts.push(line);
  }
  const headed = parts.join('\n').replaceAll(/\n{3,}/gu, '\n\n');
  return withTitle(headed.replace(/^\n+/u, ''));
}

/** A line in capitals that stands alone above all else is the title of the whole. */
function withTitle(text: string): string {
  const title = text.slice(0, text.indexOf('\n\n'));
  const isTitle = title.length <= TITLE_CHARACTERS && !title.includes('\n') && isInCapitals(title);
  return isTitle && /^\p{L}/u.test(title) ? `# ${text}` : text;
}

/** The number of the clauses below a line that is their title. */
function sectionAt(line: string, next: string | undefined, second: string | undefined): string | undefined {
  const title = line.trim();
  if (title === '' || title.length > TITLE_CHARACTERS || !/\p{L}{3}/u.test(title)) return undefined;
  if (HEADED.test(title) || /[.,;:!?]$/u.test(title) || CLAUSE.test(title) || LEADER.test(title))
    return undefined;
  const below = next === '' ? (second ?? '') : (next ?? '');
  const first = firstClause(below);
  if (first === undefined) return undefined;
  const number = NUMBERED.exec(title)?.groups?.['number'];
  const isAbove =
    number === undefined ? isInCapitals(title) && !first.hasParts : Number(number) === Number(first.section);
  return isAbove ? first.section : undefined;
}

interface Clause {
  readonly section: string;
  /** "1.2.3": without a number above it, it is a version. */
  readonly hasParts: boolean;
}

/** Of a clause that begins its section and says something; the titles of a list of contents do not. */
function firstClause(line: string): Clause | undefined {
  const { section, clause = '', parts = '' } = CLAUSE.exec(line)?.groups ?? {};
  const isSaid = line.length >= CLAUSE_CHARACTERS && /\p{Ll}{2}/u.test(line);
  const isWhole = /[.;:,]$/u.test(line) || line.length > TITLE_CHARACTERS;
  const isFirst = section !== undefined && Number(clause) <= 1;
  return isFirst && isSaid && isWhole && !LEADER.test(line) ? { section, hasParts: parts !== '' } : undefined;
}
