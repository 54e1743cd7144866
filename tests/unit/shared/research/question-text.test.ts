import { describe, expect, it } from 'vitest';
import { acceptQuestion, cleanInput, readContext } from '#shared/research/question-text.ts';
import { InvalidInput } from '#shared/errors.ts';

const refused = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof InvalidInput ? { message: error.message, field: error.field } : error;
  }
};

describe('a question as it comes in', () => {
  it('loses what means nothing in it, and keeps lines and tabs', () => {
    expect(cleanInput(' \u0000How\u0007 so?\r\nNow\tor\rlater\u009f \n')).toBe('How so?\nNow\tor\nlater');
    expect(cleanInput('a\uD800b')).toBe('a\uFFFDb');
  });

  it('is taken when it is as long as is allowed, and refused when it is longer', () => {
    expect(acceptQuestion('abc', 3)).toBe('abc');
    expect(refused(() => acceptQuestion('abcd', 3))).toEqual({
      message: 'The question has 4 characters; at most 3 are taken.',
      field: 'question',
    });
  });

  it.each([
    ['', 'The question is empty.'],
    [' \u0000\n', 'The question is empty.'],
    ['?!', 'The question has no word in it.'],
  ])('is refused where it asks nothing: %j', (text, message) => {
    expect(refused(() => acceptQuestion(text, 100))).toEqual({ message, field: 'question' });
  });

  it.each(['7', '数', 'x?'])('is taken with one letter or digit: %s', (text) => {
    expect(acceptQuestion(text, 100)).toBe(text);
  });
});

describe('a context', () => {
  it('is left out where there is nothing in it', () => {
    expect(readContext(undefined, 10)).toBeUndefined();
    expect(readContext(' \n', 10)).toBeUndefined();
    expect(readContext(' for us ', 10)).toBe('for us');
  });

  it('is refused by its own name when it is too long', () => {
    expect(refused(() => readContext('abcd', 3))).toEqual({
      message: 'The context has 4 characters; at most 3 are taken.',
      field: 'context',
    });
  });
});
