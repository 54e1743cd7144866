import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readKeyFile } from '#shared/adapters/outgoing/key-file.ts';
import { createSealer } from '#shared/adapters/outgoing/sealer.ts';
import { EnvironmentFailure, MalformedReply } from '#shared/errors.ts';

const sealer = createSealer(async () => 'key');

describe('a sealed secret', () => {
  test('opens with the same key for the same context', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (secret, context) => {
        expect(await sealer.open(await sealer.seal(secret, context), context)).toBe(secret.toWellFormed());
      }),
    );
  });

  test('opens for no other context, with no other key, and not when a character of it was changed', async () => {
    const sealed = await sealer.seal('whsec_x', 'one');
    const other = createSealer(async () => 'another key');
    await expect(sealer.open(sealed, 'two')).rejects.toBeInstanceOf(MalformedReply);
    await expect(other.open(sealed, 'one')).rejects.toBeInstanceOf(MalformedReply);
    for (let index = 0; index < sealed.length - 1; index += 1) {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
      await expect(sealer.open(changed, 'one')).rejects.toBeInstanceOf(MalformedReply);
    }
  });

  test('looks different each time and never shows the secret', async () => {
    const [one, two] = [await sealer.seal('whsec_x', 'c'), await sealer.seal('whsec_x', 'c')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('whsec');
  });
});

describe('the key of a machine', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-key-'));
    path = join(folder, 'webhook.key');
  });
  afterEach(async () => rm(folder, { recursive: true }));

  test('is made once and whole, however many ask at once, in a file that its user alone may read', async () => {
    const keys = new Set(await Promise.all(Array.from({ length: 40 }, async () => readKeyFile(path))));
    expect(keys.size).toBe(1);
    const [key = ''] = keys;
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['webhook.key']);
  });

  test.each([0, 1, 20, 43])(
    'is never made anew over a file that was cut to %i characters: that says how to mend it',
    async (length) => {
      await writeFile(path, (await readKeyFile(path)).slice(0, length));
      await expect(readKeyFile(path)).rejects.toMatchObject({
        remedy: expect.stringContaining('remove the file'),
      });
      expect(await readFile(path, 'utf8')).toHaveLength(length);
    },
  );

  test('may be one that somebody has chosen', async () => {
    await writeFile(path, `${'ab'.repeat(32)}\n`);
    expect(await readKeyFile(path)).toBe('ab'.repeat(32));
  });

  test('needs a folder that can be written', async () => {
    await expect(readKeyFile(join(folder, 'none', 'webhook.key'))).rejects.toBeInstanceOf(EnvironmentFailure);
  });
});
