const BEGIN = '<div class="fragment">';
const END = '</div><!-- fragment -->';
/** What is shown beside a name when one points at it, up to the next line or the end. */
const TIP = /<div class="ttc"(?:(?!<div class="line)[^])*/gu;
const LINE = /<div class="(?:line|fold[a-z]*)(?: [^"<>]*)?"[^<>]*>|(?:<br ?\/?>)?(?:<\/div>\s*)+/gu;
const NUMBER =
  /(?:<a [^<>]*><\/a>)?<span class="lineno">(?:<a [^<>]*>)?[^<>]*(?:<\/a>)?<\/span>(?:&#160;)?/gu;

/** Code as Doxygen writes it, each line a block of its own, as one block of code, without its numbers. Takes clean text. */
export function withCodeWhole(html: string): string {
  const parts: string[] = [];
  let [done, end] = [0, -1];
  for (let at = html.indexOf(BEGIN); at >= 0; at = html.indexOf(BEGIN, done)) {
    if (end < at) end = html.indexOf(END, at);
    if (end < 0) break;
    const next = html.indexOf(BEGIN, at + 1);
    if (next >= 0 && next < end) {
      parts.push(html.slice(done, next));
      done = next;
      continue;
    }
    const code = html.slice(at + BEGIN.length, end).replaceAll(TIP, '');
    parts.push(html.slice(done, at), `<pre>${code.replaceAll(NUMBER, '').replaceAll(LINE, lineEnd)}</pre>`);
    done = end + END.length;
  }
  return parts.join('') + html.slice(done);
}

function lineEnd(tag: string): string {
  return tag.startsWith('<div') ? '' : '\n';
}
