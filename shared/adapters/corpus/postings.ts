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

/**
 * Postings of one term, by ascending file and passage, as bytes: for each file the step from the one before, the number
 * of its passages, and for each of them the step from the one before and the frequency. Numbers of 7 bits a byte.
 */
export function encodePostings(list: readonly number[], idOf: (file: number) => number): Uint8Array {
  const bytes = new ByteWriter(list.length * 2 + 8);
  let before = 0;
  for (let at = 0; at < list.length;) {
    const file = list[at] ?? 0;
    let end = at + 2;
    while (end < list.length && list[end] === file) end += 2;
    const id = idOf(file);
    bytes.write(id - before);
    bytes.write((end - at) / 2);
    before = id;
    let passage = 0;
    for (; at < end; at += 2) {
      const packed = list[at + 1] ?? 0;
      bytes.write((packed >>> FREQUENCY_BITS) - passage);
      bytes.write(packed & MAX_FREQUENCY);
      passage = packed >>> FREQUENCY_BITS;
    }
  }
  return bytes.taken();
}

export interface PostingVisitor {
  /** A file that holds the term, and in how many passages; false to pass over them. */
  readonly file: (id: number, passages: number) => boolean;
  readonly passage: (passage: number, frequency: number) => void;
}

/** Calls back for each file and passage in turn, sparing an object for each of many. */
export function readPostings(data: Uint8Array, visitor: PostingVisitor): void {
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = data[at] ?? 0;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  let id = 0;
  while (at < data.length) {
    id += read();
    const count = read();
    const isWanted = visitor.file(id, count);
    let passage = 0;
    for (let left = count; left > 0; left -= 1) {
      passage += read();
      const frequency = read();
      if (isWanted) visitor.passage(passage, frequency);
    }
  }
}

/** Several lists of one term as one, without the files that are gone. Each list comes with ids above those before it. */
export function joinPostings(parts: readonly Uint8Array[], isLive: (id: number) => boolean): Uint8Array {
  const kept: number[] = [];
  let file = 0;
  for (const data of parts) {
    readPostings(data, {
      file: (id) => {
        file = id;
        return isLive(id);
      },
      passage: (passage, frequency) => kept.push(file, passage * (MAX_FREQUENCY + 1) + frequency),
    });
  }
  return encodePostings(kept, (id) => id);
}

class ByteWriter {
  #bytes: Uint8Array;
  #length = 0;

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  write(value: number): void {
    if (this.#length + 8 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2 + 16);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#length] = (rest % 128) + 128;
      this.#length += 1;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  taken(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
