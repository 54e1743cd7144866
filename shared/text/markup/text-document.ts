import { asciidocToMarkdown } from './asciidoc.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { isProse } from './canonical/laid-out/measure.ts';
import { csvToText } from './csv.ts';
import { beginsChat } from './canonical/shaped/chat.ts';
import { isInCapitals, isTitleLine } from './canonical/shaped/title-lines.ts';
import { guessMarkup } from './guess-markup.ts';
import { infoTitle, infoToText, isInfo } from './info.ts';
import type { TextMarkup } from './markup-of-name.ts';
import { isManPage, readManPage } from './man/man-page.ts';
import { rstToMarkdown } from './rst.ts';
import { isLetterhead } from './letterhead.ts';
import { isTitleOfPart } from './section-title.ts';

export interface TextDocument {
  readonly contentType: 'text/plain' | 'text/markdown';
  /** Its lines are those of the file. */
  readonly text: string;
  /** As the document gives it before its text, as its first line, or in the middle of a line near its top; absent where a heading gives it. */
  readonly title?: string;
  /** What it says of itself in a line before its text. */
  readonly description?: string;
  /** As it stands in the document. */
  readonly date?: string;
}

/** A text in its own markup as one that has a canonical text. Pure; never throws. */
export function readTextDocument(text: string, markup: TextMarkup): TextDocument {
  if (markup === 'markdown')
    return { contentType: 'text/markdown', text, ...said(readFrontMatter(text.split(/\r?\n/u))) };
  if (markup === 'rst')
    return { contentType: 'text/markdown', text: rstToMarkdown(text.replace(/\r\n?/gu, '\n')) };
  if (markup === 'asciidoc')
    return { contentType: 'text/markdown', text: asciidocToMarkdown(text.replace(/\r\n?/gu, '\n')) };
  if (markup === 'man' && isManPage(text)) return manPage(text);
  if (markup === 'info' && isInfo(text)) return infoManual(text);
  if (markup === 'csv') return { contentType: 'text/plain', text: csvToText(text) ?? text };
  const guessed = guessMarkup(text);
  if (guessed !== undefined) return readTextDocument(text, guessed);
  const title = subjectOf(text) ?? titleOf(text);
  return { contentType: 'text/plain', text, ...(title === undefined ? {} : { title }) };
}

function manPage(text: string): TextDocument {
  const page = readManPage(text.replace(/\r\n?/gu, '\n'));
  return {
    contentType: 'text/markdown',
    text: page.text,
    ...(page.title === undefined ? {} : { title: page.title }),
  };
}

function infoManual(text: string): TextDocument {
  const title = infoTitle(text);
  return {
    contentType: 'text/plain',
    text: infoToText(text),
    ...(title === undefined ? {} : { title }),
  };
}

function said({
  title,
  description,
  date,
}: FrontMatter): Pick<TextDocument, 'title' | 'description' | 'date'> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(date === undefined ? {} : { date }),
  };
}

const TITLE_CHARACTERS = 120;
const TOP_CHARACTERS = 3000;

const HEADERS =
  /^(?:From|To|Cc|Date|Subject|Received|Return-Path|Message-ID|Newsgroups|Abstract)[: ][^\n]*(?:\r?\n(?:[A-Za-z][A-Za-z\d-]*:|[ \t])[^\n]*)*/u;
const SUBJECT =
  /^Subject:[ \t]*(?:(?:re|fwd?|aw):[ \t]*|\[[^\]\n]{1,30}\][ \t]*)*(?<subject>(?!=\?)[^\s][^\n]*)$/imu;

/** What a message says that it is about. */
function subjectOf(text: string): string | undefined {
  const headers = HEADERS.exec(text.slice(0, TOP_CHARACTERS))?.[0] ?? '';
  return SUBJECT.exec(headers)?.groups?.['subject']?.trim().slice(0, TITLE_CHARACTERS);
}

/** The first line, unless that leads to something else ("It can be found at:") and a line stands in the middle; a chat has none, and of a letter the name of its file tells more. */
function titleOf(text: string): string | undefined {
  if (beginsChat(text)) return undefined;
  const first = firstLine(text);
  if (first === undefined || LEADS_ON.test(first)) return centredLine(text) ?? first;
  return isLetterhead(first, text.slice(0, TOP_CHARACTERS)) ? undefined : belowLetterhead(first, text);
}

