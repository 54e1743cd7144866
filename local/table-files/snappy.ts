import { ByteReader } from './bytes.ts';

/** Unpacks a block that was compressed with Snappy. Throws RangeError for what is none. */
export function unpackSnappy(packed: Uint8Array): Buffer {
  const reader = new ByteReader(packed);
  const length = reader.varint();
  const out = Buffer.alloc(length);
  let at = 0;
  while (!reader.isAtEnd) {
    const tag = reader.byte();
    if ((tag & 3) === 0) {
      const literal = reader.take(literalLength(tag >> 2, reader));
      if (at + literal.length > length) throw new RangeError('The block is longer than it says.');
      literal.copy(out, at);
      at += literal.length;
    } else {
      const copy = readCopy(tag, reader);
      if (copy.offset === 0 || copy.offset > at || at + copy.length > length) {
        throw new RangeError('The block refers to what is not in it.');
      }
      // Byte by byte, since what is copied may reach into itself.
      for (let index = 0; index < copy.length; index += 1, at += 1) out[at] = out[at - copy.offset] ?? 0;
    }
  }
  if (at !== length) throw new RangeError('The block is shorter than it says.');
  return out;
}

function literalLength(code: number, reader: ByteReader): number {
  if (code < 60) return code + 1;
  return littleEndian(reader.take(code - 59)) + 1;
}

function readCopy(tag: number, reader: ByteReader): { readonly length: number; readonly offset: number } {
  const kind = tag & 3;
  if (kind === 1) return { length: ((tag >> 2) & 7) + 4, offset: ((tag >> 5) << 8) | reader.byte() };
  return { length: (tag >> 2) + 1, offset: littleEndian(reader.take(kind === 2 ? 2 : 4)) };
}

function littleEndian(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
