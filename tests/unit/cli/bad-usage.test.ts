import { describe, expect, test } from 'vitest';
import { useResearchWorld } from './research-world.ts';

const QUESTION = 'What does the gate count?';

const place = useResearchWorld();

describe('bad usage', () => {
  const LONG = 'word '.repeat(2_100_000);
  test.each([
    ['no question', [], '', 'There is no question.'],
    ['an empty question', [''], '', 'The question is empty.'],
    ['a blank question', [' \t'], '', 'The question is empty.'],
    ['a question of punctuation', ['?'], '', 'has no word'],
    ['several words', ['What', 'is', 'it?'], '', 'The question came in 3 parts.'],
    ['an empty standard input', ['-'], '', 'The question is empty.'],
    ['ten megabytes on standard input', ['-'], LONG, 'larger than 262144 bytes'],
    ['a question beyond the limit', ['x'.repeat(30_000)], '', 'at most 20000'],
    ['an unknown flag', [QUESTION, '--colour'], '', "unknown option '--colour'"],
    ['a question on an option', ['-x does what?'], '', 'stands behind two: -- "'],
    ['a flag without its value', [QUESTION, '--out'], '', 'argument missing'],
    ['a number that is none', [QUESTION, '--max-iterations', 'ten'], '', 'whole number from 1 to 50'],
    ['an unknown interaction', [QUESTION, '--interaction', 'chat'], '', 'none, clarify, approve'],
    ['asking without a terminal', [QUESTION, '--interaction', 'approve'], '', 'needs a terminal'],
    ['a domain that is none', [QUESTION, '--allow', 'not a domain!!'], '', "'--allow <domain>' argument"],
    ['a domain that is none', [QUESTION, '--allow', 'a b'], '', 'It must be a domain such as example.org.'],
    ['an address for a domain', [QUESTION, '--deny', 'https://x.org/'], '', "'--deny <domain>' argument"],
    ['a path for a corpus', [QUESTION, '--corpus-name', '../x'], '', 'must be a name such as handbook'],
    ['a lens without a name', [QUESTION, '--lens', ''], '', 'It must have 1 to 40 characters.'],
    ['an unknown provider', [QUESTION, '--provider', 'oracle'], '', 'no search provider named "oracle"'],
  ])('is reported for %s, with a remedy and exit code 2', async (_name, words, input, part) => {
    const { code, terminal } = await place.run(words, { input });
    expect(code).toBe(2);
    expect(terminal.stderr()).toContain(part);
    expect(terminal.stderr().trimEnd().split('\n').length).toBeGreaterThan(1);
    expect(terminal.stderr()).not.toMatch(/\n\s+at /);
    expect(terminal.printed()).toBe('');
  });

  test.each([
    ['one character', 'x'],
    ['right-to-left text', 'كيف يتم تشفير البيانات؟'],
    ['Hindi', 'डेटा कैसे एन्क्रिप्ट होता है?'],
    ['Chinese', '数据如何加密？'],
    ['a lone surrogate', 'How \uD800 now?'],
    ['a NUL', 'How\u0000 is it?'],
  ])('is not: %s', async (_name, question) => {
    expect((await place.run([question])).code).toBe(0);
  });

  test('shows an example in its help', async () => {
    const { code, terminal } = await place.run(['--help']);
    expect(code).toBe(0);
    expect(terminal.printed()).toContain('npx plumbline ask "');
    expect(terminal.printed()).toContain('130 cancelled');
  });
});
