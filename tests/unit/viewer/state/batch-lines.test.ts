import { expect, test } from 'vitest';
import { BatchLine } from '#shared/domain/batch.ts';
import { linesOf } from '../../../../viewer/state/batch-lines.ts';

test('each line is a question under a name of its own, and blank lines are none', () => {
  const lines = linesOf(`What is a tern?\r\n\n  What is a tern? \n${'why '.repeat(80)}\u0007\n`);
  expect(lines.map(({ question }) => question.slice(0, 15))).toEqual([
    'What is a tern?',
    'What is a tern?',
    'why why why why',
  ]);
  expect(new Set(lines.map(({ customId }) => customId)).size).toBe(3);
  for (const line of lines) expect(BatchLine.safeParse(line).success).toBe(true);
});
