import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SILENT_WAYS, WAYS } from '#tests/workflow/queue/ways-to-die.ts';

const NAMED = /`(?<file>tests\/[^`]+)` "(?<title>[^"]+)"/gu;
const PAGE = readFileSync('docs/ends.md', 'utf8');

test('each way in which an execution can die is shown by tests that are there', () => {
  const named = [...PAGE.matchAll(NAMED)].map(({ groups = {} }) => groups);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ({ file = '', title = '' }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});

test('each way of the rules stands on the page', () => {
  const names = [...WAYS, ...SILENT_WAYS].map(({ name }) => name);
  expect(names.filter((name) => !PAGE.includes(`| ${name} `))).toEqual([]);
});
