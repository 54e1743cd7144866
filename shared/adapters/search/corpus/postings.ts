import { ByteReader, ByteWriter } from './numbers.ts';

/** A passage that holds a term. `passage` counts within its file; 0 is the file's title. */
export interface PassagePlace {
  readonly file: number;
  readonly passage: number;
}

const FREQUENCY_BITS = 12;
const MAX_FREQUENCY = 2 ** FREQUENCY_BITS - 1;
const MAX_PASSAGE = 2 ** 20 - 1;

/** Postings gathered in memory, until they become a segment of the index: by term, file and packed passage in turn. */
export type PostingLists = Map<string, number[]>;

/** Counts a term that stands in a passage. Passages come in order: all of one file before the next. */
export function addPosting(lists: PostingLists, term: string, { file, passage }: PassagePlace): void {
  const packed = Math.min(passage, MAX_PASSAGE) * (MAX_FREQUENCY + 1);
  const list = lists.get(term);
  if (list === undefined) {
    lists.set(term, [file, packed + 1]);
    return;
  }
  const last = list.length - 1;
  const before = list[last] ?? 0;
  if (list[last - 1] !== file || before < packed) list.push(file, packed + 1);
  else if (before < packed + MAX_FREQUENCY) list[last] = before + 1;
}

/**
 * Postings of one term, by ascending file and passage: for each file the step from the one before, the number of its
 * passages, and for each of them the step from the one before and the frequency.
 */
export function writePostings(
  bytes: ByteWriter,
  list: readonly number[],
  idOf: (file: number) => number,
): void {
  let before = 0;
  for (let at = 0; at < list.length;) {
    const file = list[at] ?? 0;
    let end = at + 2;
    while (end < list.length && list[end] === file) end += 2;
    const id = idOf(file);
    bytes.number(id - before);
    bytes.number((end - at) / 2);
    before = id;
    let passage = 0;
    for (; at < end; at += 2) {
      const packed = list[at + 1] ?? 0;
      bytes.number((packed >>> FREQUENCY_BITS) - passage);
      bytes.number(packed & MAX_FREQUENCY);
      passage = packed >>> FREQUENCY_BITS;
    }
  }
}

export interface PostingVisitor {
  /** A file that holds the term; false to pass over its passages. */
  readonly file: (id: number) => boolean;
  readonly passage: (passage: number, frequency: number) => void;
}

/** Calls back for each file and passage in turn, sparing an object for each of many. */
export function readPostings(data: Uint8Array, visitor: PostingVisitor): void {
  const bytes = new ByteReader(data);
  let id = 0;
  while (!bytes.isAtEnd) {
    id += bytes.number();
    const count = bytes.number();
    const isWanted = visitor.file(id);
    let passage = 0;
    for (let left = count; left > 0; left -= 1) {
      passage += bytes.number();
      const frequency = bytes.number();
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
  const bytes = new ByteWriter(kept.length * 2);
  writePostings(bytes, kept, (id) => id);
  return bytes.take();
}
