import { isDate } from './dates.ts';
import { goesOn, isNumberedItem, type KnownLine, type KnownLines } from './kinds-of-lines.ts';
import {
  areNames,
  canBeName,
  isClosing,
  isInCapitals,
  isNumberedTitle,
  isTitleLine,
  SHORT,
} from './title-lines.ts';

type Paragraphs = readonly KnownLines[];

/** Of titles that stand alone without a number or capitals, so many tell that it is not the name of a person. */
const FEWEST_PLAIN = 3;
const FEWEST_DAYS = 3;
const SAYING = new Set(['sentence', 'clause', 'item']);
const BEGUN = new Set(['sentence', 'clause']);

/** The lines that are titles of what stands below them. */
export function titlesIn(paragraphs: Paragraphs): ReadonlySet<KnownLine> {
  const titles = new Set([...headingsIn(paragraphs)].filter(unlessUpward(paragraphs)));
  for (const line of [...daysIn(paragraphs), ...papersIn(paragraphs)]) titles.add(line);
  return titles;
}

/**
 * Below the title of a text whose short lines belong upward, none of them is a heading; but those that open paragraphs may
 * be, unless all of them may be names: what is signed at the end has headings, too.
 */
function unlessUpward(paragraphs: Paragraphs): (line: KnownLine) => boolean {
  const lines = paragraphs.flat();
  const [first] = lines;
  const areUpward = belongUpward(first !== undefined && canBeTitle(first) ? lines.slice(1) : lines);
  if (!areUpward) return () => true;
  const opening = paragraphs
    .slice(1)
    .flatMap(([line]) => (line !== undefined && canBeTitle(line) ? [line] : []));
  const openers = new Set(opening.filter(canBelongUpward));
  const areNamed = [...openers].every(({ text }) => canBeName(text));
  return (line) => !canBelongUpward(line) || (!areNamed && (line === first || openers.has(line)));
}

function headingsIn(paragraphs: Paragraphs): ReadonlySet<KnownLine> {
  const titles = new Set<KnownLine>();
  const alone: KnownLine[] = [];
  for (const [at, lines] of paragraphs.entries()) {
    for (const line of titlesWithin(lines, lastOf(paragraphs[at - 1]))) titles.add(line);
    const line = lines.length === 1 ? aloneAbove(paragraphs, at) : undefined;
    if (line !== undefined && isMarkedTitle(line)) titles.add(line);
    else if (line !== undefined) alone.push(line);
  }
  if (titles.size + alone.length >= FEWEST_PLAIN) for (const line of alone) titles.add(line);
  return titles;
}

/**
 * What is said comes first, and a short line last, with nothing below it: such lines tell who said what stands above them,
 * as below quotes.
 */
function belongUpward(lines: KnownLines): boolean {
  const [first, above, last] = [lines[0], lines.at(-2), lines.at(-1)];
  if (first === undefined || above === undefined || last === undefined) return false;
  const isSaidFirst = SAYING.has(first.kind) && !canBeTitle(first);
  return isSaidFirst && SAYING.has(above.kind) && canBeTitle(last) && canBelongUpward(last);
}

function canBelongUpward(line: KnownLine): boolean {
  return !isMarkedTitle(line) && !isQuestion(line.text);
}

function lastOf(lines: KnownLines | undefined): KnownLine | undefined {
  return lines?.at(-1);
}

function isMarkedTitle({ text }: KnownLine): boolean {
  return isNumberedTitle(text) || isInCapitals(text);
}

function canBeTitle({ text, kind }: KnownLine): boolean {
  if (!isTitleLine(text)) return false;
  if (kind === 'item') return isNumberedItem(text);
  return (
    kind === 'other' || (kind === 'row' && isNumberedTitle(text)) || (kind === 'sentence' && isQuestion(text))
  );
}

function isQuestion(text: string): boolean {
  return text.endsWith('?');
}

/** First in a paragraph, or behind what says something whole. */
function titlesWithin(lines: KnownLines, before: KnownLine | undefined): readonly KnownLine[] {
  const areShort = lines.every(({ text }) => text.length <= SHORT);
  const areUpward = belongUpward(lines);
  return lines.filter((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (below === undefined || !canBeTitle(line) || !isHeaded(line, below)) return false;
    if (goesOn(below.text) || (areUpward && BEGUN.has(below.kind) && canBelongUpward(line))) return false;
    if (areShort && !(at === 0 && isAllSaid(upToClause(lines.slice(1))))) return false;
    const last = above ?? before;
    if (last !== undefined && isClosing(last.text)) return false;
    return above === undefined || isBehind(above, line);
  });
}

