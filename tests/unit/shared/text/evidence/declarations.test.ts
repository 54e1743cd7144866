import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredIn, declaredInLine } from '#shared/text/evidence/declarations.ts';
import { isMerelyDeclared } from '#shared/text/evidence/mere-declarations.ts';

test.each([
  ['void Kiln::clear()', 'clear'],
  ['guint kiln_get_duration ()', 'kiln_get_duration'],
  ['std::map<std::string, int> Kiln::all()', 'all'],
  ['Kiln & Kiln::operator+= (const Kiln &other)', 'operator+='],
  ['bool operator() (const Pot &pot) const', 'operator()'],
  ['virtual void fire (const Pot &pot, int hours = 4)=0', 'fire'],
])('a line that only declares names the last part of %s', (line, name) => {
  expect(declaredInLine(line)).toBe(name);
});

test.each([
  'if (int a)',
  'for (int i)',
  'while (int a)',
  'switch(int a)',
  'else if (int a)',
  'see also (void)',
])('what a program says, or a word of prose, declares nothing: %s', (code) => {
  expect(declaredIn(code)).toBeUndefined();
});

test.each([
  'How to set up child(ren) care',
  'What does main() do?',
  'Using printf() and puts() for output',
  'Chapter::Two',
  'std::vector and its friends',
  'Set file_name (optional)',
  'Install kiln (old version)',
  'Host | WebServer (static content)',
])('prose declares nothing, though a sign or a bracket is in it: %s', (line) => {
  expect(declaredInLine(line)).toBeUndefined();
});

const word = fc.stringMatching(/^[a-z]{2,9}$/u);

test('a declaration of any type and name is found, and the name with other words behind it is none', () => {
  fc.assert(
    fc.property(word, word, word, (type, name, given) => {
      const line = `const k_${type} *Kiln::f_${name} (const k_${type} &${given})`;
      expect(declaredInLine(line)).toBe(`f_${name}`);
      expect(isMerelyDeclared(line)).toBe(true);
      expect(isMerelyDeclared(`${line} heats the ${given}.`)).toBe(false);
    }),
  );
});

test.each([
  '_',
  'a_',
  '(',
  'a ',
  'a,',
  'a*',
  '&',
  ':',
  'a<',
  '<',
  '~',
  ' ',
  '=',
  'const ',
  'operator',
  'f(a b,',
  '[',
  'a\n',
])('a line of nothing but %j is read at once', (piece) => {
  const line = piece.repeat(20_000 / piece.length);
  const began = performance.now();
  for (const one of [line, `f(${line}`, `f(${line})`, `int f(int a) ${line}`]) declaredInLine(one);
  isMerelyDeclared(line.slice(0, 1000));
  expect(performance.now() - began).toBeLessThan(200);
});

test('what gives a value by default says something', () => {
  const line = 'def fire_kiln(self, timeout: int = 30, max_temp: int = 1200) -> bool';
  expect(isMerelyDeclared(line)).toBe(false);
  expect(isMerelyDeclared('virtual void fire_kiln (const Kiln &kiln)=0')).toBe(true);
});
