import { describe, expect, test } from 'vitest';
import { describeLocation, describeLocations } from '#shared/domain/quote-location.ts';

describe('where a quote stands', () => {
  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ line: 3 }, undefined],
    [{ file: 'leave.md' }, 'leave.md'],
    [{ file: 'leave.md', line: 12 }, 'leave.md:12'],
    [{ page: 7 }, 'page 7'],
    [{ file: 'survey.pdf', page: 7 }, 'survey.pdf, page 7'],
    [{ file: 'survey.pdf', page: 7, line: 3 }, 'survey.pdf, page 7'],
  ])('is, of %j, %s', (place, words) => {
    expect(describeLocation(place)).toBe(words);
  });
});

describe('where the quotes of a source stand', () => {
  test.each([
    [[], ''],
    [[undefined], ''],
    [[{ file: 'leave.md' }], 'leave.md'],
    [[undefined, { file: 'leave.md', line: 40 }, { file: 'leave.md', line: 12 }], 'leave.md:12, 40'],
    [[{ line: 100 }, { file: 'leave.md', line: 9 }, { line: 100 }], 'leave.md:9, 100'],
    [[{ page: 7 }], 'page 7'],
    [[{ page: 10 }, { page: 7 }, { page: 10 }], 'pages 7, 10'],
    [[{ file: 'survey.pdf', page: 7 }, { page: 3 }], 'survey.pdf, pages 3, 7'],
    [[{ file: 'survey.pdf', page: 7, line: 2 }], 'survey.pdf, page 7'],
  ])('is, of %j, "%s"', (places, words) => {
    expect(describeLocations(places.map((place) => ({ place })))).toBe(words);
  });
});
