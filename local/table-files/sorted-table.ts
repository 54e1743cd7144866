import { ByteReader } from './bytes.ts';
import { maskedCrc32c } from './crc32c.ts';
import type { Damage } from './log-records.ts';
import { unpackSnappy } from './snappy.ts';

/** A table file of LevelDB: blocks, each with a checksum, and at the end where to find them. */
export interface TableReading {
  readonly entries: readonly StoredEntry[];
  readonly damages: readonly Damage[];
}

export interface StoredEntry {
  /** With its version: see `readKey`. */
  readonly key: Buffer;
  readonly value: Buffer;
}

const FOOTER = 48;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
const TRAILER = 5;

interface Handle {
  readonly offset: number;
  readonly size: number;
}

/** Reads all blocks that are whole. Without its index nothing of a table can be read. */
export function readTableFile(file: Buffer): TableReading {
  return readBlocks(file, (handle) => readBlock(file, handle));
}

/** What of a table cannot be read, by its checksums: in a fraction of the time and memory that reading it takes. */
export function damagesIn(file: Buffer): readonly Damage[] {
  return readBlocks(file, (handle) => (guardedBytes(file, handle) ? [] : undefined)).damages;
}

function readBlocks(
  file: Buffer,
  read: (handle: Handle) => readonly StoredEntry[] | undefined,
): TableReading {
  const whole = { entries: [], damages: [{ at: 0, bytes: file.length }] };
  if (file.length < FOOTER || !file.subarray(-MAGIC.length).equals(MAGIC)) return whole;
  const footer = new ByteReader(file.subarray(-FOOTER));
  const blocks = readable(() => [readHandle(footer), readHandle(footer)] as const);
  const index = blocks && readBlock(file, blocks[1]);
  const handles = index && readable(() => index.map(({ value }) => readHandle(new ByteReader(value))));
  if (!blocks || !handles) return whole;
  const damages: Damage[] = [];
  const entries = handles.flatMap((handle) => {
    const block = read(handle);
    if (!block) damages.push(damageOf(handle));
    return block ?? [];
  });
  return { entries, damages: [...damages, ...checkFilters(file, blocks[0])] };
}

/** A filter that is wrong hides what is there. */
function checkFilters(file: Buffer, metaindex: Handle): readonly Damage[] {
  const filters = readBlock(file, metaindex);
  if (!filters) return [damageOf(metaindex)];
  return filters.flatMap(({ value }) => {
    const handle = readable(() => readHandle(new ByteReader(value)));
    if (!handle) return [damageOf(metaindex)];
    return contentOf(file, handle) ? [] : [damageOf(handle)];
  });
}

function damageOf({ offset, size }: Handle): Damage {
  return { at: offset, bytes: size + TRAILER };
}

function readHandle(reader: ByteReader): Handle {
  return { offset: reader.varint(), size: reader.varint() };
}

/** As they are written; undefined when the checksum does not hold. */
function guardedBytes(file: Buffer, { offset, size }: Handle): Buffer | undefined {
  const end = offset + size;
  if (end + TRAILER > file.length) return undefined;
  const isWhole = file.readUInt32LE(end + 1) === maskedCrc32c(file.subarray(offset, end + 1));
  return isWhole ? file.subarray(offset, end) : undefined;
}

function contentOf(file: Buffer, handle: Handle): Buffer | undefined {
  const bytes = guardedBytes(file, handle);
  const isPacked = file[handle.offset + handle.size] === 1;
  return bytes && isPacked ? readable(() => unpackSnappy(bytes)) : bytes;
}

function readBlock(file: Buffer, handle: Handle): readonly StoredEntry[] | undefined {
  const content = contentOf(file, handle);
  return content && readable(() => readEntries(content));
}

/** Each key is written without what it shares with the one before. */
function readEntries(block: Buffer): readonly StoredEntry[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const reader = new ByteReader(block.subarray(0, block.length - 4 * (restarts + 1)));
  const entries: StoredEntry[] = [];
  let before = Buffer.alloc(0);
  while (!reader.isAtEnd) {
    const [shared, own, length] = [reader.varint(), reader.varint(), reader.varint()];
    const key = Buffer.concat([before.subarray(0, shared), reader.take(own)]);
    entries.push({ key, value: reader.take(length) });
    before = key;
  }
  return entries;
}

function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
