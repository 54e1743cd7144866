import { beforeEach, describe, expect, it } from 'vitest';
import type { Job, PendingInput } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { settleWait } from '#shared/research/settle-wait.ts';
import { PLAN } from '#tests/unit/shared/prompting/given.ts';
import { eventsOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

let ports: Ports;
let notified = 0;

beforeEach(async () => {
  notified = 0;
  ports = await openPorts({ dispatcher: { notify: async () => void (notified += 1) } });
});

const ROUND = { questions: ['Which?'], answer: 'This' };

async function waiting(kind: PendingInput['kind'], change: Partial<Job> = {}): Promise<Job> {
  const pendingInput = {
    kind,
    questions: ['Which?'],
    taskToken: 'token-1',
    since: '2025-03-01T10:00:00.000Z',
    until: '2025-03-01T10:10:00.000Z',
  };
  return submit(ports, jobOf('job-1', { status: 'AWAITING_INPUT', pendingInput, ...change }));
}

describe('the wait for a person', () => {
  it('ends by one write that holds the whole reply, and the job waits for a slot', async () => {
    const job = await waiting('clarify', { clarifications: [ROUND] });
    const settled = await settleWait(
      job,
      {
        output: { answered: true },
        clarification: { ...ROUND, answer: 'That' },
        fingerprint: 'f',
        message: 'Answered',
      },
      ports,
    );
    expect(settled).toMatchObject({
      status: 'QUEUED',
      resumption: { taskToken: 'token-1', since: '2025-03-01T10:00:00.000Z', output: { answered: true } },
      clarifications: [ROUND, { ...ROUND, answer: 'That' }],
      lastReply: 'f',
    });
    expect(settled).not.toHaveProperty('pendingInput');
    expect(notified).toBe(1);
    expect(await eventsOf(ports, job)).toMatchObject([
      {
        key: 'job-replied/clarify/1',
        type: 'job-replied',
        stage: 'ask-user',
        message: 'Answered',
        data: { kind: 'clarify' },
      },
    ]);
  });

  it('ends without an answer, too, and keeps what was known', async () => {
    const job = await waiting('approve');
    const settled = await settleWait(job, { plan: PLAN, message: 'Nobody answered' }, ports);
    expect(settled?.resumption).toEqual({
      taskToken: 'token-1',
      since: '2025-03-01T10:00:00.000Z',
      plan: PLAN,
    });
    expect(settled?.clarifications).toEqual([]);
    expect(settled).not.toHaveProperty('lastReply');
    expect(await eventsOf(ports, job)).toMatchObject([
      {
        key: 'job-not-answered/approve/0',
        type: 'job-not-answered',
        stage: 'approve-plan',
        data: { kind: 'approve' },
      },
    ]);
  });

  it('is ended by one of two replies, and the other leaves no trace', async () => {
    const job = await waiting('clarify');
    await settleWait(job, { output: { answered: true }, message: 'First' }, ports);
    expect(await settleWait(job, { output: { answered: false }, message: 'Second' }, ports)).toBeUndefined();
    expect((await ports.jobs.get(job))?.resumption?.output).toEqual({ answered: true });
    expect(await eventsOf(ports, job)).toHaveLength(1);
    expect(notified).toBe(1);
  });

  it('is none where nothing was asked', async () => {
    const job = await submit(ports, jobOf('job-1'));
    expect(await settleWait(job, { output: { answered: true }, message: 'First' }, ports)).toBeUndefined();
    expect(notified).toBe(0);
  });
});
