/** The lines below that are indented more than the line itself, without the empty ones at their end. */
export function indentedAfter(lines: readonly string[], at: number): readonly string[] {
  const own = indentOf(lines[at] ?? '');
  let end = at + 1;
  let last = at;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (line.trim() !== '' && indentOf(line) <= own) break;
    if (line.trim() !== '') last = end;
    end += 1;
  }
  // One empty line belongs to the block, as the place for the end of its code.
  return lines.slice(at + 1, Math.min(last + 2, end));
}

export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(least)));
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function blanks(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '');
}
