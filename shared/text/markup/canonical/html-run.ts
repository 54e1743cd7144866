import { raise } from '../superscript.ts';
/** Stands for `<br>` until the text around it is squeezed; clean text has none. */
export const BREAK = '\u000b';

/** Stands for a picture without a description until the text around it is squeezed. */
export const PICTURE = '\u000e';
const PICTURE_IN_BRACKETS = new RegExp(`\\s?[([]\\s{0,9}${PICTURE}[\\s${PICTURE}]{0,99}[)\\]]`, 'gu');

/** "`" and "'" around code, as GNU quotes names: the marks of code stand for them. */
const QUOTED_CODE = /(?<!`)`(`[^`\n]{1,200}`)['’](?!`)/gu;

/** "`-u ``uid`": code that is marked up in parts, a name and what it takes; two words that touch are none. */
const CODE_IN_PARTS = /(?<!`)`[^`\n]{1,200}(?:``[^`\n]{1,200}){1,9}`(?!`)/gu;
const JOINT = /(?<=[\s=:(<[/-])``|``(?=[\s=:)>\]/])/gu;

export function squeeze(text: string): string {
  return text
    .replace(CODE_IN_PARTS, (code) => code.replaceAll(JOINT, ''))
    .replace(QUOTED_CODE, '$1')
    .replace(PICTURE_IN_BRACKETS, '')
    .replaceAll(PICTURE, '')
    .split(BREAK)
    .map((line) => line.replace(/\s{2,}|[^\S ]/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Of a run that is code from its first sign to its last, and has several; undefined of any other. */
export function linesOfCodeAlone(run: string): readonly string[] | undefined {
  const [, inner] = /^\s*`([^`]+)`\s*$/u.exec(run) ?? [];
  const lines = inner === undefined ? [] : linesOfCode(inner);
  return lines.length > 1 ? lines : undefined;
}

/** Breaks part the lines; where the page's own text goes on in another line, a blank stands. */
function linesOfCode(inner: string): readonly string[] {
  const lines = inner.split(BREAK).map((line) => inOneLine(line).replaceAll('\u00A0', ' ').trimEnd());
  return lines.filter((line, index) => line !== '' || (index > 0 && index < lines.length - 1));
}

/** What stands before the first of its own line ends, and behind the last, keeps its outer blanks. */
function inOneLine(text: string): string {
  const [first = '', ...others] = text.split(/[\n\r]/u);
  const last = others.pop();
  if (last === undefined) return text;
  const middle = others.map((line) => line.trim());
  return [first.trimEnd(), ...middle, last.trimStart()].filter((line) => line !== '').join(' ');
}

export function languageOf(className: string): string {
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]{1,30})/u.exec(className)?.[1] ?? '';
}

/** A raised part of a line that is open: where it begins in the run, and whether it links to something. */
export interface Superscript {
  readonly start: number;
  isLink: boolean;
}

const NOTE_MARK = /^\s*[[(]?[\d\s,;–*†‡§¶#-]{1,20}[\])]?\s*$/u;

/** A number stays above its line; a mark that links to a note is no part of the sentence. */
export function withRaised(run: string, superscript: Superscript | undefined): string {
  const { start, isLink } = superscript ?? { start: run.length, isLink: false };
  const inner = run.slice(start);
  return run.slice(0, start) + (isLink && NOTE_MARK.test(inner) ? '' : raise(inner));
}
