import { describe, expect, test } from 'vitest';
import { aroundEcho } from '#functions/steps/digest-source/around-echo.ts';
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

describe('aroundEcho', () => {
  const { statements } = viewDocument(TEXT, 'Messages');
  const at = (words: string): number => statements.findIndex(({ text }) => text.includes(words));
  const around = (words: string, question: string): readonly string[] =>
    aroundEcho(statements, at(words), { asked: queryTerms(question), question }).map(
      (index) => statements[index]?.text ?? '',
    );
  const QUESTION = 'What does "lid error 64 in damper: sensor not reachable" mean?';

  test('finds what is said of a message that was asked about', () => {
    expect(around('error 64', QUESTION)).toEqual(['The probe above the shelf is broken.']);
    const beside = 'The lid of a cold kiln stays shut.';
    const told = viewDocument(
      `${beside} Then "lid 7 not opened in time" is printed. Logs are kept.`,
      'Log',
    ).statements;
    const question = 'I see "lid 7 not opened in time" in the log. Why?';
    const found = aroundEcho(told, 1, { asked: queryTerms(question), question });
    expect(found.map((index) => told[index]?.text)).toEqual([beside, 'Logs are kept.']);
  });

  test('finds nothing in another section, and nothing below what says more than the question', () => {
    expect(around('error 65', QUESTION.replace('64', '65'))).toEqual([]);
    expect(around('The lid smokes', QUESTION)).toEqual([]);
    expect(around('error 64', 'What is an error?')).toEqual([]);
    expect(aroundEcho(statements, statements.length, { asked: ['lid'], question: 'lid?' })).toEqual([]);
  });
});
