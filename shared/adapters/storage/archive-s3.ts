import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { RETENTION_TAG, isFleeting } from '#shared/domain/retention.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { checkArchiveKey, checkArchivePrefix } from './archive-keys.ts';
import { errorName, storeError } from './store-errors.ts';

export interface BucketAddress {
  readonly bucketName: string;
  readonly region: string;
  /** Another endpoint than that of AWS; the bucket then goes into the path. */
  readonly endpoint?: string | undefined;
}

const MAXIMUM_ATTEMPTS = 2;
/** S3 asks for another try when a delete of the same key gets in between. */
const CONFLICT_ATTEMPTS = 3;

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

/** The archive in an S3 bucket. Strings are written as UTF-8: a lone surrogate becomes U+FFFD. */
export function createS3Archive(address: BucketAddress): Archive {
  const bucket = { client: connect(address), name: address.bucketName };
  const get = async (key: string): Promise<Uint8Array | undefined> => {
    checkArchiveKey(key);
    const found = await readObject(bucket, key);
    return found ?? (isFleeting(key) ? readObject(bucket, keptKey(key)) : undefined);
  };
  return {
    put: async (key, body) => {
      checkArchiveKey(key);
      await answered(bucket.client.send(new PutObjectCommand(objectOf(bucket, key, body))));
    },
    putIfAbsent: async (key, body) => {
      checkArchiveKey(key);
      return writeIfAbsent(bucket, objectOf(bucket, key, body));
    },
    get,
    getText: async (key) => {
      const bytes = await get(key);
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    },
    list: async (prefix) => {
      checkArchivePrefix(prefix);
      const keys = await listKeys(bucket, prefix);
      return [...new Set(keys.map(givenKey))].toSorted();
    },
    keep: async (key) => {
      checkArchiveKey(key);
      if (isFleeting(key)) await copyToKeep(bucket, key);
    },
    delete: async (key) => {
      checkArchiveKey(key);
      for (const one of isFleeting(key) ? [key, keptKey(key)] : [key])
        await answered(bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: one })));
    },
  };
}

function connect({ region, endpoint }: BucketAddress): S3Client {
  return new S3Client({
    region,
    maxAttempts: MAXIMUM_ATTEMPTS,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
}

function objectOf(bucket: Bucket, key: string, body: Uint8Array | string): PutObjectCommandInput {
  return {
    Bucket: bucket.name,
    Key: key,
    Body: typeof body === 'string' ? Buffer.from(body) : body,
    ...(isFleeting(key) ? { Tagging: `${RETENTION_TAG.name}=${RETENTION_TAG.value}` } : {}),
  };
}

async function readObject(bucket: Bucket, key: string): Promise<Uint8Array | undefined> {
  try {
    const reply = await bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }));
    return await reply.Body?.transformToByteArray();
  } catch (error) {
    if (errorName(error) === 'NoSuchKey') return undefined;
    throw storeError(error, 'The archive');
  }
}

async function writeIfAbsent(bucket: Bucket, object: PutObjectCommandInput): Promise<boolean> {
  for (let attempt = 0; attempt < CONFLICT_ATTEMPTS; attempt += 1) {
    try {
      await bucket.client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      if (errorName(error) === 'PreconditionFailed') return false;
      if (errorName(error) !== 'ConditionalRequestConflict') throw storeError(error, 'The archive');
    }
  }
  throw new ServiceUnavailable('The archive does not settle a write.');
}

const KEPT = '.kept';

/**
 * Where the lasting copy of a text lies that is else let go. A second object, and not the first one without its tag: so a
 * job that puts the text again, to have it for the whole retention, cannot take from another what that one keeps.
 */
function keptKey(key: string): string {
  return `${key}${KEPT}`;
}

function givenKey(key: string): string {
  return isFleeting(key) && key.endsWith(KEPT) ? key.slice(0, -KEPT.length) : key;
}

async function copyToKeep({ client, name }: Bucket, key: string): Promise<void> {
  const source = [name, ...key.split('/')].map(encodeURIComponent).join('/');
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket: name,
        Key: keptKey(key),
        CopySource: source,
        TaggingDirective: 'REPLACE',
      }),
    );
  } catch (error) {
    if (errorName(error) !== 'NoSuchKey') throw storeError(error, 'The archive');
  }
}

async function listKeys(bucket: Bucket, prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket.name,
      Prefix: prefix,
      ...(next === undefined ? {} : { ContinuationToken: next }),
    });
    const page = await answered(bucket.client.send(command));
    keys.push(...(page.Contents ?? []).flatMap((object) => object.Key ?? []));
    next = page.NextContinuationToken;
  } while (next !== undefined);
  return keys;
}

async function answered<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw storeError(error, 'The archive');
  }
}
