import { expect, test } from 'vitest';
import { slackText } from '#functions/deliver/slack-text.ts';
import { batchEvent } from '#shared/domain/batch-event.ts';
import type { Batch } from '#shared/domain/batch.ts';
import { sampleBatch } from '#tests/contract/samples.ts';

function textOf(change: Partial<Batch>): string {
  return slackText(batchEvent(sampleBatch('b', { endedAt: '2026-01-01T00:00:00.000Z', ...change })));
}

test('says of a batch how it has ended', () => {
  const counts = { ...sampleBatch('b').counts, ended: 3, answered: 1, cancelled: 2 };
  expect(textOf({ status: 'COMPLETED', lines: 1, counts: { ...counts, cancelled: 0 } })).toBe(
    'Batch b is done: 1 total, 1 completed.',
  );
  expect(textOf({ status: 'CANCELLED', lines: 3, counts })).toBe(
    'Batch b was cancelled: 3 total, 1 completed, 2 cancelled.',
  );
  expect(textOf({ status: 'FAILED' })).toBe('Batch b has failed: nothing was researched.');
});
