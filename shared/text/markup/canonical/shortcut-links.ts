import { type Opening, closesFence, opensFence } from '../fences.ts';
import { REFERENCE, unquote } from './markdown-lines.ts';

const LABEL = /^ {0,3}\[(?<label>[^\]]{1,500})\]:/u;
const SHORTCUT = /(?<!\])\[(?<words>[^[\]^][^[\]]{0,200})\](?:\[\])?(?![[(:])/gu;

/** "[the guide]" is a link where the guide's address stands elsewhere in the text: its words alone are read. */
export function withoutShortcutLinks(lines: readonly string[]): readonly string[] {
  const labels = new Set(lines.flatMap((line) => (REFERENCE.test(line) ? [normal(labelOf(line))] : [])));
  if (labels.size === 0) return lines;
  let fence: Opening | undefined;
  return lines.map((line) => {
    const bare = unquote(line);
    if (fence !== undefined) {
      if (closesFence(bare, fence.mark)) fence = undefined;
      return line;
    }
    fence = opensFence(bare);
    if (fence !== undefined || !line.includes('[')) return line;
    return line.replaceAll(SHORTCUT, (link, words: string) => (labels.has(normal(words)) ? words : link));
  });
}

function labelOf(line: string): string {
  return LABEL.exec(line)?.groups?.['label'] ?? '';
}

function normal(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}
