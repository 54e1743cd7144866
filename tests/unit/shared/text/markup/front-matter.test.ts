import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

function canonical(lines: readonly string[]): string {
  return canonicalise(readTextDocument(lines.join('\n'), 'markdown')).text;
}

describe('front matter', () => {
  const LINES = [
    '---',
    'title: "Two \\"pools\\""',
    'date: 2024-03-05',
    'description: >',
    '  What pools',
    '  are for.',
    'tags: [a]',
    '---',
    '',
    '# Pools',
    '',
    'Text.',
  ];

  test('R2.7 gives title and date, and its description is text', () => {
    expect(readTextDocument(LINES.join('\n'), 'markdown')).toMatchObject({
      title: 'Two "pools"',
      date: '2024-03-05',
    });
    expect(canonical(LINES)).toBe('What pools are for.\n\n# Pools\n\nText.');
  });

  test('may be TOML', () => {
    expect(readTextDocument("+++\ntitle = 'It''s a pool'\n+++\nText.", 'markdown').title).toBe("It's a pool");
  });

  test('is no rule between paragraphs', () => {
    expect(canonical(['---', '', 'Text', '', '---'])).toContain('Text');
  });
});
