import { describe, expect, it } from 'vitest';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import { markNames } from '#functions/steps/refine-question/names-with-marks.ts';

describe('a question with names that end in a mark', () => {
  it.each([
    ['What is the difference between eq? and eqv?', ['What is the difference between eq? and eqv?']],
    ['How do eq?, eqv? and equal? differ?', ['How do eq?, eqv? and equal? differ']],
    [
      'When should I use save! instead of save in Rails?',
      ['When should I use save! instead of save in Rails'],
    ],
    [
      'What does empty? return for a text? And what does any? return?',
      ['What does empty? return for a text', 'what does any? return'],
    ],
    ['What is .+? Why is it greedy?', ['What is .+', 'Why is it greedy']],
    ['What is .*? and why is it lazy?', ['What is .*', 'why is it lazy']],
    ['How do I ignore .*? Does Git track them?', ['How do I ignore .*', 'Does Git track them']],
    ['Should I write .*? Or is [^x]* better?', ['Should I write .*', 'is [^x]* better']],
    ['Why does .*? not seem to work in Lua', ['Why does .*? not seem to work in Lua']],
    ['`.*?` does not match newlines, why?', ['`.*?` does not match newlines, why']],
  ])('is asked as it is written: %s', (question, asked) => {
    const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
    expect(brief.aspects.map((aspect) => aspect.text).slice(0, asked.length)).toEqual(asked);
    expect(JSON.stringify(brief)).not.toMatch(/[ʔǃ]/u);
  });

  it.each([
    'Is it safe? and does it work with threads?',
    'what is compression? and how do i turn it off?',
    'Can I use zip! thanks a lot',
    'Help! how do I stop it?',
    'What does it do? with which flags?',
    'What is the price of clay? Do you sell it?',
    'what is the price of clay? do you sell it?',
    'What is the price of clay? And the weight of a bag?',
    'What does the letter ʔ stand for? and ǃ?',
  ])('leaves marks that end sentences: %s', (question) => {
    expect(markNames(question)).toBe(question);
  });

  it('keeps letters that were written', () => {
    const question = 'What is the letter ʔ, and how is ǃ spoken?';
    const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
    expect(brief.question).toBe(question);
    expect(brief.aspects[0]?.text).toBe('What is the letter ʔ');
    const context = 'Say ʔ and \u{e110} here.';
    const marked = refineWithoutModel({
      question: 'What is the difference between eq? and eqv?',
      context,
      answers: [],
      idf: () => 1,
    });
    expect(marked).toMatchObject({ context, aspects: [{ compares: ['eq?', 'eqv?'] }, {}] });
  });
});
