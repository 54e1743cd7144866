/**
 * Which word of `b` each word of `a` is, where `a` is a part of `b` in its order, give or take a few words; -1 where
 * that is not certain. Words are given as numbers, equal for equal words. Anchors are words that both have just once,
 * as far as they come in the same order (the "patience" difference of B. Cohen), first in the whole, then between
 * anchors; from an anchor on, neighbours that are equal belong together.
 */
export function alignWords(a: Int32Array, b: Int32Array): Int32Array {
  const found = new Int32Array(a.length).fill(-1);
  const open: Gap[] = [{ ...UNANCHORED, from: 0, to: a.length, other: 0, otherTo: b.length }];
  for (let gap = open.pop(); gap !== undefined; gap = open.pop()) {
    const rest = matchEnds(a, b, gap, found);
    if (rest.from >= rest.to || rest.other >= rest.otherTo) continue;
    let after: Pick<Gap, 'from' | 'other' | 'isAfterAnchor'> = rest;
    const anchors = findAnchors(a, b, rest);
    for (const { at, other } of anchors) {
      open.push({ ...after, to: at, otherTo: other, isBeforeAnchor: true });
      // The gap after an anchor begins with the anchor, which matches at once.
      after = { from: at, other, isAfterAnchor: true };
    }
    if (anchors.length > 0) open.push({ ...rest, ...after });
  }
  return found;
}

/** Words of `a` and the words of `b` among which they are; ends exclusive. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly other: number;
  readonly otherTo: number;
  /** Whether what lies beside it has its counterpart beside the other. */
  readonly isAfterAnchor: boolean;
  readonly isBeforeAnchor: boolean;
}

const UNANCHORED = { isAfterAnchor: false, isBeforeAnchor: false };

/** Without an anchor beside it, a shorter run of equal words may be a chance. */
const SHORTEST_RUN = 3;

/** Matches equal words at both ends; what is left lies between. */
function matchEnds(a: Int32Array, b: Int32Array, gap: Gap, found: Int32Array): Gap {
  let { from, to, other, otherTo } = gap;
  while (from < to && other < otherTo && a[from] === b[other]) {
    from += 1;
    other += 1;
  }
  const isChance = (run: number): boolean => run < SHORTEST_RUN && run < gap.to - gap.from;
  if (!gap.isAfterAnchor && isChance(from - gap.from)) [from, other] = [gap.from, gap.other];
  while (from < to && other < otherTo && a[to - 1] === b[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
  }
  if (!gap.isBeforeAnchor && isChance(gap.to - to)) [to, otherTo] = [gap.to, gap.otherTo];
  for (let at = gap.from; at < from; at += 1) found[at] = gap.other + at - gap.from;
  for (let at = to; at < gap.to; at += 1) found[at] = otherTo + at - to;
  const isAfterAnchor = gap.isAfterAnchor || from > gap.from;
  const isBeforeAnchor = gap.isBeforeAnchor || to < gap.to;
  return { from, to, other, otherTo, isAfterAnchor, isBeforeAnchor };
}

interface Anchor {
  readonly at: number;
  readonly other: number;
}

function findAnchors(a: Int32Array, b: Int32Array, gap: Gap): readonly Anchor[] {
  const [own, others] = [onlyPlaces(a, gap.from, gap.to), onlyPlaces(b, gap.other, gap.otherTo)];
  const common: Anchor[] = [];
  for (const [word, at] of own) {
    const other = others.get(word);
    if (at >= 0 && other !== undefined && other >= 0) common.push({ at, other });
  }
  return longestRising(common.sort((x, y) => x.at - y.at));
}

/** Where each word stands that stands there once; -1 for the others. */
function onlyPlaces(words: Int32Array, from: number, to: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? -1;
    places.set(word, places.has(word) ? -1 : at);
  }
  return places;
}

/** The longest part of the anchors whose places in `b` rise, too. */
function longestRising(anchors: readonly Anchor[]): readonly Anchor[] {
  /** The last anchor of the best chain of each length, and the anchor before each. */
  const ends: number[] = [];
  const before = new Int32Array(anchors.length).fill(-1);
  const otherOf = (index: number | undefined): number => anchors[index ?? -1]?.other ?? -1;
  anchors.forEach((anchor, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (otherOf(ends[middle]) < anchor.other) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const chain: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = anchors[index];
    if (anchor !== undefined) chain.push(anchor);
  }
  return chain.reverse();
}
