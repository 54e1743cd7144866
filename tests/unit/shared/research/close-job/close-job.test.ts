import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { closeJob } from '#shared/research/close-job/close-job.ts';
import { findFailedState } from '#shared/research/close-job/failed-state.ts';
import {
  START,
  type StandingClock,
  createStandingClock,
  eventsOf,
  jobOf,
  openPorts,
  submit,
} from '#tests/unit/functions/steps/ports.ts';

let ports: Ports;
let clock: StandingClock;
let notified = 0;

beforeEach(async () => {
  clock = createStandingClock();
  notified = 0;
  const dispatcher = { notify: async () => void (notified += 1) };
  ports = await openPorts({ clock, dispatcher });
});

const DOWN = { Error: 'Lambda', Cause: '{"errorType":"ServiceUnavailable","errorMessage":"It is down."}' };
const close = async (job: Job, error: Parameters<typeof closeJob>[1]['error'] = DOWN) =>
  closeJob(job, { error, stage: 'fail-job' }, ports);

async function emit(job: Job, ...types: readonly (readonly [stage: string, type: string])[]): Promise<void> {
  for (const [stage, type] of types)
    await ports.trace.append(job, {
      key: `${stage}/${type}`,
      type,
      stage,
      message: '',
      progress: 0,
      data: {},
    });
}

describe('closing a job', () => {
  it('gives it its end, its last event and its slot back, and has the queue looked at', async () => {
    const job = await submit(ports, jobOf('job-1'));
    await ports.slots.claim(job, { limit: 1, now: START, until: START + 60_000 });
    await emit(job, ['digest-source', 'digest-source-started']);
    clock.moveBy(3000);
    const ended = await close(job);
    expect(ended).toMatchObject({
      status: 'FAILED',
      endedAt: new Date(START + 3000).toISOString(),
      failure: { name: 'ServiceUnavailable', message: 'It is down.' },
    });
    expect(await ports.jobs.get(job)).toEqual(ended);
    expect((await eventsOf(ports, job)).at(-1)).toMatchObject({
      type: 'job-failed',
      stage: 'fail-job',
      message: 'It is down.',
      progress: 1,
      data: { failure: { name: 'ServiceUnavailable' } },
    });
    expect(await ports.slots.list()).toEqual([]);
    expect(notified).toBe(1);
  });

  it('leaves nothing to wait for', async () => {
    const pendingInput = {
      kind: 'clarify' as const,
      questions: ['Which?'],
      taskToken: 'token',
      since: new Date(START).toISOString(),
      until: new Date(START + 60_000).toISOString(),
    };
    const resumption = { taskToken: 'token', since: pendingInput.since };
    const job = await submit(ports, jobOf('job-1', { status: 'AWAITING_INPUT', pendingInput, resumption }));
    const ended = await close(job);
    expect(ended).not.toHaveProperty('pendingInput');
    expect(ended).not.toHaveProperty('resumption');
  });

  it('can be repeated: it ends once, with one event', async () => {
    const job = await submit(ports, jobOf('job-1'));
    const first = await close(job);
    clock.moveBy(1000);
    expect(await close(job, { Error: 'JobCancelled' })).toEqual(first);
    expect((await eventsOf(ports, job)).map(({ type }) => type)).toEqual(['job-failed']);
    expect(notified).toBe(2);
  });

  it('leaves a completed job as it is, and emits its end where that is missing', async () => {
    const completed = { status: 'COMPLETED', outcome: 'partial', endReason: 'budget' } as const;
    const job = await submit(ports, jobOf('job-1', completed));
    expect(await close(job)).toEqual(job);
    await close(job);
    expect(await eventsOf(ports, job)).toMatchObject([
      { type: 'job-completed', progress: 1, data: { outcome: 'partial', endReason: 'budget' } },
    ]);
  });

  it('says of a job that ended without a failure how it ended', async () => {
    const job = await submit(ports, jobOf('job-1', { status: 'CANCELLED' }));
    await close(job);
    expect(await eventsOf(ports, job)).toMatchObject([
      { type: 'job-cancelled', message: 'The job ended as cancelled', data: {} },
    ]);
  });

  it.each([
    [-1, 'FAILED'],
    [0, 'EXPIRED'],
  ] as const)('%i ms after its time to live ends it as %s', async (milliseconds, status) => {
    const job = await submit(ports, jobOf('job-1', { expiresAt: new Date(START + 1000).toISOString() }));
    clock.moveBy(1000 + milliseconds);
    expect((await close(job))?.status).toBe(status);
  });

  it('gives the slot of a job that is not there to another', async () => {
    expect(await close(jobOf('never-was'))).toBeUndefined();
    expect(notified).toBe(1);
  });
});

describe('the state that failed', () => {
  it.each([
    ['none where nothing began', [], undefined],
    [
      'the last that began',
      [
        ['plan-research', 'plan-research-started'],
        ['run-search', 'run-search-started'],
      ],
      'RunSearch',
    ],
    [
      'the last that failed',
      [
        ['run-search', 'run-search-failed'],
        ['run-search', 'run-search-finished'],
      ],
      'RunSearch',
    ],
    [
      'not the step that closes',
      [
        ['run-search', 'run-search-failed'],
        ['fail-job', 'fail-job-started'],
      ],
      'RunSearch',
    ],
    ['none that is no state', [['queue', 'queue-started']], undefined],
  ] as const)('is %s', async (_, events, state) => {
    const job = await submit(ports, jobOf('job-1'));
    await emit(job, ...events);
    expect(await findFailedState(job, ports.trace)).toBe(state);
  });
});
