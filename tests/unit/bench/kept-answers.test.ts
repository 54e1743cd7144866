import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKept } from '../../bench/answers/kept-answers.ts';

const SAYING = { direct: ['a'], all: ['a', 'b'], outcome: 'answered', confidence: 0.5, seconds: 1 } as const;

describe('openKept', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-kept-'));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  it('knows of a later run what an earlier one was answered', async () => {
    await (await openKept(folder, 'pack')).add('q1', SAYING);
    const later = await openKept(folder, 'pack');
    expect(later.find('q1')).toEqual(SAYING);
    expect(later.find('q2')).toBeUndefined();
    expect((await openKept(folder, 'other')).find('q1')).toBeUndefined();
  });

  it('asks again what a kill cut off in the middle of its line', async () => {
    await (await openKept(folder, 'pack')).add('q1', SAYING);
    await appendFile(join(folder, 'pack.jsonl'), '{"id":"q2","direct":["a"');
    const later = await openKept(folder, 'pack');
    expect(later.find('q2')).toBeUndefined();
    await later.add('q2', SAYING);
    expect((await openKept(folder, 'pack')).find('q2')).toEqual(SAYING);
  });
});
