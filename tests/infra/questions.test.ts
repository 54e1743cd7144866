import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedBy } from '#tests/unit/functions/steps/refine-question/asked-texts.ts';

const ROWS = readFileSync('docs/questions.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (?<message>.+) \| (?<asked>.+) \|$/u.exec(line)?.groups)
  .flatMap((row) => (row?.['message'] === undefined || row['message'] === 'You write' ? [] : [row]))
  .map(({ message = '', asked = '' }) => [message, asked.split('; ')] as const);

describe('docs/questions.md', () => {
  test('has rows', () => {
    expect(ROWS.length).toBeGreaterThan(8);
  });

  test.each(ROWS)('says what is asked by: %s', (message, asked) => {
    const texts = askedBy(message);
    expect(texts.map((text) => text.toLowerCase())).toEqual(asked.map((text) => text.toLowerCase()));
  });
});
