import { describe, expect, it, test } from 'vitest';
import { asksForDefault, defaultBelow } from '#functions/steps/digest-source/default-below.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { quoteOf } from './quote-of.ts';

const LONG =
  'It is how long the kiln waits. It waits for the lamp. The lamp is lit by hand. Whoever lights it is paid.';
const below = (text: string): string | undefined => {
  const { statements } = viewDocument(text, '');
  const index = defaultBelow(statements, 0);
  return index === undefined ? undefined : statements[index]?.text;
};

describe('defaultBelow', () => {
  it('finds the default of what is described, however far down its paragraph', () => {
    expect(below(`# Waiting\n\n${LONG} The default is 500.`)).toBe('The default is 500.');
  });

  it('finds none below another heading or another name, nor where the statement says it', () => {
    expect(below(`# Waiting\n\n${LONG}\n\n# Cooling\n\nThe default is 500.`)).toBeUndefined();
    expect(below(`wait\n: ${LONG}\n\ncool\n: It cools. The default is 500.`)).toBeUndefined();
    expect(below(`# Waiting\n\nThe default is 20. ${LONG} The default is 500.`)).toBeUndefined();
  });
});

test('a default is quoted with as much before it as fits', () => {
  const text = `# Waiting\n\n${LONG} Nobody waits longer than this. The default is 500.`;
  expect(quoteOf(text, 'The default is 500', { maxCharacters: 60 })).toBe(
    'Nobody waits longer than this. The default is 500.',
  );
});

test('who asks for a default says so', () => {
  expect(asksForDefault('default keyseq-timeout')).toBe(true);
  expect(asksForDefault('How long does the kiln wait?')).toBe(false);
});
