import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allThenAny,
  cleanTerm,
  plainWords,
  topicWords,
} from '#shared/adapters/search/scholarly/search-words.ts';

test.each([
  ['plain words', 'how do reeds clean water?', 'how do reeds clean water'],
  ['field tags', '"heart failure"[MeSH Terms] OR cardiac[tiab]', 'heart failure cardiac'],
  ['nested alternatives', '(("a b"[tiab] OR c[ti]) AND (d OR e))', 'a b c d e'],
  [
    'a date and a kind of publication',
    'reeds AND 2020:2024[dp] AND randomized controlled trial[pt] AND english[la]',
    'reeds',
  ],
  ['a range of dates', 'reeds AND ("2020/01/01"[Date - Publication] : "3000"[Date - Publication])', 'reeds'],
  ['what is excluded', 'reeds NOT ducks AND herons', 'reeds herons'],
  ['what is excluded in parentheses', 'reeds NOT (ducks OR (geese AND swans)) AND herons', 'reeds herons'],
  ['operators of web searches', 'reeds -ducks site:example.org filetype:pdf before:2020', 'reeds'],
  ['a query in capitals', 'REEDS AND HERONS OR NOT', 'REEDS and HERONS or not'],
  [
    'names of things',
    "C++ and C# over TCP/IP, IL-6, p53, Crohn's, AT&T",
    "C++ and C# over TCP/IP IL-6 p53 Crohn's AT&T",
  ],
  ['brackets that are no tags', '[18F]FDG uptake', '18F FDG uptake'],
  ['wildcards and signs', 'reed* ~heron? "^x" {y} a|b', 'reed heron x y a b'],
  ['Chinese', '芦苇和苍鹭', '芦苇和苍鹭'],
  ['Hindi with its signs', 'नरकट और बगुला', 'नरकट और बगुला'],
  ['nothing', ' ?! "" () ', ''],
])('takes the plain words of %s', (_what, text, words) => {
  expect(plainWords(text).join(' ')).toBe(words);
});

test('gives at most 300 characters of well-formed words, none of which is an operator, whatever the query', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('AND', 'OR', 'NOT', '(', ')', '"', '[dp]', ' ', 'reed'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const words = plainWords(pieces.join(' '));
      expect(words.join(' ').length).toBeLessThanOrEqual(300);
      expect(words.every((word) => word.isWellFormed() && /^[^\s"()[\]]+$/u.test(word))).toBe(true);
      expect(words.some((word) => /^(?:AND|OR|NOT)$/u.test(word))).toBe(false);
    }),
  );
  expect(plainWords('😀r'.repeat(5000)).join(' ').length).toBeLessThanOrEqual(300);
  expect(plainWords('('.repeat(10_000))).toEqual([]);
});

test('a term keeps its syntax, on one line', () => {
  expect(cleanTerm('  "reeds"[tiab]\n AND\u0000 2020[dp] ')).toBe('"reeds"[tiab] AND 2020[dp]');
  expect(cleanTerm('"" ()')).toBe('');
  expect(cleanTerm('reed '.repeat(5000)).length).toBeLessThanOrEqual(4000);
});

test('the words of the topic are those that carry it, all when none does', () => {
  expect(topicWords(['How', 'do', 'reeds', 'grow'])).toEqual(['reeds', 'grow']);
  expect(topicWords(['to', 'be', 'or', 'not'])).toEqual(['to', 'be', 'or', 'not']);
});

test('asks for all words first, and for any of them only when nothing bears all', async () => {
  const asked: string[] = [];
  const ask = (some: readonly string[]) => async (words: readonly string[], mode: 'all' | 'any') => {
    asked.push(`${mode} ${words.join(' ')}`);
    return mode === 'any' ? ['late'] : some;
  };
  expect(await allThenAny(['a', 'b'], ask(['early']))).toEqual(['early']);
  expect(await allThenAny(['a', 'b'], ask([]))).toEqual(['late']);
  expect(await allThenAny(['a'], ask([]))).toEqual([]);
  expect(await allThenAny([], ask([]))).toEqual([]);
  expect(asked).toEqual(['all a b', 'all a b', 'any a b', 'all a']);
});
