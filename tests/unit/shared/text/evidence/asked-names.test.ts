import { expect, test } from 'vitest';
import { askedNames } from '#shared/text/evidence/asked-names.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

test.each([
  ['Is ibudilast effective against MS?', ['MS']],
  ['Can CPX-351 treat tuberculosis?', ['CPX-351']],
  ['How high is the highest point in Warsaw?', ['Warsaw']],
  ['It rained. Where was Marie Curie in 1911?', ['Marie', 'Curie', '1911']],
  ['Which bridge is the longest?', []],
  ["Can I see what I typed, or what I'm to type?", []],
  ['Does type I collagen help in a phase I trial?', ['I']],
  ['Why does it say "The base is bad"?', []],
  ['Which album by The Who sold best?', ['The', 'Who']],
  ['When was Charles I executed?', ['Charles']],
  ['谁设计了新平面?', []],
])('reads what %j names', (question, names) => {
  expect(askedNames(question)).toEqual(queryTerms(names.join(' ')));
});

test('reads the number of a name, and takes who asks for none', () => {
  expect(askedNames('Where was Charles I?')).toEqual(['charl', 'i']);
  expect(askedNames('In Maxima I want a plot. Can I have one?')).toEqual(['maxima']);
});
