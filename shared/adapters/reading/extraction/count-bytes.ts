/** What distinguishes text from other bytes. */
export interface ByteCounts {
  /** Zeros at even places: the upper halves of ASCII in big-endian UTF-16. */
  readonly evenZeros: number;
  readonly oddZeros: number;
  /** Control characters that no text has: not those of layout, nor the escape of old Japanese encodings. */
  readonly controls: number;
}

export function countBytes(bytes: Uint8Array): ByteCounts {
  let evenZeros = 0;
  let oddZeros = 0;
  let controls = 0;
  // By index: an iterator takes ten times as long, and every document passes here.
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte >= 32) continue;
    if (byte === 0 && index % 2 === 0) evenZeros += 1;
    else if (byte === 0) oddZeros += 1;
    else if (byte < 9 || (byte > 13 && byte !== 27)) controls += 1;
  }
  return { evenZeros, oddZeros, controls };
}

/** The encoding of text without a byte order mark that has a zero in every other byte, as markup in UTF-16 does. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const { evenZeros, oddZeros } = countBytes(bytes);
  const many = bytes.length * 0.2;
  if (oddZeros > many && evenZeros * 20 < oddZeros) return 'utf-16le';
  return evenZeros > many && oddZeros * 20 < evenZeros ? 'utf-16be' : undefined;
}

const HEAD_BYTES = 1024;
/** Zeros at the end of a file beyond these are no half of a character. */
const MOST_OF_A_CHARACTER = 2;

/** Without the zeros by which some programs fill a text up to a size. */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  const last = bytes.findLastIndex((byte) => byte !== 0) + 1;
  // Half of the last character may be a zero.
  const end = last + (isOfTwoBytes(bytes) ? last % 2 : 0);
  return bytes.length - end > MOST_OF_A_CHARACTER ? bytes.subarray(0, end) : bytes;
}

function isOfTwoBytes(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || unmarkedUtf16(bytes.subarray(0, HEAD_BYTES)) !== undefined;
}