const LETTERHEAD_CHARACTERS = 60;
/** "To:   all staff" */
const ADDRESSED = /^[\p{L} ]{1,20}:\s/u;

/** What stands above all in capitals may be no more than who says it: what it is stands in the next line then. */
function belowLetterhead(first: string, text: string): string {
  if (first.length > LETTERHEAD_CHARACTERS || !isInCapitals(first)) return first;
  const below = text.slice(text.indexOf(first) + first.length, TOP_CHARACTERS);
  const line = /^[^\n]*\n(?:[^\S\n]*\n)?(?<line>[^\n]+)\n/u.exec(below)?.groups?.['line']?.trim() ?? '';
  const isTitle = isTitleLine(line) && !ADDRESSED.test(line) && !isTitleOfPart(line) && !LEADS_ON.test(line);
  return isTitle ? `${first}: ${line}` : first;
}

/** The first line that says something, unless it is a paragraph, begins one, or names a section. */
function firstLine(text: string): string | undefined {
  const { line, next = '' } =
    /^\W*?(?<line>[^\n]*[\p{L}\p{N}][^\n]*)$(?:\r?\n(?<next>[^\n]*))?/mu.exec(text.slice(0, 5000))?.groups ??
    {};
  const title = line?.trim().replace(/^[#=*\s]+|[#=*\s]+$/gu, '');
  if (title === undefined || title === '' || title.length > TITLE_CHARACTERS) return undefined;
  const isNone = isTitleOfPart(title) || FIELD.test(title) || isBrokenOff(title, next.trim());
  return isNone ? undefined : title;
}

/** "It can be found at:", "Network Working Group        A. Smith", an address, who holds a right. */
const LEADS_ON = /:$|\S\s{8,}\S|^\S*(?:https?|ftp):\/\/\S*$|^\S+@\S+$|^copyright\b/iu;

/** A line of its own, set in so far that it can only stand in the middle. */
const CENTRED = /(?<=^|\n[^\S\n]*\n)[^\S\n]{8,}(?<line>\S[^\n]{2,100})/gu;
/** A command, a place in a program, a place and a date, an address. */
const NO_CENTRED =
  /^(?:[^\p{L}\p{N}"“(]|at\s|in\s)|[;{}(),]$|\w\(|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|:\/\/|\S@\S/iu;

/** The first line near the top that stands in the middle and is no address, date or field; a text that is set in all through has none. */
function centredLine(text: string): string | undefined {
  const top = text.slice(0, TOP_CHARACTERS).replace(/\r\n?/gu, '\n');
  if (!/^\S/mu.test(top)) return undefined;
  const lines = [...top.matchAll(CENTRED)].map(({ groups }) => groups?.['line']?.trim() ?? '');
  return lines.find(
    (line) =>
      /\p{L}{3}/u.test(line) &&
      !isTitleOfPart(line) &&
      !FIELD.test(line) &&
      !LEADS_ON.test(line) &&
      !NO_CENTRED.test(line) &&
      !OPEN_END.test(line),
  );
}

/** "Version: 3.1" */
const FIELD = /^[\p{L}\p{M} ]{1,20}:\s*v?\d[\d.:/ -]*$/u;

/** "This program is free software and": neither a title nor a sentence ends so. */
const OPEN_END =
  /\s(?:and|or|nor|but|of|the|an?|your|its|their|our|which|whose|und|oder|der|et|le|les|du|une|el|los|del)$/u;

function isBrokenOff(title: string, next: string): boolean {
  return OPEN_END.test(title) || beginsParagraph(title, next);
}

const WRAPPED = 50;

/** A sentence that goes on in the next line, and is no title of two. */
function beginsParagraph(line: string, next: string): boolean {
  return (
    line.length >= WRAPPED &&
    /[\p{Ll},]$/u.test(line) &&
    /[\p{L}\d]/u.test(next) &&
    isProse(`${line} ${next}`)
  );
}
