import { describe, expect, test } from 'vitest';
import { answerBelow } from '#functions/steps/digest-source/answer-below.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

const TEXT = `# Kilns

## 23. Why does the kiln not stop? I closed the damper and it burned on.

Wait. It takes an hour. Ash keeps the heat in.

A damper that is closed too early cracks the pots.

## Dampers

A damper is a lid. It stops the draught.
`;

describe('answerBelow', () => {
  const { statements } = viewDocument(TEXT, 'Kilns');
  const at = (words: string): number => statements.findIndex(({ text }) => text.includes(words));
  const begins = (words: string, question: string): string | undefined =>
    statements[answerBelow(statements, at(words), queryTerms(question)) ?? -1]?.text;
  const QUESTION = 'I closed the damper but the kiln burned on. Why?';

  test('finds the beginning of the answer to a question that is much the same', () => {
    expect(begins('closed too early', QUESTION)).toBe('Wait.');
  });

  test('finds none below another question, below no question, and where the statement begins the answer', () => {
    expect(begins('closed too early', 'Which glaze turns green in a damper that burned?')).toBeUndefined();
    expect(begins('stops the draught', 'What is a damper that stops?')).toBeUndefined();
    expect(begins('Wait.', QUESTION)).toBeUndefined();
    const long = viewDocument(TEXT.replace('Wait.', 'Wait. '.repeat(60)), 'Kilns').statements;
    const late = long.findIndex(({ text }) => text.includes('closed too early'));
    expect(answerBelow(long, late, queryTerms(QUESTION))).toBeUndefined();
    expect(answerBelow(statements, statements.length, queryTerms(QUESTION))).toBeUndefined();
  });
});
