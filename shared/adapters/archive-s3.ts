import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
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
import { nameOf, storeError } from './store-errors.ts';

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
    return readObject(bucket, key);
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
      return listKeys(bucket, prefix);
    },
    keep: async (key) => {
      checkArchiveKey(key);
      if (isFleeting(key)) await removeTags(bucket, key);
    },
    delete: async (key) => {
      checkArchiveKey(key);
      await answered(bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key })));
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
    if (nameOf(error) === 'NoSuchKey') return undefined;
    throw storeError(error, 'The archive');
  }
}

async function writeIfAbsent(bucket: Bucket, object: PutObjectCommandInput): Promise<boolean> {
  for (let attempt = 0; attempt < CONFLICT_ATTEMPTS; attempt += 1) {
    try {
      await bucket.client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      if (nameOf(error) === 'PreconditionFailed') return false;
      if (nameOf(error) !== 'ConditionalRequestConflict') throw storeError(error, 'The archive');
    }
  }
  throw new ServiceUnavailable('The archive does not settle a write.');
}

async function removeTags(bucket: Bucket, key: string): Promise<void> {
  try {
    await bucket.client.send(new DeleteObjectTaggingCommand({ Bucket: bucket.name, Key: key }));
  } catch (error) {
    if (nameOf(error) !== 'NoSuchKey') throw storeError(error, 'The archive');
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
