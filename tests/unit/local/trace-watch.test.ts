import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type System, openServing } from '#local/system.ts';
import { createTraceWatch } from '#local/trace-watch.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { openSystem } from '#tests/workflow/support/open-system.ts';
import { configWith, jobNamed } from '#tests/workflow/support/world.ts';

const JOB = { tenantId: 'local', jobId: 'a' };
/** As long as timers go: what is waited for has to come by itself. */
const FOREVER = 2 ** 31 - 1;

describe('who watches a job', () => {
  it('is woken by its events and by those of no other job', async () => {
    const watch = createTraceWatch();
    const watching = watch.open(JOB);
    const woken: string[] = [];
    const waiting = watching.appended(FOREVER).then(() => woken.push('woken'));
    watch.announce({ tenantId: 'local', jobId: 'b' });
    watch.announce({ tenantId: 'another', jobId: 'a' });
    await Promise.resolve();
    expect(woken).toEqual([]);
    watch.announce(JOB);
    await waiting;
    watching.close();
  });

  it('hears once of what came before the waiting began', async () => {
    const watch = createTraceWatch();
    const watching = watch.open(JOB);
    watch.announce(JOB);
    watch.announce(JOB);
    await watching.appended(FOREVER);
    const again = await Promise.race([watching.appended(1).then(() => 'late'), Promise.resolve('waits')]);
    expect(again).toBe('waits');
    watching.close();
  });

  it('waits no longer than it says', async () => {
    const watching = createTraceWatch().open(JOB);
    await expect(watching.appended(1)).resolves.toBeUndefined();
    watching.close();
  });

  it('leaves the others waiting when it goes', async () => {
    const watch = createTraceWatch();
    const [first, second] = [watch.open(JOB), watch.open(JOB)];
    first.close();
    const waiting = second.appended(FOREVER);
    watch.announce(JOB);
    await expect(waiting).resolves.toBeUndefined();
    second.close();
  });
});

describe('the events of a job', () => {
  let folder: string;
  let system: System | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-watch-'));
  });
  afterEach(async () => {
    await system?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open = {
    'this thread': openSystem,
    'a thread of their own': openServing,
  } as const;

  it.each(['this thread', 'a thread of their own'] as const)('wake who follows it from %s', async (place) => {
    system = await open[place](configWith({ PLUMBLINE_DATA: folder, MODEL_PROVIDER: 'none' }), {});
    await begin(system.ports);
  });
});

/** Resolves when a job that was begun has told of itself. */
async function begin(ports: Ports): Promise<void> {
  const job = jobNamed('job-1', ports);
  const watching = ports.traceWatch?.open(job);
  await ports.jobs.create(job);
  await ports.dispatcher.notify();
  await watching?.appended(FOREVER);
  watching?.close();
  expect(await ports.trace.list(job, { after: 0, limit: 1 })).toHaveLength(1);
}
