import type { Config } from '#shared/config.ts';
import type { LeftOut } from './file-kinds.ts';
import type { CorpusFile, CorpusFolder } from './walk.ts';

/** How the bytes of a document came, or why they did not. */
export type ReadBytes =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** Not now: nothing is known of what it holds, so it is worth another try. */
  | { readonly kind: 'forbidden'; readonly reason: string };

/** Where documents lie: a folder of this machine, or the objects of a bucket under one prefix. */
export interface CorpusLocation {
  readonly folder: CorpusFolder;
  /** Throws InvalidInput or EnvironmentFailure, with a remedy, when it is not there or may not be listed. */
  assertUsable(): Promise<void>;
  /** Throws InvalidInput or EnvironmentFailure when nothing in it can be read. */
  assertReadable(): Promise<void>;
  /** All documents, always in the same order; files of other kinds are counted as left out. */
  list(root: number, leftOut?: LeftOut): Iterable<CorpusFile> | AsyncIterable<CorpusFile>;
  read(path: string): Promise<ReadBytes>;
  /** The signature that `list` would give it now; undefined when it is not there. */
  signatureOf(path: string): Promise<string | undefined>;
}

/** What a bucket is reached with. */
export type BucketAccess = Pick<Config['store'], 'region' | 's3Endpoint'>;
