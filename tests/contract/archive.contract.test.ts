import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, vi } from 'vitest';
import { createFileArchive } from '#shared/adapters/archive-files.ts';
import { createS3Archive } from '#shared/adapters/archive-s3.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { archiveContract } from './archive.contract.ts';
import { startMoto } from './moto.ts';
import { startS3Server } from './s3-server.ts';
import { closeAll, temporaryFolder } from './workbench.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => closeAll(closing));
vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');

const moto = await startMoto();
let lastWrite: Promise<unknown> = Promise.resolve();

describe('files', () => {
  archiveContract(async () => {
    const folder = await temporaryFolder(closing);
    return async () => createFileArchive(folder);
  });
});

describe('S3 on a server in its shape', () => {
  archiveContract(async () => {
    const server = await startS3Server('archive');
    closing.push(server.close);
    const archive = createS3Archive({
      bucketName: 'archive',
      region: 'us-east-1',
      endpoint: server.endpoint,
    });
    return async () => archive;
  });
});

if (moto) {
  closing.push(moto.stop);
  const client = new S3Client({ endpoint: moto.endpoint, region: 'us-east-1', forcePathStyle: true });
  let buckets = 0;
  describe('S3 on moto', () => {
    archiveContract(async () => {
      buckets += 1;
      const bucketName = `archive-${buckets}`;
      await client.send(new CreateBucketCommand({ Bucket: bucketName }));
      const archive = createS3Archive({ bucketName, region: 'us-east-1', endpoint: moto.endpoint });
      return async () => oneWriteAtATime(archive);
    });
  });
}

/** Unlike S3, moto does not make a conditional write atomic against others. */
function oneWriteAtATime(archive: Archive): Archive {
  return {
    ...archive,
    putIfAbsent: async (key, body) => {
      const written = lastWrite.then(async () => archive.putIfAbsent(key, body));
      lastWrite = written.catch(() => undefined);
      return written;
    },
  };
}
