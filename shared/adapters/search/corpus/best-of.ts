/** The places of the highest scores, best first; of equal scores the lower place comes first. */
export function bestOf(
  places: readonly number[],
  scoreOf: (place: number) => number,
  limit: number,
): readonly number[] {
  /** A heap with the worst of the best on top. */
  const heap: number[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const [left, right] = [scoreOf(a), scoreOf(b)];
    return left < right || (left === right && a > b);
  };
  for (const place of places) {
    const worst = heap[0];
    if (heap.length < limit) rise(heap, place, isWorse);
    else if (worst !== undefined && isWorse(worst, place)) sink(heap, place, isWorse);
  }
  return heap.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
}

type IsWorse = (a: number, b: number) => boolean;

/** Adds a place at the end and lets it rise to where it belongs. */
function rise(heap: number[], place: number, isWorse: IsWorse): void {
  let at = heap.length;
  heap.push(place);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const other = heap[above];
    if (other === undefined || !isWorse(place, other)) break;
    heap[at] = other;
    at = above;
  }
  heap[at] = place;
}

/** Puts a place in place of the one on top and lets it sink to where it belongs. */
function sink(heap: number[], place: number, isWorse: IsWorse): void {
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (left === undefined) break;
    const isRight = right !== undefined && isWorse(right, left);
    const below = isRight ? right : left;
    if (!isWorse(below, place)) break;
    heap[at] = below;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = place;
}
