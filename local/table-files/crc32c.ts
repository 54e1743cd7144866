/** CRC-32C (Castagnoli), by which LevelDB guards its records and blocks. */
const POLYNOMIAL = 0x82f63b78;

/** Eight tables, for eight bytes at a time. */
const TABLES = makeTables();

function makeTables(): Uint32Array {
  const tables = new Uint32Array(8 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    tables[byte] = crc >>> 0;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const before = tables[at - 256] ?? 0;
    tables[at] = ((before >>> 8) ^ (tables[before & 0xff] ?? 0)) >>> 0;
  }
  return tables;
}

function crc32c(bytes: Uint8Array): number {
  const tables = TABLES;
  let crc = 0xffffffff;
  let at = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (; at + 8 <= bytes.length; at += 8) {
    const low = (crc ^ view.getUint32(at, true)) >>> 0;
    const high = view.getUint32(at + 4, true);
    crc =
      (tables[1792 + (low & 0xff)] ?? 0) ^
      (tables[1536 + ((low >>> 8) & 0xff)] ?? 0) ^
      (tables[1280 + ((low >>> 16) & 0xff)] ?? 0) ^
      (tables[1024 + (low >>> 24)] ?? 0) ^
      (tables[768 + (high & 0xff)] ?? 0) ^
      (tables[512 + ((high >>> 8) & 0xff)] ?? 0) ^
      (tables[256 + ((high >>> 16) & 0xff)] ?? 0) ^
      (tables[high >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (tables[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** As LevelDB stores it: a checksum of data that holds checksums would be weak. */
export function maskedCrc32c(bytes: Uint8Array): number {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
