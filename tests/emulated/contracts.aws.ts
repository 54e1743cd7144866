import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeEach, describe, vi } from 'vitest';
import { createS3Archive } from '#shared/adapters/storage/archive-s3.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { archiveContract } from '../contract/archive.contract.ts';
import { startMoto } from '../contract/moto.ts';
import { storeContracts } from '../contract/store-contracts.ts';
import { motoBackend } from '../contract/workbench.ts';
import { MOTO_PATCH } from './stack.ts';

// A second opinion on the stores, by an emulator that is not ours.
const moto = await startMoto({ PYTHONPATH: MOTO_PATCH });
if (!moto) throw new Error('moto_server is not installed.');
const backend = motoBackend(moto);
const s3 = new S3Client({
  endpoint: moto.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
});
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
});
afterAll(async () => {
  await backend.close();
  await moto.stop();
});

describe('the stores on tables of an emulator', () => storeContracts(backend.newWorkbench));

let buckets = 0;
describe('the archive on S3 of an emulator', () => {
  archiveContract(async () => {
    buckets += 1;
    const bucketName = `archive-${buckets}`;
    await s3.send(new CreateBucketCommand({ Bucket: bucketName }));
    const archive = createS3Archive({ bucketName, region: 'us-east-1', endpoint: moto.endpoint });
    return async () => asMotoCan(archive);
  });
});

let lastWrite: Promise<unknown> = Promise.resolve();

/** Unlike S3, moto does not make a conditional write atomic against others. */
function asMotoCan(archive: Archive): Archive {
  return {
    ...archive,
    putIfAbsent: async (key, body) => {
      const written = lastWrite.then(async () => archive.putIfAbsent(key, body));
      lastWrite = written.catch(() => undefined);
      return written;
    },
  };
}
