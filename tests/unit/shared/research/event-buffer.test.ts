import { expect, it } from 'vitest';
import { ServiceUnavailable } from '#shared/errors.ts';
import { createEventBuffer } from '#shared/research/event-buffer.ts';
import { eventsOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

const eventOf = (type: string) => ({ key: type, type, stage: 'test', message: type, progress: 0, data: {} });

async function opened() {
  const ports = await openPorts();
  const job = await submit(ports, jobOf('job-1'));
  return { ports, job, buffer: createEventBuffer(ports.trace, job) };
}

it('writes what a step emits when it flushes, in its order', async () => {
  const { ports, job, buffer } = await opened();
  for (const type of ['one', 'two', 'three']) buffer.add(eventOf(type));
  expect(await eventsOf(ports, job)).toEqual([]);
  await buffer.flush();
  expect((await eventsOf(ports, job)).map(({ type }) => type)).toEqual(['one', 'two', 'three']);
  await buffer.flush();
  expect(await eventsOf(ports, job)).toHaveLength(3);
});

it('puts what was emitted before an event that is waited for in front of it', async () => {
  const { ports, job, buffer } = await opened();
  buffer.add(eventOf('before'));
  await buffer.trace.append(job, eventOf('waited-for'));
  await buffer.flush();
  expect((await eventsOf(ports, job)).map(({ type }) => type)).toEqual(['before', 'waited-for']);
  expect((await buffer.trace.list(job, { after: 0, limit: 10 })).length).toBe(2);
});

it('throws at the flush what kept an event from being written', async () => {
  const { ports, job } = await opened();
  const outage = new ServiceUnavailable('The table is busy.');
  const failing = { ...ports.trace, append: async () => Promise.reject(outage) };
  const buffer = createEventBuffer(failing, job);
  buffer.add(eventOf('lost'));
  await expect(buffer.flush()).rejects.toBe(outage);
});
