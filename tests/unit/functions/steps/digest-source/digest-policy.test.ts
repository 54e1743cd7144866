import { describe, expect, it } from 'vitest';
import { rankInWave, reasonNotToReplace } from '#functions/steps/digest-source/digest-policy.ts';
import { loadConfig } from '#shared/config.ts';
import { sourceOf } from '../builders.ts';

const settingsOf = (environment: Readonly<Record<string, string>>) => loadConfig(environment).digest;
const LONG = sourceOf('s-1', { characters: 10_000 });

describe('reasonNotToReplace', () => {
  it.each([
    ['auto, long enough and good enough', {}, LONG, undefined],
    ['auto, short', {}, sourceOf('s-1', { characters: 9999 }), 'shorter than 10000 characters'],
    ['auto, of low quality', {}, { ...LONG, quality: 'LOW' as const }, 'quality LOW'],
    ['always, short', { DIGEST_POLICY: 'always' }, sourceOf('s-1', { characters: 1 }), undefined],
    ['off', { DIGEST_POLICY: 'off' }, LONG, 'policy off'],
  ])('R3.1 decides by policy and source: %s', (_, environment, source, reason) => {
    expect(reasonNotToReplace(source, 1, settingsOf(environment))).toBe(reason);
  });

  it('lets no more sources of a wave be replaced than the cap says', () => {
    const settings = settingsOf({ DIGEST_POLICY: 'always', DIGEST_MAX_SOURCES: '2' });
    expect(reasonNotToReplace(LONG, 2, settings)).toBeUndefined();
    expect(reasonNotToReplace(LONG, 3, settings)).toBe('not among the best 2 of its wave');
  });
});

describe('rankInWave', () => {
  it('ranks by quality, then by relevance, then by id, within one wave', () => {
    const sources = [
      sourceOf('s-1', { relevanceScore: 0.4 }),
      sourceOf('s-2', { relevanceScore: 0.9 }),
      sourceOf('s-3', { relevanceScore: 0.4 }),
      sourceOf('s-4', { relevanceScore: 1, waveId: 'i02' }),
      sourceOf('s-5', { relevanceScore: 0.1, quality: 'HIGH' }),
      sourceOf('s-6', { relevanceScore: 1, quality: 'LOW' }),
    ];
    expect(sources.map((source) => rankInWave(source, sources))).toEqual([3, 2, 4, 1, 1, 5]);
  });
});
