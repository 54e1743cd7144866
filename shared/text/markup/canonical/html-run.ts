/** Stands for `<br>` until the text around it is squeezed; clean text has none. */
export const BREAK = '\u000b';

export function squeeze(text: string): string {
  return text
    .split(BREAK)
    .map((line) => line.replace(/\s{2,}|[^\S ]/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Breaks part the lines; where the page's own text goes on in another line, a blank stands. */
export function linesOfCode(inner: string): readonly string[] {
  const lines = inner.split(BREAK).map((line) =>
    line
      .replaceAll(/^\s*[\n\r]\s*|\s*[\n\r]\s*$/gu, '')
      .replaceAll(/\s*[\n\r]\s*/gu, ' ')
      .replaceAll('\u00A0', ' ')
      .trimEnd(),
  );
  return lines.filter((line, index) => line !== '' || (index > 0 && index < lines.length - 1));
}

export function languageOf(className: string): string {
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]{1,30})/u.exec(className)?.[1] ?? '';
}
