// Plain JavaScript, as what was translated once is found again only after this: that is kept for each set of V8's flags.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Of both halves together; beyond this a larger nursery saves hardly any time. */
const NURSERY_BYTES = 8 * 1024 * 1024;
/** Each is eighty kilobytes: a tenth of them is enough. */
const MOST_ARRAYS = 200;

/**
 * Keeps the heaps of this process small. Where memory is plenty V8 lets a heap grow to four times what lives in it, and a
 * nursery, the space for objects that were just made, to 134 MB, where they stay.
 */
export function boundHeap() {
  setFlagsFromString('--heap-growing-percent=30');
  // For threads, which are told how large theirs may become.
  setFlagsFromString('--min-semi-space-size=4');
  growNursery();
}

/** The nursery of this thread grows by what survives in it, here in one leap, and then no more. */
function growNursery() {
  setFlagsFromString('--semi-space-growth-factor=4');
  const kept = [];
  while (nurseryBytes() < NURSERY_BYTES && kept.length < MOST_ARRAYS) kept.push(Array(10_000).fill(0));
  setFlagsFromString('--semi-space-growth-factor=1');
}

function nurseryBytes() {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0;
}
