/** What a file of text is written in. */
export type TextMarkup = 'markdown' | 'rst' | 'asciidoc' | 'csv' | 'man' | 'text';

const MARKUP: Readonly<Record<string, TextMarkup>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mdx: 'markdown',
  rst: 'rst',
  rest: 'rst',
  adoc: 'asciidoc',
  asciidoc: 'asciidoc',
  asc: 'asciidoc',
  csv: 'csv',
  tsv: 'csv',
  txt: 'text',
};

/** By the ending of a file's name; undefined for any other. */
export function markupOfName(path: string): TextMarkup | undefined {
  // `guide.rst.txt`: documentation generators keep sources under such names.
  const name = path.replace(/(?<=\.(?:rst|md|adoc))\.txt$/iu, '');
  return (
    MARKUP[/\.([a-z]{2,8})$/iu.exec(name)?.[1]?.toLowerCase() ?? ''] ??
    (MANUAL.test(path) ? 'man' : undefined)
  );
}

/** `tar.1`, `printf.3posix`; neither `libc.so.6` nor `tool-1.2`. */
const MANUAL = /(?<!\.so|\d)\.[1-9](?:\p{Ll}{1,8})?$/u;
