/**
 * Large and lasting things by key: canonical text, raw bytes, call records, reports.
 * Keys are `/`-separated segments of [A-Za-z0-9._=:-], tenant first, without `.` and `..` segments; any other
 * key is an InvalidInput. Throws ServiceUnavailable when the store does not answer, DiskFailure when the disk is full.
 */
export interface Archive extends ArchiveWriter {
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

/** An archive that is only added to. */
export interface ArchiveWriter extends ArchiveReader {
  /** Writes or replaces; whole or not at all. The text of a source then stays for the archive's retention, or longer. */
  put(key: string, body: Uint8Array | string): Promise<void>;
  /** Writes only if nothing is there; returns false (and changes nothing) otherwise. */
  putIfAbsent(key: string, body: Uint8Array | string): Promise<boolean>;
  /**
   * Keeps the text of a source, as it is now, for good; such text is else let go after the archive's retention. Whoever
   * puts it again meanwhile changes nothing about that. What is not there, or stays anyway, is no error.
   */
  keep(key: string): Promise<void>;
}

export interface ArchiveReader {
  /** Undefined when there is nothing. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Decodes UTF-8; a lone surrogate that was put comes back as U+FFFD, of the same length. Undefined when there is nothing. */
  getText(key: string): Promise<string | undefined>;
  /** Keys below a prefix, sorted by UTF-8 bytes. */
  list(prefix: string): Promise<readonly string[]>;
}
