import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#shared/make-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('makeFolder', () => {
  it('makes the folders above that are missing, all with the same rights', () => {
    makeFolder(join(folder, 'a', 'b', 'c'), 0o700);
    for (const path of ['a', 'a/b', 'a/b/c']) {
      expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
    }
  });

  it('leaves a folder that is there as it is', () => {
    makeFolder(join(folder, 'a'));
    writeFileSync(join(folder, 'a', 'kept'), '');
    makeFolder(join(folder, 'a'), 0o700);
    expect(existsSync(join(folder, 'a', 'kept'))).toBe(true);
    makeFolder('/');
  });

  it('refuses where a file lies in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow('ENOTDIR');
  });

  it('ends where the system lets nobody make a folder in one that is there', () => {
    expect(() => makeFolder('/proc/nowhere')).toThrow(/^E[A-Z]+/u);
    expect(() => makeFolder('/proc/nowhere/deep/down')).toThrow(/^E[A-Z]+/u);
  });
});
