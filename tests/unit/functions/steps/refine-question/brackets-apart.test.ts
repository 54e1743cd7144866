import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bracketsApart, callsShown } from '#functions/steps/refine-question/brackets-apart.ts';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const asks = (question: string): readonly string[] =>
  deriveChecklist(refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 })).map(
    ({ description }) => description,
  );

test.each<[string, string[]]>([
  [
    'How do I make a slider with two handles (min and max)?',
    ['How do I make a slider with two handles (min and max)?'],
  ],
  ['What does f(a, b and c) return?', ['What does f(a, b and c) return?']],
  ['Compare kilns (wood, gas)?', ['Compare kilns (wood, gas)?']],
  [
    'How do I tune it (memory, WAL (fsync, sync) and vacuum)?',
    ['How do I tune it (memory, WAL (fsync, sync) and vacuum)?'],
  ],
  [
    'What is the difference between tabs (left and right) and windows?',
    [
      'What is the difference between tabs (left and right) and windows?',
      'What are tabs?',
      'What are windows?',
    ],
  ],
  [
    'How do heat pumps compare (cost, noise and life)?',
    [
      'How do heat pumps compare (cost)?',
      'How do heat pumps compare (noise)?',
      'How do heat pumps compare (life)?',
    ],
  ],
])('parts nothing within the brackets of %j', (question, asked) => {
  expect(asks(question)).toEqual(asked);
});

test.each<[string, string]>([
  [
    'What are the symptoms (early and late) of Lyme disease and how is it treated?',
    'How is Lyme disease treated?',
  ],
  ['Where is saffron grown (Iran, Spain), why is it so expensive?', 'Why is saffron so expensive?'],
  ['How is tofu made (coagulated and pressed), and how long does it keep?', 'How long does tofu keep?'],
])('asks %j on of what stands before the brackets', (question, asked) => {
  expect(asks(question)).toContain(asked);
});

test.each<[string, string[]]>([
  ['Compare Postgres and MySQL (speed, licences and replication).', ['Postgres', 'MySQL']],
  [
    'What is the difference between Type 1 and Type 2 diabetes (cause, treatment)?',
    ['Type 1 diabetes', 'Type 2 diabetes'],
  ],
  [
    'Compare the French and American revolutions (causes, outcomes).',
    ['French revolutions', 'American revolutions'],
  ],
  ['Is oat milk or soy milk healthier (protein, sugar)?', ['oat milk', 'soy milk']],
  ['How does the UK differ from the US (healthcare, gun laws)?', ['UK', 'US']],
])('compares by what stands in brackets behind %j', (question, entities) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(brief.entities).toEqual(entities);
});

test.each<[string, string[]]>([
  [
    'What is the difference between log(x, 2) and log(2, x)?',
    ['What is the difference between log(x, 2) and log(2, x)?', 'What is log(x, 2)?', 'What is log(2, x)?'],
  ],
  [
    'How does COALESCE(a, b) differ from NVL(a)?',
    ['How does COALESCE(a, b) differ from NVL(a)?', 'What is COALESCE(a, b)?', 'What is NVL(a)?'],
  ],
  [
    'What is the difference between SQL joins (inner, outer) and unions (all, distinct)?',
    [
      'What is the difference between SQL joins (inner, outer) and unions (all, distinct)?',
      'What are SQL joins (inner, outer)?',
      'What are unions (all, distinct)?',
    ],
  ],
  [
    'Which is better for a server, Rust or Go (speed, safety and tooling)?',
    [
      'Which is better for a server, Rust or Go (speed, safety and tooling)?',
      'Is Rust better for a server?',
      'Is Go better for a server?',
    ],
  ],
  [
    'What is flu, and how is it treated (drugs, rest)?',
    ['What is flu?', 'How is flu treated (drugs, rest)?'],
  ],
])('keeps in %j what brackets say, and brackets of calls in their names', (question, asked) => {
  expect(asks(question)).toEqual(asked);
});

test('what brackets list is apart from the text, word for word, and other brackets are not', () => {
  expect(bracketsApart('Two handles (min and max) of it (now).')).toEqual({
    text: 'Two handles of it (now).',
    brackets: [{ before: 'Two handles', bracket: ' (min and max)', isOfAll: false }],
  });
  for (const text of ['(a, b) alone', 'open (a, b', 'Compare kilns (wood, gas)?', 'x) and y'])
    expect(bracketsApart(text)).toEqual({ text, brackets: [] });
});

test('no character is lost between the text and what stands apart of it', () => {
  const piece = fc.constantFrom('(', ')', ', ', ' and ', 'kiln', ' ', '. ', '?', 'compared with');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const whole = pieces.join('');
      const { text, brackets } = bracketsApart(whole);
      expect(text.length + brackets.reduce((sum, { bracket }) => sum + bracket.length, 0)).toBe(whole.length);
      expect(callsShown(text).length).toBe(text.length);
    }),
  );
});
