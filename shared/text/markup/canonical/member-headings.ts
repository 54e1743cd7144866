const BEGIN = '<div class="memproto">';
const END = '</div>';
const MOST_CHARACTERS = 8000;
/** Newer pages have a heading with the name of the member above its declaration. */
const TITLE = 'class="memtitle"';
const TITLE_CHARACTERS = 600;
/** "static", "inline": beside the declaration. */
const LABELS = /<span class="mlabels">(?:(?!<\/td>)[^])*/gu;
/** "template<typename T>", in a block of its own before the rest. */
const TEMPLATE = /^<div class="memproto">\s*<div class="memtemplate">[^<]{0,1000}<\/div>/u;
const NAME = '<table class="memname"';

/**
 * The declaration of a member as Doxygen writes it, a table of many cells, in one line: as the heading of what is said below it, or
 * as code below the heading that names it. Takes clean text.
 */
export function withMembersHeaded(html: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = html.indexOf(BEGIN); at >= 0; at = html.indexOf(BEGIN, Math.max(done, at + 1))) {
    const part = html.slice(at, at + MOST_CHARACTERS);
    const end = part.indexOf(END, TEMPLATE.exec(part)?.[0].length ?? 0);
    if (end < 0) continue;
    const prototype = html.slice(at + BEGIN.length, at + end);
    if (!prototype.includes(NAME)) continue;
    const isTitled = html.slice(Math.max(done, at - TITLE_CHARACTERS), at).includes(TITLE);
    const line = inOneLine(prototype);
    parts.push(html.slice(done, at), isTitled ? `<pre>${line}</pre>` : `<h4>${line}</h4>`);
    done = at + end + END.length;
  }
  return parts.join('') + html.slice(done);
}

function inOneLine(prototype: string): string {
  return prototype
    .replaceAll(LABELS, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/(?:\s|&#160;|&nbsp;)+/gu, ' ')
    .replaceAll(/ (?=[),])|(?<=\() /gu, '')
    .trim();
}
