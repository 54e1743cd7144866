import { describe, expect, it } from 'vitest';
import { waysToRead } from '#functions/steps/fetch-source/ways-to-read.ts';
import { sourceOf } from '../builders.ts';
import { NEWS, WORK } from './fetch-world.ts';

describe('waysToRead', () => {
  const everything = { readingProviders: new Set(['library']), hasPages: true, hasFullTexts: true };

  it('asks for no page of another kind than http and https', () => {
    const ways = waysToRead(sourceOf('s-1', { ...NEWS, url: 'file:///etc/passwd' }), everything);
    expect(ways.filter((way) => way.kind === 'page')).toEqual([]);
  });

  it('finds a preprint by its number', () => {
    const ways = waysToRead(sourceOf('s-1', { ...WORK, workIds: { arxiv: '2401.00001' } }), everything);
    expect(ways).toContainEqual({ kind: 'page', url: 'https://arxiv.org/pdf/2401.00001', isCopy: true });
  });
});
