const PDF_HEAD = 1024;

/** PDF readers forgive some bytes before the header, and so do we. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, PDF_HEAD)).includes('%PDF-');
}
