import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTGOING_EVENTS, OutgoingEvent, OutgoingEventType } from '#shared/domain/outgoing-event.ts';
import { outgoingEventId } from '#shared/domain/outgoing-event-id.ts';

const completed = {
  id: outgoingEventId({ type: 'research.job.completed', tenantId: 'acme', subject: 'job-1' }),
  type: 'research.job.completed',
  timestamp: '2026-11-22T10:00:00.000Z',
  tenantId: 'acme',
  owner: 'ann',
  data: {
    jobId: 'job-1',
    createdAt: '2026-11-22T09:58:00.000Z',
    endedAt: '2026-11-22T10:00:00.000Z',
    outcome: 'answered',
    links: { job: '/v1/research/jobs/job-1', result: '/v1/research/jobs/job-1/result' },
  },
} as const;

describe('events for others', () => {
  it('takes a completed job with its links', () => {
    expect(OutgoingEvent.parse(completed)).toEqual(completed);
  });

  it('drops what is not said to be in an event, such as the text of a question', () => {
    const parsed = OutgoingEvent.parse({ ...completed, data: { ...completed.data, question: 'Why?' } });
    expect(JSON.stringify(parsed)).not.toContain('Why?');
  });

  it('refuses the data of one type under the name of another', () => {
    const wrong = { ...completed, type: 'research.batch.completed' };
    expect(OutgoingEvent.safeParse(wrong).success).toBe(false);
  });

  it('refuses an id of another form', () => {
    expect(OutgoingEvent.safeParse({ ...completed, id: 'job-1' }).success).toBe(false);
  });

  it('names each type once, in the list and in the table', () => {
    expect(Object.keys(OUTGOING_EVENTS)).toEqual(OutgoingEventType.options);
  });

  it('gives the same happening the same id, and different ones different ids', () => {
    const happening = fc.record({
      type: fc.constantFrom(...OutgoingEventType.options),
      tenantId: fc.string({ maxLength: 3 }),
      subject: fc.string({ maxLength: 3 }),
      occasion: fc.string({ minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(happening, happening, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(outgoingEventId(one) === outgoingEventId(other)).toBe(isSame);
      }),
    );
  });
});
