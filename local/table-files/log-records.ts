import { maskedCrc32c } from './crc32c.ts';

/** A log of LevelDB: records in blocks of 32 KiB, cut where a block ends, each piece with a checksum. */
export interface LogReading {
  readonly records: readonly { readonly bytes: Buffer; readonly end: number }[];
  /** Places where something cannot be read. */
  readonly damages: readonly Damage[];
  /** Where a last record begins that is not whole: one that was being written when its process died, or is cut off. */
  readonly tornAt: number | undefined;
}

export interface Damage {
  /** The first byte that cannot be read, and the number of those. */
  readonly at: number;
  readonly bytes: number;
}

const BLOCK = 32_768;
const HEADER = 7;
const PIECES = { full: 1, first: 2, middle: 3, last: 4 } as const;

interface Piece {
  readonly at: number;
  readonly end: number;
  readonly type: number;
  readonly bytes: Buffer;
}

export function readLog(log: Buffer): LogReading {
  const records: { bytes: Buffer; end: number }[] = [];
  const damages: Damage[] = [];
  let begun: Piece[] = [];
  /** Pieces of a record whose beginning is lost go with it. */
  let isLost = false;
  const spoil = (from: number, to: number): void => {
    const at = begun[0]?.at ?? from;
    damages.push({ at, bytes: to - at });
    begun = [];
  };
  let at = 0;
  while (at < log.length) {
    const blockEnd = Math.min(log.length, at - (at % BLOCK) + BLOCK);
    if (blockEnd - at < HEADER && blockEnd < log.length) {
      at = blockEnd;
      continue;
    }
    const piece = readPiece(log, at, blockEnd);
    if (piece === 'torn') return { records, damages, tornAt: begun[0]?.at ?? at };
    if (piece === undefined) {
      const next = afterDamage(log, at, blockEnd);
      spoil(at, next);
      isLost = true;
      at = next;
      continue;
    }
    const isGoingOn = piece.type === PIECES.middle || piece.type === PIECES.last;
    if (isGoingOn && begun.length === 0) {
      if (!isLost) spoil(piece.at, piece.end);
    } else {
      if (!isGoingOn && begun.length > 0) spoil(at, at);
      begun.push(piece);
      isLost = false;
    }
    at = piece.end;
    if (begun.length > 0 && (piece.type === PIECES.full || piece.type === PIECES.last)) {
      records.push({ bytes: Buffer.concat(begun.map(({ bytes }) => bytes)), end: at });
      begun = [];
    }
  }
  return { records, damages, tornAt: begun[0]?.at };
}

/** Behind the piece, where the next one proves that its length is right, else the next block. */
function afterDamage(log: Buffer, at: number, blockEnd: number): number {
  if (blockEnd - at < HEADER) return blockEnd;
  const end = at + HEADER + log.readUInt16LE(at + 4);
  if (end + HEADER > blockEnd) return blockEnd;
  const next = readPiece(log, end, blockEnd);
  return typeof next === 'object' ? end : blockEnd;
}

/** Undefined when the checksum does not hold; `torn` when the file ends within it. */
function readPiece(log: Buffer, at: number, blockEnd: number): Piece | 'torn' | undefined {
  const isLastBlock = blockEnd === log.length;
  if (blockEnd - at < HEADER) return 'torn';
  const length = log.readUInt16LE(at + 4);
  const end = at + HEADER + length;
  if (end > blockEnd) return isLastBlock && blockEnd % BLOCK !== 0 ? 'torn' : undefined;
  const guarded = log.subarray(at + 6, end);
  if (log.readUInt32LE(at) !== maskedCrc32c(guarded)) return undefined;
  return { at, end, type: guarded[0] ?? 0, bytes: guarded.subarray(1) };
}
