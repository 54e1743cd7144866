/**
 * Whether the text of a link is nothing but the sign by which one links to a heading, or to the code of what a reference describes;
 * icon fonts have theirs in private use.
 */
export function isAnchorSign(text: string): boolean {
  return /^\s*(?:[#¶§⚓\u{1f517}\p{Co}]|\[(?:source|docs|src)\])\s*$/u.test(text.slice(0, 20));
}
