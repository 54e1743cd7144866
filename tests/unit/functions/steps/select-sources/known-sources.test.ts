import { describe, expect, it } from 'vitest';
import { namesOfSkipped, toKnownHit, withNewNotices } from '#functions/steps/select-sources/known-sources.ts';
import { ratingIn } from '#functions/steps/select-sources/to-source.ts';
import { sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

describe('a source that was read before', () => {
  it('is compared by all that is known of it', () => {
    const known = { workIds: { doi: '10.1/x' }, authors: ['A'], container: 'Journal', publishedAt: '2020' };
    expect(toKnownHit(sourceOf('s-1', known))).toMatchObject(known);
    expect(Object.keys(toKnownHit(sourceOf('s-1'))).toSorted()).toEqual(
      ['id', 'kind', 'notices', 'provider', 'rank', 'score', 'snippet', 'title', 'url'].toSorted(),
    );
  });

  it('is known by its names where it could not be read, and only then', () => {
    const url = 'https://gone.example/a';
    const names = namesOfSkipped([
      sourceOf('s-gone', { kind: 'web', url, status: 'skipped' }),
      sourceOf('s-read', { kind: 'web', url: 'https://read.example/a' }),
    ]);
    expect(names).toContain('s-gone');
    expect([...names].some((name) => name.includes('gone.example'))).toBe(true);
    expect(names).not.toContain('s-read');
    expect([...names].some((name) => name.includes('read.example'))).toBe(false);
  });

  it('R2.11 is scored again by a notice that a later search knows, once', async () => {
    const ports = await openPorts();
    const rating = ratingIn(contextOf(ports, jobOf('job-1'), 'SelectSources'));
    const known = [
      sourceOf('s-1', { notices: ['corrected'] }),
      sourceOf('s-2', { credibilityTier: 'AUTHORITATIVE' }),
    ];
    const changed = withNewNotices(
      known,
      [
        { known: 0, notices: ['corrected'] },
        { known: 1, notices: ['retracted'] },
        { known: 9, notices: ['retracted'] },
      ],
      rating,
    );
    expect(changed).toMatchObject([{ id: 's-2', notices: ['retracted'], credibilityTier: 'FLAGGED' }]);
  });
});
