import { describe, expect, test, vi } from 'vitest';
import { announceEvents, createTraceWatch } from '#local/trace-watch.ts';
import { endEvent } from '#shared/domain/job-end.ts';
import { open, submit } from '../job-world.ts';

describe('events', () => {
  test('that come while one waits are answered at once', async () => {
    const api = await open();
    const jobId = await submit(api);
    const waiting = api.client.events(jobId, { after: 1, waitSeconds: 25 });
    await api.client.cancel(jobId);
    expect((await waiting).events.map((event) => event.type)).toEqual(['job-cancelled']);
  });

  test('that are told of wait for no next look', async () => {
    const watch = createTraceWatch();
    const watched = vi.spyOn(watch, 'open');
    const api = await open({
      changePorts: (ports) => ({
        ...ports,
        traceWatch: watch,
        trace: announceEvents(ports.trace, (job) => watch.announce(job)),
      }),
    });
    const jobId = await submit(api);
    const waiting = api.client.events(jobId, { after: 1, waitSeconds: 25 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await api.client.cancel(jobId);
      expect((await waiting).events.map((event) => event.type)).toEqual(['job-cancelled']);
      expect(watched).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('have no end between the end of a job and the event that says so', async () => {
    const api = await open();
    const jobId = await submit(api);
    const endedAt = new Date(api.ports.clock.now()).toISOString();
    const job = await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], {
      status: 'CANCELLED',
      endedAt,
    });
    const early = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(early).toMatchObject({ status: 'CANCELLED', events: [], isEnd: false });
    const end = job && endEvent(job, { stage: 'cancel', message: 'The job was cancelled', data: {} });
    if (job && end) await api.ports.trace.append(job, end);
    const said = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(said).toMatchObject({ events: [{ type: 'job-cancelled' }], isEnd: false });
    const after = await api.client.events(jobId, { after: 2, waitSeconds: 0 });
    expect(after).toMatchObject({ events: [], isEnd: true });
  });

  test('end although the event of the end was lost with its process', async () => {
    const api = await open();
    const jobId = await submit(api);
    const endedAt = new Date(api.ports.clock.now() - 6000).toISOString();
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'CANCELLED', endedAt });
    const list = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(list).toMatchObject({ events: [], isEnd: true });
  });

  test('cannot be waited for longer than a gateway holds', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.events(jobId, { after: 0, waitSeconds: 26 })).rejects.toMatchObject({
      httpStatus: 400,
      failure: { field: 'wait' },
    });
  });
});
