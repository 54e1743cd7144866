/** The place of the first of so many numbers in order, given by their places, that is not below `least`; their count if none is. */
export function firstFrom(
  least: number,
  count: number,
  numberAt: (place: number) => number | undefined,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((numberAt(middle) ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
