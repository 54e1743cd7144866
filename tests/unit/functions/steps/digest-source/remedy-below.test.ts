import { describe, expect, test } from 'vitest';
import { asksForRemedy, remedyBelow } from '#functions/steps/digest-source/remedy-below.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';

const TEXT = `# Kilns

## Cracks

Pots crack when the kiln is opened hot.

They fall apart on the shelf.

The solution is to wait for a day.

## Smoke

Wood smokes when it is wet.

## Ash

Ash falls on the glaze. It can be avoided by a lid.

## Noise

The fan is loud.

You can read more of fans below.

If possible try to oil it.
`;

describe('remedyBelow', () => {
  const { statements } = viewDocument(TEXT, 'Kilns');
  const at = (words: string): number => statements.findIndex(({ text }) => text.includes(words));
  const below = (words: string, question = 'How do I glaze?'): string | undefined =>
    statements[remedyBelow(statements, at(words), question) ?? -1]?.text;

  test('finds what helps against what is told above it, further down in the section', () => {
    expect(below('Pots crack')).toBe('The solution is to wait for a day.');
    expect(below('Ash falls')).toBe('It can be avoided by a lid.');
  });

  test('takes advice for it where help is asked for', () => {
    expect(below('The fan', 'The fan is loud. What can I do about it?')).toBe('If possible try to oil it.');
    expect(below('The fan', 'How do I get rid of the noise?')).toBe('If possible try to oil it.');
    expect(below('The fan', 'How do I start the fan?')).toBeUndefined();
  });

  test('finds none in another section, nor for what tells it itself', () => {
    expect(below('Wood smokes')).toBeUndefined();
    expect(below('The solution')).toBeUndefined();
    expect(remedyBelow(statements, statements.length, '')).toBeUndefined();
  });
});

test.each([
  ['How do I stop it?', true],
  ['Pots crack. What can I do about it?', true],
  ['Is there any simple way around it?', true],
  ['What is a kiln?', false],
  ['Is there a limit?', false],
])('"%s" asks what helps: %s', (question, isAsked) => {
  expect(asksForRemedy(question)).toBe(isAsked);
});
