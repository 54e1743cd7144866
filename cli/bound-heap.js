// Plain JavaScript, as what was translated once is found again only after this: that is kept for each set of V8's flags.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Each is eighty kilobytes: a tenth of them is enough. */
const MOST_ARRAYS = 200;

/** Where memory is plenty V8 lets the nursery of a command, the space for objects that were just made, grow to 134 MB. */
export function boundCommand() {
  growNursery({ factor: 16, megabytes: 32 });
}

/** The work is done in a thread, which is told how large its nursery may become; this one has little to do. */
export function boundAsking() {
  setFlagsFromString('--min-semi-space-size=4');
}

/** A server stays: it gives back sooner what it no longer needs, by more work than a command has time for. */
export function boundServer() {
  // By default a heap may grow to four times what lives in it.
  setFlagsFromString('--heap-growing-percent=30');
  // Garbage is looked for sooner, and the room that it leaves is given back.
  setFlagsFromString('--optimize-for-size');
  // For threads, which are told how large theirs may become.
  setFlagsFromString('--min-semi-space-size=4');
  growNursery({ factor: 4, megabytes: 8 });
}

/** The nursery of this thread has two halves of one megabyte, and grows when much survives in it: here in one leap, and then no more. */
function growNursery({ factor, megabytes }) {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  const kept = [];
  while (nurseryMegabytes() < megabytes && kept.length < MOST_ARRAYS) kept.push(Array(10_000).fill(0));
  setFlagsFromString('--semi-space-growth-factor=1');
}

function nurseryMegabytes() {
  const nursery = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  return (nursery?.space_size ?? 0) / 2 ** 20;
}
