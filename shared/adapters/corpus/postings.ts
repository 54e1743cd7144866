/** One term in one passage. `passage` counts within its file; 0 is the file's title. */
export interface PassagePosting {
  readonly file: number;
  readonly passage: number;
  readonly frequency: number;
}

const FREQUENCY_BITS = 12;
const MAX_FREQUENCY = 2 ** FREQUENCY_BITS - 1;
const MAX_PASSAGE = 2 ** 20 - 1;

/** Postings gathered in memory, until they become a segment of the index. */
export type PostingLists = Map<string, number[]>;

export function addPosting(lists: PostingLists, term: string, posting: PassagePosting): void {
  const frequency = Math.min(posting.frequency, MAX_FREQUENCY);
  const packed = Math.min(posting.passage, MAX_PASSAGE) * (MAX_FREQUENCY + 1) + frequency;
  const list = lists.get(term);
  if (list === undefined) lists.set(term, [posting.file, packed]);
  else list.push(posting.file, packed);
}

/** Two little-endian 32-bit words a posting: file, then passage and frequency. */
export function encodePostings(list: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(list).buffer);
}

/** Calls back for each posting in turn, sparing an object for each of many. */
export function eachPosting(
  data: Uint8Array,
  visit: (file: number, passage: number, frequency: number) => void,
): void {
  eachEntry(data, (file, packed) => visit(file, packed >>> FREQUENCY_BITS, packed & MAX_FREQUENCY));
}

/** The same, passage and frequency left packed as they are stored. */
export function eachEntry(data: Uint8Array, visit: (file: number, packed: number) => void): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at + 8 <= data.byteLength; at += 8) {
    visit(view.getUint32(at, true), view.getUint32(at + 4, true));
  }
}
