import { type Opening, closesFence, opensFence } from '../fences.ts';
import { REFERENCE, unquote } from './markdown-lines.ts';

const LABEL = /^ {0,3}\[(?<label>[^\]]{1,500})\]:/u;
const SHORTCUT = /(?<![\]!\\])\[(?<words>[^[\]^][^[\]]{0,200})\](?:\[\])?(?![[(:])/gu;
/** "![logo]", and "[![Build Status]][actions]" around it. */
const BADGE = /\[\s*!\[(?<words>[^[\]]{1,200})\](?:\[\])?\s*\](?:\[[^[\]]{0,200}\])?/gu;
const PICTURE = /!\[(?<words>[^[\]]{1,200})\](?:\[\])?(?![[(:])/gu;
const CODE_SPAN = /(`+[^`]*`+)/u;
const INDENTED = /^(?: {4}|\t)/u;

/** "[the guide]" is a link where the guide's address stands elsewhere in the text: its words alone are read. */
export function withoutShortcutLinks(lines: readonly string[]): readonly string[] {
  const labels = new Set(lines.flatMap((line) => (REFERENCE.test(line) ? [normal(labelOf(line))] : [])));
  if (labels.size === 0) return lines;
  const isKnown = (words: string): boolean => labels.has(normal(words));
  const read = (text: string): string =>
    text
      .replaceAll(BADGE, (badge, words: string) => (isKnown(words) ? '' : badge))
      .replaceAll(PICTURE, (picture, words: string) => (isKnown(words) ? '' : picture))
      .replaceAll(SHORTCUT, (link, words: string) => (isKnown(words) ? words : link));
  let fence: Opening | undefined;
  return lines.map((line) => {
    const bare = unquote(line);
    if (fence !== undefined) {
      if (closesFence(bare, fence.mark)) fence = undefined;
      return line;
    }
    fence = opensFence(bare);
    if (fence !== undefined || !line.includes('[') || INDENTED.test(line)) return line;
    return line
      .split(CODE_SPAN)
      .map((part, index) => (index % 2 === 1 ? part : read(part)))
      .join('');
  });
}

function labelOf(line: string): string {
  return LABEL.exec(line)?.groups?.['label'] ?? '';
}

function normal(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}
