import { describe, expect, test } from 'vitest';
import { signReader } from '#shared/domain/answer-signs.ts';
import { unnamedReader } from '#shared/domain/unnamed-thing.ts';
import { ANSWER, ASIDES, ASKED, said } from './read-signs.ts';

const named = (question: string, evidence = [ANSWER, ...ASIDES]): string | undefined =>
  unnamedReader({ ...ASKED, question, evidence })('item_1');

describe('unnamedReader', () => {
  test('is the last word asked, where no quote names it', () => {
    expect(named('Can salt water be used for tuberculosis?')).toBe('tuberculosis');
    expect(named('Does salt water make iron rust?')).toBeUndefined();
  });

  test('is named by a heading above a quote, too', () => {
    const quote = {
      ...said({ sourceId: 's-1', quote: 'It takes a year.', value: 2 }),
      headings: ['Tuberculosis'],
    };
    expect(named('Can salt water be used for tuberculosis?', [quote])).toBeUndefined();
  });

  test.each([
    ['How is the server configured?', 'The configuration of a server is a file.'],
    ['What size of file is the maximum?', 'Files may have a limit of 4 MB.'],
    ['What can I do after a sting?', 'Stung: take the hat off away from the hives.'],
    ['What happens if a string breaks?', 'Of each one that broke a spare is in the lid.'],
    ['How heavy is the big propane botle?', 'The bottle weighs 24 kg.'],
    ['How old must one be for the raft thign?', 'The raft is no thing for the small.'],
  ])('is named by another form, or a word that says the same: %s', (question, quote) => {
    expect(named(question, [said({ sourceId: 's-1', quote, value: 2 })])).toBeUndefined();
  });

  test.each([
    ['rain', 'The train is late.'],
    ['rice', 'The price is high.'],
    ['trial', 'The trail is long.'],
    ['asymptomatic', 'The symptomatic ones rest.'],
  ])('is %s, and no slip of what stands in a quote: %s', (word, quote) => {
    expect(named(`Which is the ${word}?`, [said({ sourceId: 's-1', quote, value: 2 })])).toBe(word);
  });

  test('is what is measured, and not how it is', () => {
    for (const verb of ['contain', 'hold', 'weigh'])
      expect(named(`How much does the sarcophagus ${verb}?`)).toBe('sarcophagus');
  });

  test('is not looked for in quotes of another language', () => {
    const question = 'Wie ist das mit dem Rost auf einem Schiffsrumpf?';
    expect(named(question)).toBeUndefined();
    const german = said({ sourceId: 's-1', quote: 'Das Eisen rostet, wenn es in der Luft ist.', value: 2 });
    expect(named(question, [german])).toBe('Schiffsrumpf');
  });

  test('is looked for in what each of several items asks', () => {
    const item = (id: string, description: string) => ({ id, description, topic: [] });
    const checklist = [
      item('item_1', 'Does salt water make iron rust?'),
      item('item_2', 'Does salt water cure tuberculosis?'),
    ];
    const asked = { ...ASKED, checklist, question: 'Does salt water make iron rust, and cure tuberculosis?' };
    const evidence = [ANSWER, ...ASIDES];
    expect(checklist.map(({ id }) => unnamedReader({ ...asked, evidence })(id))).toEqual([
      undefined,
      'tuberculosis',
    ]);
    expect(signReader({ ...asked, evidence })('item_1')?.named).toBe(1);
  });

  test('is nothing that can be named where function words alone are asked', () => {
    expect(named('How do I do it without it?')).toBe('');
  });
});

test('a question for what a thing is wants a quote that says it', () => {
  const outcome = (quote: string): number | undefined =>
    signReader({
      ...ASKED,
      question: 'What is rust?',
      checklist: [{ id: 'item_1', description: 'What is rust?', topic: [] }],
      evidence: [said({ sourceId: 's-1', quote, value: 5 })],
    })('item_1')?.outcome;
  expect(outcome('Rust is what becomes of iron in salt water.')).toBe(1);
  expect(outcome('Remove the rust before you paint the hull.')).toBe(0);
});
