import { expect, it } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';

it('takes terms for names of what is said of them, however short that is and with whatever it ends', () => {
  const text =
    'detach\n: take a file off the mail\n\n  name\n: which file\n\n-q\n--quiet:\n: say nothing\n: nor ask\n\nNot even this.';
  expect(
    readStatements(text).map(({ start, end, name, isName }) => [
      text.slice(start, end),
      isName ? 'name' : name?.text,
    ]),
  ).toEqual([
    ['detach', 'name'],
    ['take a file off the mail', 'detach'],
    ['name', 'name'],
    ['which file', 'detach\nname'],
    ['-q\n--quiet:', 'name'],
    ['say nothing', '-q\n--quiet:'],
    ['nor ask', '-q\n--quiet:'],
    ['Not even this.', '-q\n--quiet:'],
  ]);
});

it('takes a term for one right above terms that are set in below it, and no sentence', () => {
  const text =
    'drafts\n\n  Type:\n: text\n\nWhere drafts are kept.\n\nKeep them in a folder of your own.\n\n  Default:\n: none\n';
  const names = readStatements(text).map(({ start, end, name }) => [text.slice(start, end), name?.text]);
  expect(names).toContainEqual(['text', 'drafts\nType:']);
  expect(names).toContainEqual(['Keep them in a folder of your own.', 'drafts\nType:']);
  expect(names).toContainEqual(['none', 'drafts\nDefault:']);
});

it('takes no term for one below the next heading', () => {
  const text = 'detach\n: take it off\n\n# Signs\n\n  red\n: stop';
  expect(readStatements(text).at(-1)?.name?.text).toBe('red');
});
