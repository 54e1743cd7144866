import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFileArchive } from '#shared/adapters/storage/archive-files.ts';
import { createS3Archive } from '#shared/adapters/storage/archive-s3.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { archiveContract } from './archive.contract.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { closeAll, temporaryFolder } from './workbench.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => closeAll(closing));
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
});

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

describe('R2.8 S3 lets go of the text of sources', () => {
  const [text, report] = ['t/archive/s-1/a.txt', 't/reports/a'] as const;

  const open = async (): Promise<{ readonly archive: Archive; readonly server: S3Server }> => {
    const server = await startS3Server('archive');
    closing.push(server.close);
    const { endpoint } = server;
    return { server, archive: createS3Archive({ bucketName: 'archive', region: 'us-east-1', endpoint }) };
  };

  test('after its retention, by a tag that nothing else bears', async () => {
    const { archive, server } = await open();
    await archive.put(text, 'text');
    await archive.putIfAbsent('t/archive/s-1/b.txt', 'text');
    await archive.put(report, 'text');
    expect([text, 't/archive/s-1/b.txt', report].map(server.tagsOf)).toEqual([
      'retention=archive',
      'retention=archive',
      undefined,
    ]);
    server.expire();
    expect(await archive.list('t/')).toEqual([report]);
  });

  test('unless it is kept, and whoever puts it again takes nothing from that', async () => {
    const { archive, server } = await open();
    await archive.put(text, 'cited');
    await archive.keep(text);
    await archive.put(text, 'cited');
    await archive.putIfAbsent(text, 'cited');
    server.expire();
    expect(await archive.getText(text)).toBe('cited');
    expect(await archive.list('t/')).toEqual([text]);
    await archive.keep(text);
    expect(await archive.getText(text)).toBe('cited');
    await archive.delete(text);
    expect(await archive.getText(text)).toBeUndefined();
    expect(await archive.list('')).toEqual([]);
  });

  test('not before another job, which puts the same text later, has read it', async () => {
    const { archive, server } = await open();
    await archive.put(text, 'read by two');
    server.expire();
    await archive.put(text, 'read by two');
    expect(await archive.getText(text)).toBe('read by two');
    await archive.keep(text);
    server.expire();
    expect(await archive.getText(text)).toBe('read by two');
  });
});