/** Behind what says something whole; a question is begun anew wherever it stands. */
function isBehind(above: KnownLine, { kind }: KnownLine): boolean {
  if (above.text.endsWith(':')) return false;
  if (kind === 'sentence') return true;
  return above.kind !== 'other' && !(kind === 'item' && above.kind === 'item');
}

/** Where a clause begins, the lines above it come to stand by themselves. */
function upToClause(lines: KnownLines): KnownLines {
  const end = lines.findIndex(({ kind }, at) => at > 0 && kind === 'clause');
  return end < 0 ? lines : lines.slice(0, end);
}

/** Clauses, or nothing but what is said whole: no address and no poem. */
function isAllSaid(lines: KnownLines): boolean {
  return lines[0]?.kind === 'clause' || lines.every(({ kind }) => SAYING.has(kind));
}

/** Something is said below a title; below one that is numbered or in capitals there may be a table as well. */
function isHeaded(line: KnownLine, below: KnownLine): boolean {
  if (isNumberedItem(line.text) && isNumberedItem(below.text)) return false;
  return SAYING.has(below.kind) || (below.kind === 'led' && isMarkedTitle(line));
}

/** Between empty lines, above a text or, with a number or in capitals, above another title. */
function aloneAbove(paragraphs: Paragraphs, at: number): KnownLine | undefined {
  const [line] = paragraphs[at] ?? [];
  const [below] = paragraphs[at + 1] ?? [];
  const above = lastOf(paragraphs[at - 1]);
  if (line === undefined || below === undefined || !canBeTitle(line)) return undefined;
  // What was said among other lines may stand alone by now.
  if (line.kind === 'sentence') return undefined;
  if (above !== undefined && isClosing(above.text)) return undefined;
  if (isNumberedTitle(line.text) && isInRow(paragraphs, at)) return undefined;
  const isAboveTitle =
    isMarkedTitle(line) && (paragraphs[at + 1] ?? []).length > 1 && isAboveText(paragraphs, at);
  return isAboveTitle || isHeaded(line, below) ? line : undefined;
}

/** The next paragraph says something below its first line, which ends in no stop. */
function isAboveText(paragraphs: Paragraphs, at: number): boolean {
  return (paragraphs[at + 1] ?? []).slice(1).some(({ kind }) => SAYING.has(kind));
}

/** One of several numbered lines that each stand alone, as in a list of contents. */
function isInRow(paragraphs: Paragraphs, at: number): boolean {
  return [paragraphs[at - 1], paragraphs[at + 1]].some((lines) => {
    const [line, ...others] = lines ?? [];
    return line !== undefined && others.length === 0 && isNumberedTitle(line.text) && canBeTitle(line);
  });
}

/** The days of a diary: dates above what is said of each. */
function daysIn(paragraphs: Paragraphs): readonly KnownLine[] {
  const days = paragraphs.flatMap(([line, below]) =>
    line !== undefined && isDate(line.text) && below !== undefined && SAYING.has(below.kind) ? [line] : [],
  );
  return days.length >= FEWEST_DAYS ? days : [];
}

const FEWEST_PAPERS = 2;
const PAPER_CHARACTERS = 150;

/** The titles of papers: above the names of who wrote each, and what it says. */
function papersIn(paragraphs: Paragraphs): readonly KnownLine[] {
  const papers = paragraphs.flatMap(([line, names, said]) => {
    const isPaper =
      line !== undefined &&
      said?.kind === 'sentence' &&
      isTitleOfPaper(line.text) &&
      areNames(names?.text ?? '');
    return isPaper ? [line] : [];
  });
  return papers.length >= FEWEST_PAPERS ? papers : [];
}

function isTitleOfPaper(text: string): boolean {
  return (
    text.length <= PAPER_CHARACTERS &&
    /^(?:\[[^\]]{1,12}\] )?[\p{Lu}\p{N}]/u.test(text) &&
    !/[.,;:!]$/u.test(text)
  );
}
