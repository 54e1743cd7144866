import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEventFile } from '#shared/adapters/outgoing/event-file.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { outgoingEventId } from '#shared/domain/outgoing-event-id.ts';
import { ServiceUnavailable } from '#shared/errors.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-events-'));
});
afterEach(async () => rm(folder, { recursive: true }));

function eventOf(subject: string): OutgoingEvent {
  const type = 'research.job.cancelled';
  const at = '2026-01-01T00:00:00.000Z';
  return {
    id: outgoingEventId({ type, tenantId: 'tenant', subject }),
    type,
    timestamp: at,
    tenantId: 'tenant',
    owner: 'owner',
    data: { jobId: subject, createdAt: at, status: 'CANCELLED', links: { job: `/v1/${subject}` } },
  };
}

async function jobsIn(name: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, name), 'utf8');
  return [...text.matchAll(/"jobId":"(\w+)"/gu)].map(([, jobId = '']) => jobId);
}

test('events of one moment are whole lines, in order, and the oldest files go', async () => {
  const bytes = Buffer.byteLength(JSON.stringify(eventOf('j0'))) * 3;
  const bus = createEventFile(join(folder, 'events.jsonl'), { maximumBytes: bytes, oldFiles: 2 });
  const subjects = Array.from({ length: 10 }, (_, index) => `j${index}`);
  await Promise.all(subjects.map(async (subject) => bus.publish(eventOf(subject))));
  expect((await readdir(folder)).toSorted()).toEqual(['events.1.jsonl', 'events.2.jsonl', 'events.jsonl']);
  const kept = [
    ...(await jobsIn('events.2.jsonl')),
    ...(await jobsIn('events.1.jsonl')),
    ...(await jobsIn('events.jsonl')),
  ];
  expect(kept).toEqual(subjects.slice(-kept.length));
  expect(kept.length).toBeGreaterThanOrEqual(5);
  expect(kept.length).toBeLessThan(10);
});

test('what cannot be written is said, and the next is tried again', async () => {
  const missing = join(folder, 'later');
  const bus = createEventFile(join(missing, 'events.jsonl'));
  await expect(bus.publish(eventOf('j1'))).rejects.toBeInstanceOf(ServiceUnavailable);
  await mkdir(missing);
  await bus.publish(eventOf('j2'));
  expect(await readdir(missing)).toEqual(['events.jsonl']);
});
