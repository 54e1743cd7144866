import { ByteReader, ByteWriter } from './numbers.ts';

export interface TermPostings {
  readonly term: string;
  readonly data: Uint8Array;
}

/** Neighbouring terms in one row of the database: a row for each would take several times as long to write. */
export interface TermBlock {
  /** The first term of the block. */
  readonly first: string;
  /** For each term its length in bytes, its bytes, the length of its postings, and these. */
  readonly data: Uint8Array<ArrayBuffer>;
}

const TERMS = 64;
const BYTES = 16_384;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Blocks of terms that come in order, without those that have no postings. A block is good until the next is made. */
export function* toBlocks(terms: Iterable<TermPostings>): Generator<TermBlock> {
  const bytes = new ByteWriter(2 * BYTES);
  let first: string | undefined;
  let count = 0;
  for (const { term, data } of terms) {
    if (data.length === 0) continue;
    first ??= term;
    const encoded = encoder.encode(term);
    bytes.number(encoded.length);
    bytes.bytes(encoded);
    bytes.number(data.length);
    bytes.bytes(data);
    count += 1;
    if (count < TERMS && bytes.length < BYTES) continue;
    yield { first, data: bytes.take() };
    [first, count] = [undefined, 0];
  }
  if (first !== undefined) yield { first, data: bytes.take() };
}

/** The postings of a term in the block that would hold it. */
export function findInBlock(block: Uint8Array, term: string): Uint8Array | undefined {
  const wanted = encoder.encode(term);
  const bytes = new ByteReader(block);
  while (!bytes.isAtEnd) {
    const found = bytes.bytes(bytes.number());
    const data = bytes.bytes(bytes.number());
    if (isSame(found, wanted)) return data;
  }
  return undefined;
}

export function* readBlock(block: Uint8Array): Generator<TermPostings> {
  const bytes = new ByteReader(block);
  while (!bytes.isAtEnd) {
    const term = decoder.decode(bytes.bytes(bytes.number()));
    yield { term, data: bytes.bytes(bytes.number()) };
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** Terms in the order of the database: by code points. Sorting by UTF-16 units is several times as fast. */
export function sortTerms(terms: readonly string[]): readonly string[] {
  const sorted = terms.toSorted();
  return sorted.some((term) => ABOVE.test(term)) ? sorted.toSorted(compareTerms) : sorted;
}

/** Where the two orders differ: surrogates, and what comes after them. */
const ABOVE = /[\ud800-\u{10ffff}]/u;

/** In the order of the database: by code points, not by UTF-16 units. */
export function compareTerms(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function rankOf(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
