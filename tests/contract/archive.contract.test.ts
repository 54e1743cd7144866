import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, test, vi } from 'vitest';
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

test('R2.8 S3 lets go of the text of sources after a while, unless it is kept', async () => {
  const server = await startS3Server('archive');
  closing.push(server.close);
  const { endpoint } = server;
  const archive = createS3Archive({ bucketName: 'archive', region: 'us-east-1', endpoint });
  const [first, second, report] = ['t/archive/s-1/a.txt', 't/archive/s-1/b.txt', 't/reports/a'] as const;
  await archive.put(first, 'text');
  await archive.putIfAbsent(second, 'text');
  await archive.put(report, 'text');
  expect([first, second, report].map(server.tagsOf)).toEqual([
    'retention=archive',
    'retention=archive',
    undefined,
  ]);
  await archive.keep(second);
  await archive.putIfAbsent(second, 'text');
  expect([first, second].map(server.tagsOf)).toEqual(['retention=archive', undefined]);
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
      return async () => asMotoCan(archive);
    });
  });
}

/** Unlike S3, moto does not make a conditional write atomic against others, and breaks down over tags of nothing. */
function asMotoCan(archive: Archive): Archive {
  return {
    ...archive,
    keep: async (key) => {
      if ((await archive.get(key)) !== undefined) await archive.keep(key);
    },
    putIfAbsent: async (key, body) => {
      const written = lastWrite.then(async () => archive.putIfAbsent(key, body));
      lastWrite = written.catch(() => undefined);
      return written;
    },
  };
}
