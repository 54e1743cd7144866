import { existsSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '#shared/config.ts';
import { repositoryFiles } from '../architecture/repository.ts';

const PAGES = repositoryFiles().filter(
  (file) => /^(?:README|CONTRIBUTING|CHANGELOG)\.md$/u.test(file) || /^docs\/.+\.md$/u.test(file),
);
const MOST_WORDS = 1000;

/** Pages that may be longer, each with the reason. */
const LONGER: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'a list that grows with every change, read from its top',
  'docs/requirements.md': 'one table, in which a row is looked up by its number',
};

const TEXT = new Map(PAGES.map((page) => [page, readFileSync(page, 'utf8')]));

/** What stands between blanks and holds a letter or a figure: bars and rules of tables are no words. */
function wordsOf(page: string): number {
  return (TEXT.get(page) ?? '').split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Link {
  readonly page: string;
  readonly target: string;
}

/** The links of a page to files and headings of ours; what stands in code is none. */
function linksOf(page: string): readonly Link[] {
  const text = (TEXT.get(page) ?? '').replaceAll(/^```.*?^```/gmsu, '').replaceAll(/`[^`\n]*`/gu, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/gu)].flatMap(([, target = '']) =>
    /^(?:[a-z]+:|\/\/)/u.test(target) ? [] : [{ page, target }],
  );
}

/** The anchors that the headings of a page have, as they are shown by those who host it. */
function anchorsOf(file: string): readonly string[] {
  return [...(TEXT.get(file) ?? '').matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function fileOf({ page, target }: Link): string {
  const [path = ''] = target.split('#');
  return path === '' ? page : normalize(`${dirname(page)}/${path}`);
}

const LINKS = PAGES.flatMap(linksOf);

describe('the pages', () => {
  test('that may be longer are longer', () => {
    expect(Object.keys(LONGER).filter((page) => wordsOf(page) <= MOST_WORDS)).toEqual([]);
  });

  test.each(PAGES.filter((page) => !(page in LONGER)))('%s has at most 1,000 words', (page) => {
    expect(wordsOf(page)).toBeLessThanOrEqual(MOST_WORDS);
  });

  test('link to files that are there', () => {
    expect(LINKS.length).toBeGreaterThan(100);
    expect(LINKS.filter((link) => !existsSync(fileOf(link)))).toEqual([]);
  });

  test('link to headings that are there', () => {
    const lost = LINKS.filter((link) => {
      const anchor = link.target.split('#')[1];
      return anchor !== undefined && TEXT.has(fileOf(link)) && !anchorsOf(fileOf(link)).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('can all be reached from README.md by links', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const link of LINKS) if (link.page === page && TEXT.has(fileOf(link))) reached.add(fileOf(link));
    const lost = PAGES.filter((page) => !reached.has(page) && !page.startsWith('docs/decisions/'));
    expect(lost).toEqual(['CHANGELOG.md']);
  });

  test('of the configuration have a row for each setting', () => {
    const rows = PAGES.filter((page) => page.startsWith('docs/configuration/')).flatMap((page) =>
      [...(TEXT.get(page) ?? '').matchAll(/^\| `(\w+)` \|/gmu)].map(([, name]) => name),
    );
    expect(new Set(rows)).toEqual(new Set(Object.keys(VARIABLES)));
    expect(new Set(rows).size).toBe(rows.length);
  });
});
