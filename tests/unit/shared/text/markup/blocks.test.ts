import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitBlocks } from '#shared/text/markup/blocks.ts';
import { Fences, closesFence, opensFence } from '#shared/text/markup/fences.ts';

const kinds = (text: string): readonly string[] => splitBlocks(text).map(({ kind }) => kind);

describe('a fence', () => {
  it.each([
    ['```', '```', ''],
    ['````python title=a.py', '````', 'python title=a.py'],
    ['  ~~~ ruby', '~~~', 'ruby'],
    ['~~~ {.python .numberLines}', '~~~', '{.python .numberLines}'],
  ])('%s opens code', (line, mark, info) => {
    expect(opensFence(line)).toEqual({ mark, info });
  });

  it.each([
    '```critical/config: Error: no parent zone.```',
    '~~~F4 has 0 factors',
    '~~ruled out~~',
    `\`\`\`{tip} ${'A paragraph that was run together with its mark. '.repeat(3)}`,
    'a line of prose',
  ])('%s opens none', (line) => {
    expect(opensFence(line)).toBeUndefined();
  });

  it('is told in no time from a line of marks and many blanks', () => {
    const start = performance.now();
    expect(opensFence(`~~~${' '.repeat(60_000)}x y`)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is closed by as many marks at least, and by nothing else', () => {
    expect(closesFence('  ```` ', '```')).toBe(true);
    expect(closesFence('```', '````')).toBe(false);
    expect(closesFence('```python', '```')).toBe(false);
    expect(closesFence('~~~', '```')).toBe(false);
  });
});

describe('blocks', () => {
  it('a line of code within marks does not turn what follows into code', () => {
    expect(kinds('```Error: none.```\n\nSome prose.\n\n```\ncode\n```\n\nMore prose.')).toEqual([
      'sentence',
      'sentence',
      'code',
      'sentence',
    ]);
  });

  it('output that begins with marks swallows nothing', () => {
    const text = `It prints\n~~~F4 has 0 factors\n.end\n\n${'Some prose. '.repeat(9)}`;
    expect(kinds(text)).not.toContain('code');
  });

  it('code that never ends is code where little follows, and none where much does', () => {
    expect(kinds('Run this:\n\n```sh\nmake\nmake install')).toEqual(['sentence', 'code']);
    expect(kinds(`\`\`\`sh\n${'A line of prose.\n\n'.repeat(60)}`)).not.toContain('code');
  });
});

test('lines drawn through a page are no part of its text', () => {
  const text = `Clay is dug here.\n\n${'━'.repeat(40)}\n\nAsh is not.`;
  expect(splitBlocks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Clay is dug here.',
    'Ash is not.',
  ]);
});

test('a heading that runs on into sentences is prose, a long title is not', () => {
  const said =
    'RETRIES How often the lamp is lit again after it went out in the wind. The default is three times a minute in winter.';
  expect(kinds(`#### ${said}\n\nMore prose.`)).toEqual(['sentence', 'sentence']);
  expect(kinds(`# ${'A long title of a study in a journal of many volumes '.repeat(3)}`)).toEqual([
    'heading',
  ]);
});

test('each block of code ends with the first line that closes it, however many open', () => {
  const line = fc.constantFrom('```', '````', '```sh', '~~~', '~~~~', 'text', '');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const fences = new Fences(lines);
      lines.forEach((one, at) => {
        const mark = opensFence(one)?.mark;
        const first = lines.findIndex(
          (other, index) => index > at && mark !== undefined && closesFence(other, mark),
        );
        expect(fences.closing(at)).toBe(first === -1 ? undefined : first);
      });
    }),
  );
});
