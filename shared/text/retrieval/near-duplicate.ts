import { analyze } from '../words/analyze.ts';

/** 64 minima of hashed word shingles; equal places estimate how much two texts share. */
export type MinHash = readonly number[];

const SIZE = 64;
const SHINGLE = 3;
const THRESHOLD = 0.7;

/** MinHash signature (Broder 1997) over shingles of three terms; a text without terms has an empty one. */
export function minHash(text: string): MinHash {
  const found = analyze(text, { keepStopwords: true }).map((token) => token.term);
  if (found.length === 0) return [];
  const minima = Array.from({ length: SIZE }, () => 0xffffffff);
  const last = Math.max(1, found.length - SHINGLE + 1);
  for (let index = 0; index < last; index += 1) {
    lowerMinima(minima, hash(found.slice(index, index + SHINGLE).join(' ')));
  }
  return minima;
}

/** Estimated Jaccard similarity of the shingles of two texts, 0 to 1. */
export function estimateSimilarity(first: MinHash, second: MinHash): number {
  if (first.length === 0 || first.length !== second.length) return 0;
  let equal = 0;
  for (let place = 0; place < first.length; place += 1) if (first[place] === second[place]) equal += 1;
  return equal / first.length;
}

export function isNearDuplicate(first: MinHash, second: MinHash, threshold = THRESHOLD): boolean {
  return estimateSimilarity(first, second) >= threshold;
}

function lowerMinima(minima: number[], base: number): void {
  for (let row = 0; row < SIZE; row += 1) {
    const value = mix(base ^ Math.imul(row + 1, 0x9e3779b1));
    if (value < (minima[row] ?? 0)) minima[row] = value;
  }
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Finaliser of MurmurHash3. */
function mix(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
