import { cutText, toPlainText } from '../markup/plain-text.ts';

/** A model's list of short texts: plain lines, none empty, none twice (whatever case, marks and blanks), within caps. */
export function tidyList(
  texts: readonly string[],
  caps: { readonly items: number; readonly characters: number },
): readonly string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    if (found.size >= caps.items) break;
    const line = cutText(toPlainText(text), caps.characters);
    const key = textKey(line);
    if (key !== '' && !found.has(key)) found.set(key, line);
  }
  return [...found.values()];
}

/** What two spellings of the same text have in common: letters and digits, in lower case. */
export function textKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
