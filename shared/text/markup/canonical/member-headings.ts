const BEGIN = '<div class="memproto">';
const END = '</div>';
const MOST_CHARACTERS = 8000;
/** Newer pages have a heading with the name of the member above its declaration. */
const TITLE = 'class="memtitle"';
const TITLE_CHARACTERS = 600;
/** "static", "inline": beside the declaration. */
const LABELS = /<span class="mlabels">(?:(?!<\/td>)[^])*/gu;
const NAME = '<table class="memname"';

/**
 * The declaration of a member as Doxygen writes it, a table of many cells, in one line: as the heading of what is said below it, or
 * as code below the heading that names it. Takes clean text.
 */
export function withMembersHeaded(html: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = html.indexOf(BEGIN); at >= 0; at = html.indexOf(BEGIN, Math.max(done, at + 1))) {
    const end = html.slice(at, at + MOST_CHARACTERS).indexOf(END);
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
