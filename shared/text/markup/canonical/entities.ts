import { Parser } from 'htmlparser2';

/** Character references decoded (`&amp;`, `&#8217;`); all else as it was. */
export function decodeEntities(text: string): string {
  if (!/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iu.test(text)) return text;
  const parts: string[] = [];
  const parser = new Parser({ ontext: (part) => parts.push(part) }, { decodeEntities: true });
  parser.end(text.replaceAll('<', '&lt;'));
  return parts
    .join('')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
