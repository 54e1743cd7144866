import { ByteReader } from './bytes.ts';

/** What the table is made of, as the last state of its manifest has it. */
export interface Manifest {
  /** Of the log that is written, and older logs are of no use. */
  readonly logNumber: number;
  /** Size by number, of the table files. */
  readonly tables: ReadonlyMap<number, number>;
}

/** Throws RangeError for a record that is none of a manifest. */
export function readManifest(records: readonly Buffer[]): Manifest {
  const tables = new Map<number, number>();
  let logNumber = 0;
  for (const record of records) {
    const reader = new ByteReader(record);
    while (!reader.isAtEnd) {
      const tag = reader.varint();
      if (tag === TAGS.logNumber) logNumber = reader.varint();
      else if (tag === TAGS.newFile) addTable(reader, tables);
      else if (tag === TAGS.deletedFile) dropTable(reader, tables);
      else skip(tag, reader);
    }
  }
  return { logNumber, tables };
}

const TAGS = {
  comparator: 1,
  logNumber: 2,
  nextFile: 3,
  lastSequence: 4,
  compactPointer: 5,
  deletedFile: 6,
  newFile: 7,
  formerLogNumber: 9,
} as const;

function addTable(reader: ByteReader, tables: Map<number, number>): void {
  reader.varint();
  tables.set(reader.varint(), reader.varint());
  reader.text();
  reader.text();
}

function dropTable(reader: ByteReader, tables: Map<number, number>): void {
  reader.varint();
  tables.delete(reader.varint());
}

function skip(tag: number, reader: ByteReader): void {
  if (tag === TAGS.comparator) reader.text();
  else if (tag === TAGS.compactPointer) {
    reader.varint();
    reader.text();
  } else if (tag === TAGS.nextFile || tag === TAGS.lastSequence || tag === TAGS.formerLogNumber) {
    reader.varint();
  } else throw new RangeError(`A manifest has nothing of kind ${tag}.`);
}
