import { analyse } from 'chardet';
import { unmarkedUtf16 } from './count-bytes.ts';

/** A label that a server sends when it knows nothing: its text is often something else. */
const DEFAULT_LABELS = new Set(['iso-8859-1', 'windows-1252', 'us-ascii', 'ascii', 'latin1']);
const SAMPLE_BYTES = 65_536;
const CERTAIN = 40;
/** Encodings of the Latin script, which a guess on little text takes for one another. */
const LATIN = /^(?:windows-125[0247]|iso-8859-(?:1|2|3|4|9|10|13|14|15|16)|macintosh)$/u;
/** Share of characters that cannot be: above it, the label is wrong. */
const TOLERATED = 0.002;
/** UTF-8 that was cut or pasted together has some; another encoding read as UTF-8 has little else. */
const TOLERATED_IN_UTF8 = 0.2;
const HEAD_BYTES = 4096;
const LABELS =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{2,40})|^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})["']|@charset\s+"([\w:.-]{2,40})"/iu;

/**
 * The text of bytes. A byte order mark decides; then valid UTF-8 with at least one character beyond ASCII, whatever
 * the labels say; then the label of the header or of the document that leaves no impossible characters; then a guess.
 */
export function decode(bytes: Uint8Array, contentType: string | undefined): string {
  const marked = byteOrderMark(bytes) ?? unmarkedUtf16(bytes.subarray(0, 1024));
  if (marked !== undefined) return read(bytes, marked) ?? '';
  const labels = [charsetOf(contentType), labelInside(bytes)].flatMap((label) => known(label));
  const isEscaped = labels.some((label) => label.startsWith('iso-2022'));
  const utf8 = isEscaped ? undefined : read(bytes, 'utf-8', { isStrict: true });
  if (utf8 !== undefined) return utf8;
  const isUtf8 = impossibleShare(sampleOf(bytes), 'utf-8') < TOLERATED_IN_UTF8;
  return read(bytes, isUtf8 && !isEscaped ? 'utf-8' : best(bytes, labels)) ?? '';
}

/** The value of `charset` in a Content-Type header. */
function charsetOf(contentType = ''): string | undefined {
  return /charset\s*=\s*["']?([\w:.-]{2,40})/iu.exec(contentType)?.[1];
}

function labelInside(bytes: Uint8Array): string | undefined {
  const match = LABELS.exec(read(bytes.subarray(0, HEAD_BYTES), 'latin1') ?? '');
  const label = match?.[1] ?? match?.[2] ?? match?.[3];
  return label !== undefined && /^utf-?16/iu.test(label) ? 'utf-8' : label;
}

/** The label's proper name, or nothing when there is no such encoding. */
function known(label: string | undefined): readonly string[] {
  if (label === undefined) return [];
  try {
    return [new TextDecoder(label).encoding];
  } catch {
    return [];
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function best(bytes: Uint8Array, labels: readonly string[]): string {
  const sample = sampleOf(bytes);
  const named = labels.filter((label) => !DEFAULT_LABELS.has(label));
  const defaults = labels.filter((label) => DEFAULT_LABELS.has(label));
  const guesses = guessed(sample).filter((label) => defaults.length === 0 || !LATIN.test(label));
  const ordered = [...named, ...guesses, ...defaults, 'windows-1252'];
  const shares = ordered.map((label) => ({ label, share: impossibleShare(sample, label) }));
  const fitting = shares.find(({ share }) => share <= TOLERATED);
  const least = shares.reduce((a, b) => (b.share < a.share ? b : a));
  return (fitting ?? least).label;
}

function guessed(sample: Uint8Array): readonly string[] {
  return analyse(sample)
    .filter((match) => match.confidence >= CERTAIN)
    .flatMap((match) => known(match.name));
}

/** From the first byte that is not ASCII on: what comes before says nothing. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  let first = 0;
  while (first < bytes.length && (bytes[first] ?? 0) < 0x80) first += 1;
  const start = Math.max(0, first - 256);
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

/** Replacement characters and controls of the upper half among the characters that are not ASCII. */
function impossibleShare(sample: Uint8Array, label: string): number {
  const text = read(sample, label);
  if (text === undefined) return 1;
  const beyond = text.match(/[^\0-\u007f]/gu)?.length ?? 0;
  const impossible = text.match(/[\ufffd\u0080-\u009f]/gu)?.length ?? 0;
  // A sample of a longer text may end inside a character.
  const cut = sample.length === SAMPLE_BYTES ? 1 : 0;
  return beyond === 0 ? 0 : Math.max(0, impossible - cut) / beyond;
}

function read(bytes: Uint8Array, label: string, options = { isStrict: false }): string | undefined {
  try {
    return new TextDecoder(label, { fatal: options.isStrict }).decode(bytes);
  } catch {
    return undefined;
  }
}
