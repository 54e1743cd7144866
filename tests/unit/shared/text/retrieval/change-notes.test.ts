import { describe, expect, test } from 'vitest';
import {
  asksForChanges,
  listsChanges,
  placesOfChanges,
  tellsChanges,
} from '#shared/text/retrieval/change-notes.ts';

const FIXED = 'The tail is taken in when the wind turns, and the line no longer tears at its knots.';

function listOf(releases: readonly string[], text = FIXED): string {
  return releases.map((release) => `${release}\n\n${text}`).join('\n\n');
}

const COUNTED = Array.from({ length: 12 }, (_, at) => at + 1);

describe('a text goes from release to release', () => {
  test.each([
    ['patches', COUNTED.map((at) => `Patch 8.1.00${at + 10} (after 8.1.0002)`)],
    ['headings of Markdown', COUNTED.map((at) => `## Version 2.${at}`)],
    [
      'releases with their dates, newest first',
      COUNTED.toReversed().map((at) => `kite-6.${at} (released 2013-04-0${at % 9}):`),
    ],
    ['a log of Subversion', COUNTED.map((at) => `r47${at} | ann | 2007-01-0${at % 9} 04:47:47 | 9 lines`)],
    ['a change log of Debian', COUNTED.toReversed().map((at) => `kite (1.2-${at}) unstable; urgency=low`)],
    ['days', COUNTED.map((at) => `2024-03-${at + 10}  Heron`)],
    ['items', COUNTED.map((at) => `- v1.${at}.0 (2024)`)],
  ])('that begin as %s', (_, releases) => {
    expect(listsChanges(listOf(releases))).toBe(true);
  });
});

describe('no list of releases is', () => {
  test.each([
    ['a manual of numbered sections', listOf(COUNTED.map((at) => `## 3.${at} Letting it rise`))],
    [
      'a manual that says of each option since when it is there',
      listOf(COUNTED.map((at) => `Version 2.${(at * 7) % 12}`)),
    ],
    [
      'a manual with a list of releases at its end',
      `${FIXED.repeat(200)}\n\n${listOf(COUNTED.map((at) => `Version 2.${at}`))}`,
    ],
    ['a text that tells of few of them', listOf(['Version 2.1', 'Version 2.2', 'Version 2.3'])],
    ['a text without any', FIXED],
  ])('%s', (_, text) => {
    expect(listsChanges(text)).toBe(false);
  });
});

test('of a whole book the part that lists its releases is known, and no other', () => {
  const manual = FIXED.repeat(500);
  const releases = listOf(
    COUNTED.map((at) => `Version 2.${at}`),
    FIXED.repeat(15),
  );
  const isOfChanges = placesOfChanges(`${manual}\n\n${releases}`);
  expect(listsChanges(`${manual}\n\n${releases}`)).toBe(false);
  expect([100, 30_000, manual.length + 8000].map(isOfChanges)).toEqual([false, false, true]);
});

test('a title tells of changes, and a question asks for them', () => {
  expect(tellsChanges('Kite release notes')).toBe(true);
  expect(tellsChanges('Kite, version 29')).toBe(false);
  expect(asksForChanges('What is new in 4.2?')).toBe(true);
  expect(asksForChanges('How do I let a kite rise?')).toBe(false);
});
