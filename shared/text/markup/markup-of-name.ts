/** What a file of text is written in. */
export type TextMarkup = 'markdown' | 'rst' | 'asciidoc' | 'csv' | 'man' | 'info' | 'text';

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
  info: 'info',
  txt: 'text',
};

/** By the ending of a file's name, or as what it is called is written for readers; undefined for any other. */
export function markupOfName(path: string): TextMarkup | undefined {
  // `guide.rst.txt`: documentation generators keep sources under such names.
  // `emacs.info-3`: a long manual is kept in several files.
  const name = path.replace(/(?<=\.(?:rst|md|adoc))\.txt$/iu, '').replace(/(?<=\.info)-\d+$/iu, '');
  return (
    MARKUP[/\.([a-z]{2,8})$/iu.exec(name)?.[1]?.toLowerCase() ?? ''] ??
    (isCalledManual(path) ? 'man' : undefined) ??
    (isCalledText(path) ? 'text' : undefined)
  );
}

/** "FAQ", "HOWTO-BUILD", "README.multi": texts without an ending of their own. */
const CALLED = /(?:^|\/)(?:[A-Z]{2,}(?:[_-][A-Z\d]+)*|README[._-][\w@.-]+)$/u;
/** What every package repeats of who may use it and who made it. */
const LEGAL =
  /(?:^|\/)(?:LICEN[CS]ES?|COPYING|COPYRIGHT|AUTHORS|THANKS|CREDITS|CONTRIBUTORS|MAINTAINERS|(?:CODE)?OWNERS|NOTICES?|PATENTS|VERSION|MANIFEST)(?:[._-]|$)/iu;
const OTHER_KIND =
  /\.(?:x?html?|xht|pdf|docx?|od[st]|rtf|png|jpe?g|gif|svg|e?ps|dvi|zip|t?gz|bz2|xz|7z|tar|exe|so|[cm]?[jt]s|css|json|xml|ya?ml|py|sh|[ch]|cpp)$/iu;

function isCalledText(path: string): boolean {
  return CALLED.test(path) && !LEGAL.test(path) && !OTHER_KIND.test(path);
}

const MANUAL = /\.[1-9](?:\p{Ll}{1,8})?$/u;
const MANUAL_FOLDER = /(?:^|\/)(?:man|cat)[1-9]\w*\/[^/]+$/u;
/** What ends in a number of its own: `libc.so.6`, `tool-1.2`, `v2.1`. */
const NUMBERED = /(?:\.so|(?<![\p{L}\p{N}])v?\d+)\.[1-9]\w*$/u;

/** `tar.1`, `printf.3posix`, `base64.1`; whatever its name is, where manuals are kept: `man7/utf-8.7`. */
function isCalledManual(path: string): boolean {
  return MANUAL.test(path) && (MANUAL_FOLDER.test(path) || !NUMBERED.test(path));
}
