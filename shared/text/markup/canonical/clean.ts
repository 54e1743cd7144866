/** Control characters, soft hyphen, zero-width space, word joiner, byte order mark. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u00ad\u200b\u2060\ufeff]/gu;
const BREAKS = /\r\n?|[\u2028\u2029]/gu;
/** What begins a code that colours a text in a terminal, in one sign or two. */
const ESCAPES = ['\u001b\\[', '\u009b'];
/** "[33m" behind such a sign, and what is struck twice in a terminal for bold, or over a line. */
const FOR_TERMINALS = new RegExp(
  String.raw`(?:${ESCAPES.join('|')})[\d;?]{0,20}\p{L}|[^\n][\b](?=[^\n])`,
  'gu',
);

/** Characters made safe, layout untouched: well-formed, NFC, one kind of line break, no control or invisible ones. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(FOR_TERMINALS, '')
    .replace(UNSEEN, '')
    .replaceAll('\u00a0', ' ')
    .normalize('NFC');
}

/** Plain text as it is quoted from: clean, no trailing spaces, at most one empty line in a row. */
export function plainText(text: string): string {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd());
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .replace(/\n$/u, '');
}
