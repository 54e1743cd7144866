import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type ListObjectsV2CommandOutput,
  type _Object,
} from '@aws-sdk/client-s3';
import { basename } from 'node:path';
import { EnvironmentFailure, InvalidInput } from '#shared/errors.ts';
import { errorName, storeError } from '#shared/adapters/storage/store-errors.ts';
import { READ_KINDS, type LeftOut } from './file-kinds.ts';
import type { BucketAccess, CorpusLocation, ReadBytes } from './location.ts';
import { parseS3Address } from './s3-address.ts';
import { isDocument, type CorpusFile, type CorpusFolder } from './walk.ts';

const MAXIMUM_ATTEMPTS = 3;

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
  readonly folder: CorpusFolder;
}

/** The objects of a bucket under one prefix. An object with another ETag has changed. */
export function s3Location(folder: CorpusFolder, { region, s3Endpoint }: BucketAccess): CorpusLocation {
  const { bucket: name, prefix } = parseS3Address(folder.path);
  const client = new S3Client({
    region,
    maxAttempts: MAXIMUM_ATTEMPTS,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000, throwOnRequestTimeout: true },
    ...(s3Endpoint === undefined ? {} : { endpoint: s3Endpoint, forcePathStyle: true }),
  });
  const bucket: Bucket = { client, name, prefix, folder };
  return {
    folder,
    assertUsable: async () => assertUsable(bucket),
    assertReadable: async () => assertReadable(bucket),
    list: (root, leftOut) => listObjects(bucket, root, leftOut),
    read: async (path) => readObject(bucket, path),
    signatureOf: async (path) => headObject(bucket, path),
  };
}

async function assertUsable(bucket: Bucket): Promise<void> {
  await explaining(bucket, listPage(bucket, { MaxKeys: 1 }));
}

async function assertReadable(bucket: Bucket): Promise<void> {
  for await (const _document of listObjects(bucket, 0)) return;
  throw new InvalidInput(`"${bucket.folder.path}" holds no document (${READ_KINDS}).`, {
    remedy: 'Look at the prefix, or name another one, with --corpus or CORPUS_FOLDERS.',
  });
}

/** Keys come in the order of their UTF-8 bytes. */
async function* listObjects(bucket: Bucket, root: number, leftOut?: LeftOut): AsyncGenerator<CorpusFile> {
  let next: string | undefined;
  do {
    const token = next === undefined ? {} : { ContinuationToken: next };
    const page = await explaining(bucket, listPage(bucket, token));
    for (const object of page.Contents ?? []) {
      const files = toFile(bucket, object, root);
      if (files.length === 0) leftOut?.add(basename(object.Key ?? ''));
      yield* files;
    }
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

async function listPage(
  { client, name, prefix }: Bucket,
  options: { readonly MaxKeys?: number; readonly ContinuationToken?: string },
): Promise<ListObjectsV2CommandOutput> {
  return client.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ...options }));
}

function toFile(bucket: Bucket, object: _Object, root: number): readonly CorpusFile[] {
  const path = object.Key?.slice(bucket.prefix.length) ?? '';
  if (!isSearched(bucket, path)) return [];
  const size = object.Size ?? 0;
  return [{ root, path, size, signature: signature(size, object.ETag) }];
}

/** As in a folder, what is hidden is nobody's document. */
function isSearched({ folder }: Bucket, path: string): boolean {
  const isHidden = path.split('/').some((part) => part.startsWith('.') || part === '');
  return !isHidden && isDocument(folder, basename(path));
}

function signature(size: number, tag: string | undefined): string {
  return `${size}-${tag ?? ''}`;
}

async function readObject({ client, name, prefix }: Bucket, path: string): Promise<ReadBytes> {
  try {
    const reply = await client.send(new GetObjectCommand({ Bucket: name, Key: prefix + path }));
    const bytes = (await reply.Body?.transformToByteArray()) ?? new Uint8Array();
    return { kind: 'bytes', bytes };
  } catch (error) {
    return { kind: 'forbidden', reason: readFailure(error) };
  }
}

function readFailure(error: unknown): string {
  const name = errorName(error);
  if (name === 'NoSuchKey' || name === 'NotFound') return 'it is no longer there';
  return name === 'AccessDenied' || name === 'Forbidden' ? 'it may not be read' : 'it cannot be read now';
}

async function headObject(bucket: Bucket, path: string): Promise<string | undefined> {
  if (!isSearched(bucket, path)) return undefined;
  try {
    const command = new HeadObjectCommand({ Bucket: bucket.name, Key: bucket.prefix + path });
    const { ContentLength, ETag } = await bucket.client.send(command);
    return signature(ContentLength ?? 0, ETag);
  } catch (error) {
    if (errorName(error) === 'NotFound' || errorName(error) === 'NoSuchKey') return undefined;
    throw storeError(error, `"${bucket.folder.path}"`);
  }
}

async function explaining<Reply>({ folder, name }: Bucket, reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (errorName(error) === 'NoSuchBucket') {
      throw new InvalidInput(`There is no bucket "${name}", which the corpus "${folder.path}" names.`, {
        remedy: 'Look at the name and at AWS_REGION, or name another one, with --corpus or CORPUS_FOLDERS.',
        cause: error,
      });
    }
    const mapped = storeError(error, `The corpus "${folder.path}"`);
    if (!(mapped instanceof EnvironmentFailure)) throw mapped;
    throw new EnvironmentFailure(`The corpus "${folder.path}" may not be listed.`, {
      remedy:
        'Give these credentials s3:ListBucket on the bucket and s3:GetObject on the objects under the prefix.',
      cause: error,
    });
  }
}
