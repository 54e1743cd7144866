import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortId } from '../../../cli/find-job.ts';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';
import { type Ran, runCli } from './cli-world.ts';

describe('shortId', () => {
  test('is the part of an id that tells when it was submitted', () => {
    expect(shortId('0mwscir96-07b1c2a233b52c8d4fad')).toBe('0mwscir96');
  });

  test.each([
    ['b-2b1725e6ac0ac15fc4e516b56b49bd3ed1397074', 'b-2b1725e6'],
    ['sb-ff64f0e616fd0e71108e322226d0e197c96e73f0', 'sb-ff64f0e6'],
  ])('of %s, which is a hash, is enough to find it by', (id, short) => {
    expect(shortId(id)).toBe(short);
  });
});

describe('plumbline standing', () => {
  let world: ApiWorld;
  let folder = '';
  beforeAll(async () => {
    world = await createApiWorld();
    folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });
  const standing = async (...words: readonly string[]): Promise<Ran> =>
    runCli(['standing', ...words], { folder, transport: world.transport });

  test('takes a name or the beginning of an id, and says which are meant where there are several', async () => {
    const added = await standing('add', 'How large is it?', '--name', 'size');
    expect(added.err).toContain('npx plumbline standing run size');
    const [id = ''] = added.out.split(' ');
    expect((await standing('remove', id.slice(0, 14))).out).toContain(`Removed: ${id}`);
    await standing('add', 'How large is it?', '--name', 'size');
    expect((await standing('remove', 'size')).out).toContain('Removed: ');
    expect(await standing('remove', 'size')).toMatchObject({
      code: 2,
      err: 'There is no standing question size.\nSee all of them with: npx plumbline standing list\n',
    });
    await standing('add', 'How large is it?', '--name', 'size');
    await standing('add', 'How small is it?', '--name', 'size');
    expect((await standing('remove', 'size')).err).toContain('size means several standing questions: ');
  });
});
