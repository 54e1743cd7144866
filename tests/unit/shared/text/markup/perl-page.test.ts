import { expect, test } from 'vitest';
import { readManPage } from '#shared/text/markup/man/man-page.ts';

test('a page made by Perl is read with what it makes of its own: code in its marks, blocks of it, and signs that are drawn', () => {
  const page = [
    '.TH STORK 1 "2024" "Birds" "Manual"',
    '.SH DESCRIPTION',
    'Use \\f(CW\\*(C`nest \\-w\\*(C\'\\fR, as in \\*(C+ or \\*(L"C\\*(R", at last:',
    '.PP',
    '.Vb 3',
    String.raw`\&    nest(1);`,
    String.raw`\&` + '```',
    String.raw`\&    nest(2);`,
    '.Ve',
    '.PP',
    'It flies.',
  ].join('\n');
  expect(readManPage(page).text.split('\n').slice(2)).toEqual([
    'Use \\`nest -w\\`, as in C++ or “C”, at last:',
    '',
    '```',
    '    nest(1);',
    '~~~',
    '    nest(2);',
    '```',
    '',
    'It flies.',
  ]);
});
