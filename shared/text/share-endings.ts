const LETTERS = String.raw`\p{L}*`;

/**
 * Alternatives of a pattern, those with any ending last and with one ending for all: `a|b\p{L}*|c\p{L}*` is `a|(?:b|c)\p{L}*`. A
 * class of all letters takes longer to compile, each time that it stands, than all else of a pattern. The same is found where
 * words end after them, but that a phrase goes before a beginning of its first word.
 */
export function shareEndings(alternatives: string): string {
  const all = alternativesOf(alternatives);
  const open = all.filter((one) => one.endsWith(LETTERS)).map((one) => one.slice(0, -LETTERS.length));
  if (open.length < 2) return alternatives;
  const closed = all.filter((one) => !one.endsWith(LETTERS));
  return [...closed, `(?:${open.join('|')})${LETTERS}`].join('|');
}

/** Split at the bars that stand in no group and no class. */
function alternativesOf(source: string): readonly string[] {
  const found: string[] = [];
  let [begin, depth, isClass] = [0, 0, false];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...found, source.slice(begin)];
}
