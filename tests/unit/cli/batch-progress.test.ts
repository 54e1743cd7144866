import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_COUNTS } from '#shared/domain/batch.ts';
import { drawProgress } from '../../../cli/batch-progress.ts';
import { columnsOf } from '../../../cli/text-layout.ts';

test('the progress of a batch is a bar, what has become of its lines, and where it is', () => {
  const counts = { ...NO_COUNTS, ended: 3, answered: 1, failed: 1, insufficientEvidence: 1 };
  expect(drawProgress({ status: 'RUNNING', lines: 4, errors: 1, counts }, 100)).toBe(
    '━━━━━── 3/4  1 answered, 0 in part, 1 without enough evidence, 1 failed, 1 line with errors  running',
  );
  expect(drawProgress({ status: 'RUNNING', lines: 4, counts: NO_COUNTS }, 80)).toBe(
    '──────────────────────── 0/4  0 answered, 0 in part  running',
  );
});

test('the progress of a batch fits any terminal, so that it is drawn over and never repeated', () => {
  const count = fc.integer({ min: 0, max: 100_000 });
  const counts = fc.record({
    ended: count,
    answered: count,
    partial: count,
    insufficientEvidence: count,
    failed: count,
    cancelled: count,
    expired: count,
    usd: count,
    tokens: count,
  });
  fc.assert(
    fc.property(counts, count, fc.integer({ min: 20, max: 200 }), (given, errors, columns) => {
      const line = drawProgress({ status: 'RUNNING', lines: given.ended, errors, counts: given }, columns);
      expect(columnsOf(line)).toBeLessThanOrEqual(columns);
    }),
  );
});
