import type { Frame } from './comparison.ts';

const NOUN = String.raw`(?:(?:the|all|some|my|our)\s+)?(?<noun>(?:\p{L}[\p{L}-]*\s+){1,3}?)`;
/** What sets one kind of them apart: "starting with a dollar sign", "for tea", "that are locked". */
const APART = String.raw`(?:\p{L}{2,}ing|\p{L}{2,}ed|made|kept|built|sold|written|with|without|for|from|in|on|by|of|that|which|who)\s[^,;:?]+?`;
const OTHERS = String.raw`(?:those|(?:the\s+)?ones|\k<noun>)\s*(?<other>${APART})$`;
const BETWEEN = new RegExp(
  String.raw`\b(?:differences?|distinctions?|distinguish|differentiate)\b[^,;:]{0,40}?\bbetween\s+${NOUN}(?<one>${APART})\s+and\s+${OTHERS}`,
  'iu',
);
const DIFFER = new RegExp(
  String.raw`^how\s+(?:do|are|did|were)\s+${NOUN}(?<one>${APART})\s+(?:differ|different)\s+from\s+${OTHERS}`,
  'iu',
);

/** "The difference between the commands starting with a dollar sign and those starting with a hash": two kinds of one thing. */
export const betweenKinds: Frame = (clause) => {
  const { noun, one, other } = (BETWEEN.exec(clause) ?? DIFFER.exec(clause))?.groups ?? {};
  if (noun === undefined || one === undefined || other === undefined) return undefined;
  const things = [`${noun}${one}`, `${noun}${other}`];
  return { things, named: things, rest: '', asks: 'one' };
};
