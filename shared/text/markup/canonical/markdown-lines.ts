import { closesFence, opensFence } from '../fences.ts';

export const ATX = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/u;
export const SETEXT = /^ {0,3}(=+|-{2,})\s*$/u;
export const LIST_ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(\S.*)$/u;
export const TABLE_ROW = /^\s*\|.*\|\s*$/u;
export const REFERENCE = /^ {0,3}\[(?!\^)[^\]]{1,500}\]:\s*\S+/u;
export const HTML_BLOCK =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|dd|details|dir|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|img|li|main|nav|ol|p|picture|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)(?:[\s>/]|$)/iu;

const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*$/u;
const QUOTE = /^(?: {0,3}>[ \t]?){1,20}/u;
const ALERT = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/iu;

export function isRule(line: string): boolean {
  return line.length < 200 && RULE.test(line);
}

export function isTableRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && line.length < 2000 && TABLE_RULE.test(line);
}

/** True for most lines of prose at a glance: a letter at the very start begins no block of another kind. */
export function isPlainLine(line: string): boolean {
  const first = line.charCodeAt(0) | 0x20;
  return first >= 0x61 && first <= 0x7a;
}

/** Columns that the line is set in; a tab goes to the next multiple of four. */
export function indentOf(line: string): number {
  let columns = 0;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

/** A line without the marks of the block quotes it stands in. */
export function unquote(line: string): string {
  if (!/^ {0,3}>/u.test(line)) return line;
  const inner = line.replace(QUOTE, '');
  return ALERT.test(inner) ? '' : inner;
}

/** What ends an HTML block that may hold empty lines. */
export function closesHtml(line: string): RegExp | undefined {
  const name = /^ {0,3}<(table|pre|script|style)(?:[\s>]|$)/iu.exec(line)?.[1];
  return name === undefined ? undefined : new RegExp(`</${name}\\s*>`, 'iu');
}

/** Cells of a table row: cut at bars that are neither escaped nor in a code span. */
export function splitCells(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  const cells: string[] = [''];
  let isCode = false;
  for (let at = 0; at < inner.length; at += 1) {
    const character = inner.charAt(at);
    if (character === '`') isCode = !isCode;
    if (character === '\\' && inner.charAt(at + 1) === '|') {
      cells.push(`${cells.pop() ?? ''}|`);
      at += 1;
    } else if (character === '|' && !isCode) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${character}`);
  }
  return cells.map((cell) => cell.trim());
}

/** HTML comments blanked out, except in fenced code; one that never ends is left as it is. */
export function dropComments(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.includes('<!--'))) return lines;
  const lastClose = lines.findLastIndex((line) => line.includes('-->'));
  const kept: string[] = [];
  let fence: string | undefined;
  let isComment = false;
  lines.forEach((line, at) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      kept.push(line);
      return;
    }
    if (!isComment) fence = opensFence(line)?.mark;
    const cut = cutComments(line, { isComment, canClose: at <= lastClose });
    isComment = cut.isComment;
    if (cut.text !== undefined) kept.push(cut.text);
  });
  return kept;
}

interface CommentState {
  readonly isComment: boolean;
  readonly canClose: boolean;
}

function cutComments(
  line: string,
  state: CommentState,
): { readonly text?: string; readonly isComment: boolean } {
  if (!state.isComment && !line.includes('<!--')) return { text: line, isComment: false };
  let text = '';
  let at = 0;
  let isComment = state.isComment;
  while (at < line.length) {
    const mark = line.indexOf(isComment ? '-->' : '<!--', at);
    if (!isComment) text += line.slice(at, mark === -1 ? undefined : mark);
    if (mark === -1) break;
    at = mark + (isComment ? 3 : 4);
    isComment = !isComment && state.canClose;
  }
  return text.trim() === '' ? { isComment } : { text, isComment };
}
