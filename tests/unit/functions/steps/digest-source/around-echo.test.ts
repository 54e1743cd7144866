import { describe, expect, test } from 'vitest';
import { echoBelow } from '#functions/steps/digest-source/echo-below.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

const TEXT = `# Messages of the kiln

## Failure 64

Sample:

    lid error 64 in damper: sensor not reachable

The probe above the shelf is broken. Have it changed.

## Failure 65

    lid error 65 in damper: sensor not reachable

## Smoke

The lid smokes when the damper is closed too early and the wood is wet.
`;

describe('echoBelow', () => {
  const { statements } = viewDocument(TEXT, 'Messages');
  const at = (words: string): number => statements.findIndex(({ text }) => text.includes(words));
  const below = (words: string, question: string): string | undefined =>
    statements[echoBelow(statements, at(words), queryTerms(question)) ?? -1]?.text;
  const QUESTION = 'What does "lid error 64 in damper: sensor not reachable" mean?';

  test('finds what is said of a message that was asked about', () => {
    expect(below('error 64', QUESTION)).toContain('The probe above the shelf is broken.');
  });

  test('finds nothing in another section, and nothing below what says more than the question', () => {
    expect(below('error 65', QUESTION.replace('64', '65'))).toBeUndefined();
    expect(below('The lid smokes', QUESTION)).toBeUndefined();
    expect(below('error 64', 'What is an error?')).toBeUndefined();
    expect(echoBelow(statements, statements.length, ['lid'])).toBeUndefined();
  });
});
