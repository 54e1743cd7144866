import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './bytes.ts';
import { readLog } from './log-records.ts';
import { readTableFile } from './sorted-table.ts';

/** The newest version of an entry that can still be read. */
interface Version {
  readonly sequence: bigint;
  /** Undefined when it was deleted. */
  readonly value: Buffer | undefined;
}

/** All entries of a table, by key, from whatever of its files can be read. */
export async function salvageEntries(table: string): Promise<ReadonlyMap<string, Buffer>> {
  const newest = new Map<string, Version>();
  const take = (key: Buffer, version: Version): void => {
    const text = key.toString('utf8');
    const known = newest.get(text);
    if (!known || known.sequence < version.sequence) newest.set(text, version);
  };
  for (const name of await readdir(table)) {
    const isTable = /^\d+\.(?:ldb|sst)$/.test(name);
    if (!isTable && !/^\d+\.log$/.test(name)) continue;
    const bytes = await readFile(join(table, name));
    if (isTable) for (const { key, value } of readTableFile(bytes).entries) takeEntry(key, value, take);
    else for (const { bytes: record } of readLog(bytes).records) takeBatch(record, take);
  }
  return new Map(
    [...newest].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const])),
  );
}

type Take = (key: Buffer, version: Version) => void;

/** A key of a table file ends with the number of its version and what it is: 1 for a value, 0 for a deletion. */
function takeEntry(key: Buffer, value: Buffer, take: Take): void {
  if (key.length < 8) return;
  const tag = key.readBigUInt64LE(key.length - 8);
  take(key.subarray(0, -8), { sequence: tag >> 8n, value: (tag & 0xffn) === 1n ? value : undefined });
}

/** A record of the log: the number of its first change, how many they are, and the changes. */
function takeBatch(record: Buffer, take: Take): void {
  if (record.length < 12) return;
  let sequence = record.readBigUInt64LE(0);
  const reader = new ByteReader(record.subarray(12));
  while (!reader.isAtEnd) {
    const isValue = reader.byte() === 1;
    const key = reader.text();
    take(key, { sequence, value: isValue ? reader.text() : undefined });
    sequence += 1n;
  }
}
