import { describe, expect, test } from 'vitest';
import {
  BATCH_FILES,
  type Batch,
  BatchLine,
  type LineEnd,
  NO_COUNTS,
  batchKey,
  batchUploadPrefix,
  countsOf,
  endOf,
  hasBatchEnded,
  sumCounts,
} from '#shared/domain/batch.ts';
import { batchEvent } from '#shared/domain/batch-event.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';

const SPENT = { usd: 0.25, tokens: 100 };
const ENDS: readonly LineEnd[] = [
  { status: 'COMPLETED', outcome: 'answered', ...SPENT },
  { status: 'COMPLETED', outcome: 'answered', ...SPENT },
  { status: 'COMPLETED', outcome: 'partial', ...SPENT },
  { status: 'COMPLETED', outcome: 'insufficient_evidence', ...SPENT },
  { status: 'FAILED', ...SPENT },
  { status: 'CANCELLED', ...SPENT },
  { status: 'EXPIRED', ...SPENT },
];

const BATCH: Batch = {
  tenantId: 'acme',
  batchId: 'b 1',
  owner: 'ann',
  status: 'COMPLETED',
  defaults: {},
  inputKey: 'acme/uploads/lines.jsonl',
  createdAt: '2026-11-22T10:00:00.000Z',
  endedAt: '2026-11-22T11:00:00.000Z',
  lines: 7,
  errors: 2,
  counts: sumCounts(ENDS),
  runs: 1,
};

describe('the counts of a batch', () => {
  test('are the sum of the ends of its lines, each counted by its outcome or its status', () => {
    expect(sumCounts(ENDS)).toEqual({
      ended: 7,
      answered: 2,
      partial: 1,
      insufficientEvidence: 1,
      failed: 1,
      cancelled: 1,
      expired: 1,
      usd: 1.75,
      tokens: 700,
    });
    expect(sumCounts([])).toEqual(NO_COUNTS);
  });

  test.each([
    [{ status: 'COMPLETED', outcome: 'answered' }, 'answered'],
    [{ status: 'COMPLETED', outcome: 'partial' }, 'partial'],
    [{ status: 'COMPLETED', outcome: 'insufficient_evidence' }, 'insufficientEvidence'],
    [{ status: 'FAILED' }, 'failed'],
    [{ status: 'CANCELLED' }, 'cancelled'],
    [{ status: 'EXPIRED' }, 'expired'],
  ] as const)('take %o for one that is %s, and for nothing else', (end, name) => {
    expect(countsOf({ ...end, usd: 0, tokens: 0 })).toEqual({ ...NO_COUNTS, ended: 1, [name]: 1 });
  });
});

describe('the end of a line', () => {
  test('has of its job what the job has, and of a failure its name and its message alone', () => {
    const failure = { name: 'QuotaSpent', message: 'The plan is used up.', remedy: 'Wait.' };
    expect(endOf({ status: 'FAILED', failure }, SPENT)).toEqual({
      status: 'FAILED',
      failure: { name: 'QuotaSpent', message: 'The plan is used up.' },
      ...SPENT,
    });
    const partial = { status: 'COMPLETED', outcome: 'partial', endReason: 'deadline' } as const;
    expect(endOf(partial, SPENT)).toEqual({ ...partial, ...SPENT });
    expect(Object.keys(endOf({ status: 'CANCELLED' }, SPENT))).toEqual(['status', 'usd', 'tokens']);
  });
});

test.each([
  ['QUEUED', false],
  ['VALIDATING', false],
  ['SUBMITTING', false],
  ['RUNNING', false],
  ['CANCELLING', false],
  ['COMPLETED', true],
  ['CANCELLED', true],
  ['FAILED', true],
] as const)('a batch that is %s has ended: %s', (status, hasEnded) => {
  expect(hasBatchEnded(status)).toBe(hasEnded);
});

test.each(Object.entries(BATCH_FILES))('keeps its %s in a folder of its own, tenant first', (_, file) => {
  const keys = (['input', 'clean', 'errors', 'results', 'summary'] as const).map((one) =>
    batchKey(BATCH, one),
  );
  expect(keys).toContain(`acme/batches/b 1/${file}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('uploads of a tenant are under its own prefix', () => {
  expect(batchUploadPrefix('acme')).toBe('acme/uploads/');
});

test.each(['', 'a'.repeat(129), 'a\u0000b', 'a\u007Fb', 'a\u009Fb'])(
  'takes %j for no custom id',
  (customId) => {
    expect(BatchLine.safeParse({ question: 'Why does iron rust?', customId }).success).toBe(false);
  },
);

describe('batchJobId', () => {
  test('gives the same line of the same batch the same job, and any other another', () => {
    const of = (tenantId: string, batchId: string, customId: string): string =>
      batchJobId({ tenantId, batchId }, customId);
    expect(of('t', 'b', 'x')).toMatch(/^b-[0-9a-f]{40}$/u);
    expect(of('t', 'b', 'x')).toBe(of('t', 'b', 'x'));
    const all = [
      of('t', 'b', 'x'),
      of('t', 'b', 'y'),
      of('t', 'c', 'x'),
      of('u', 'b', 'x'),
      of('tb', '', 'x'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the event of a batch that has ended', () => {
  test('counts its lines, the rejected ones among them, and leads to its results', () => {
    const event = batchEvent(BATCH);
    expect(OutgoingEvent.parse(event)).toEqual(event);
    expect(event).toMatchObject({
      type: 'research.batch.completed',
      timestamp: '2026-11-22T11:00:00.000Z',
      tenantId: 'acme',
      owner: 'ann',
      data: {
        batchId: 'b 1',
        status: 'COMPLETED',
        counts: { total: 9, completed: 4, failed: 1, cancelled: 1, expired: 1, rejected: 2 },
        links: { batch: '/v1/batches/b%201', results: '/v1/batches/b%201/results' },
      },
    });
  });

  test('says how it ended, and bears one id for one batch', () => {
    for (const status of ['CANCELLED', 'FAILED'] as const)
      expect(batchEvent({ ...BATCH, status }).data).toMatchObject({ status });
    expect(batchEvent({ ...BATCH, status: 'FAILED' }).id).toBe(batchEvent(BATCH).id);
    expect(batchEvent({ ...BATCH, batchId: 'b-2' }).id).not.toBe(batchEvent(BATCH).id);
  });

  test('of a batch whose lines nobody could read counts none, at the time it was made', () => {
    const { endedAt: _ended, lines: _lines, errors: _errors, ...unread } = BATCH;
    const event = batchEvent({ ...unread, status: 'FAILED', counts: NO_COUNTS });
    expect(event.timestamp).toBe(BATCH.createdAt);
    expect(event.data).toMatchObject({ counts: { total: 0, completed: 0, rejected: 0 } });
  });
});
