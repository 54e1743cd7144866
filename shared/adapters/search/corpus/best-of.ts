/** The items of the highest scores, best first; of equal scores the lower item comes first. */
export function bestOf(
  items: readonly number[],
  scoreOf: (item: number) => number,
  limit: number,
): readonly number[] {
  /** A heap with the worst of the best on top. */
  const heap: number[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const [left, right] = [scoreOf(a), scoreOf(b)];
    return left < right || (left === right && a > b);
  };
  for (const item of items) {
    const worst = heap[0];
    if (heap.length < limit) rise(heap, item, isWorse);
    else if (worst !== undefined && isWorse(worst, item)) sink(heap, item, isWorse);
  }
  return heap.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
}

type IsWorse = (a: number, b: number) => boolean;

/** Adds an item at the end and lets it rise to where it belongs. */
function rise(heap: number[], item: number, isWorse: IsWorse): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const other = heap[above];
    if (other === undefined || !isWorse(item, other)) break;
    heap[at] = other;
    at = above;
  }
  heap[at] = item;
}

/** Puts an item in place of the one on top and lets it sink to where it belongs. */
function sink(heap: number[], item: number, isWorse: IsWorse): void {
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (left === undefined) break;
    const isRight = right !== undefined && isWorse(right, left);
    const below = isRight ? right : left;
    if (!isWorse(below, item)) break;
    heap[at] = below;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = item;
}
