const ENDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、，・]$/u;
const BEGINS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Shorter lines are headings, cells and items. */
const FULL_LINE = 15;

/** Lines of one paragraph in scripts without spaces become one: a word may be broken anywhere, and no sign says so. */
export function joinUnspaced(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const continues = last.length >= FULL_LINE && ENDS.test(last) && BEGINS.test(line);
    if (continues) joined.push(`${joined.pop() ?? ''}${line}`);
    else joined.push(line);
    last = line;
  }
  return joined;
}
