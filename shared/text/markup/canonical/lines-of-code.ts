const BEGIN = '<div class="fragment">';
const END = '</div><!-- fragment -->';
/** What is shown beside a name when one points at it. */
const TIPS = '<div class="ttc"';
const LINE = /<div class="line(?: [^"<>]*)?">|<\/div>\s*/gu;
const NUMBER =
  /(?:<a [^<>]*><\/a>)?<span class="lineno">(?:<a [^<>]*>)?[^<>]*(?:<\/a>)?<\/span>(?:&#160;)?/gu;

/** Code as Doxygen writes it, each line a block of its own, as one block of code, without its numbers. Takes clean text. */
export function withCodeWhole(html: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = html.indexOf(BEGIN); at >= 0; at = html.indexOf(BEGIN, done)) {
    const end = html.indexOf(END, at);
    if (end < 0) break;
    const [code = ''] = html.slice(at + BEGIN.length, end).split(TIPS, 1);
    parts.push(html.slice(done, at), `<pre>${code.replaceAll(NUMBER, '').replaceAll(LINE, lineEnd)}</pre>`);
    done = end + END.length;
  }
  return parts.join('') + html.slice(done);
}

function lineEnd(tag: string): string {
  return tag.startsWith('<div') ? '' : '\n';
}
