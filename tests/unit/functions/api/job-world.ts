import { afterEach } from 'vitest';
import type { Job, PendingInput } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { ONLY } from '#shared/domain/records.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { type ApiWorld, type WorldOptions, createApiWorld } from './api-world.ts';
import { exampleReport } from './example-report.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** An API with nothing in it, closed after the test. */
export async function open(options: WorldOptions = {}): Promise<ApiWorld> {
  world = await createApiWorld(options);
  return world;
}

export async function submit(api: ApiWorld): Promise<string> {
  return (await api.client.submit({ question: 'What does the gate count?' })).jobId;
}

export const PLAN: Plan = {
  checklist: [
    {
      id: 'c1',
      description: 'What it counts',
      topic: [],
      parts: [{ text: 'what it counts', terms: ['count'], focus: [], circumstance: [] }],
    },
    {
      id: 'c2',
      description: 'When it passes',
      topic: [],
      parts: [{ text: 'when it passes', terms: ['pass'], focus: [], circumstance: [] }],
    },
  ],
  subQuestions: [{ id: 'q1', text: 'What does the gate count?', itemIds: ['c1', 'c2'] }],
  searchTasks: [],
  writingPlan: { goal: 'Answer', tone: 'plain', sections: [], directives: [], maximumWords: 500 },
  estimate: { searches: 4, reads: 7, modelCalls: 0 },
};

export const SHORTER: Plan = {
  ...PLAN,
  checklist: PLAN.checklist.slice(0, 1),
  subQuestions: [{ id: 'q1', text: 'What?', itemIds: ['c1'] }],
};

/** As it waits for an answer of its caller. */
export async function park(api: ApiWorld, jobId: string, kind: PendingInput['kind']): Promise<void> {
  await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
  await api.ports.jobs.change({ tenantId: 'local', jobId }, ['PROCESSING'], {
    status: 'AWAITING_INPUT',
    pendingInput: {
      kind,
      questions: ['Which gate?'],
      taskToken: 'token-1',
      since: '2026-01-01T00:00:00.000Z',
      until: '2026-01-01T00:10:00.000Z',
    },
  });
  await api.ports.research.put({ tenantId: 'local', jobId }, 'PLAN', { id: ONLY, record: PLAN });
}

/** As the steps leave it, with its report in each form. */
export async function complete(api: ApiWorld, jobId: string): Promise<void> {
  const reference = { tenantId: 'local', jobId };
  await api.ports.archive.put(reportKey('local', jobId, 'json'), JSON.stringify(exampleReport()));
  await api.ports.archive.put(reportKey('local', jobId, 'md'), '# Title');
  await api.ports.archive.put(reportKey('local', jobId, 'html'), '<h1>Title</h1>');
  await api.ports.jobs.change(reference, ['QUEUED'], { status: 'PROCESSING' });
  await api.ports.jobs.change(reference, ['PROCESSING'], { status: 'COMPLETED', outcome: 'answered' });
}

export async function stored(api: ApiWorld, jobId: string): Promise<Job | undefined> {
  return api.ports.jobs.get({ tenantId: 'local', jobId });
}

export const MISSING = { httpStatus: 404, failure: { name: 'NotFound' } };
export const CONFLICT = { httpStatus: 409, failure: { name: 'Conflict' } };
