import { Job, type JobReference, JobSettings } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { JobStore } from '#shared/ports/job-store.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type Entry, RECORDS, type RecordKind, type ResearchStore } from '#shared/ports/research-store.ts';
import type { SlotStore } from '#shared/ports/slot-store.ts';
import type { StepContext, StepEvent } from '#shared/ports/step.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';

export const NOW = Date.parse('2026-03-01T10:20:30.000Z');
export const JOB: JobReference = { tenantId: 'local', jobId: 'job-1' };

export function makeJob(change: Partial<Job> = {}): Job {
  return {
    ...JOB,
    owner: 'me',
    question: 'How are queues and tables encrypted at rest?',
    settings: JobSettings.parse({
      maxIterations: 10,
      interaction: 'none',
      providers: ['corpus'],
      deadlineMilliseconds: 600_000,
      evaluate: false,
    }),
    status: 'PROCESSING',
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-02T10:00:00.000Z',
    clarifications: [],
    waitedMilliseconds: 0,
    ...change,
  };
}

/** Small in-memory ports: what the report's steps touch, and nothing else. */
export interface World {
  readonly ports: Ports;
  readonly context: StepContext;
  readonly files: Map<string, string>;
  readonly events: TraceEvent[];
  readonly told: StepEvent[];
  readonly calls: string[];
  readonly setClock: (now: number) => void;
  readonly currentJob: () => Promise<Job | undefined>;
}

export function makeWorld(job: Job = makeJob()): World {
  const files = new Map<string, string>();
  const events: TraceEvent[] = [];
  const told: StepEvent[] = [];
  const calls: string[] = [];
  let now = NOW;
  const jobs = jobStore(job);
  const used = {
    clock: { now: () => now },
    archive: archiveIn(files),
    jobs,
    research: researchStore(),
    trace: traceIn(events),
    slots: slotsIn(calls),
    dispatcher: {
      poke: async () => {
        calls.push('poke');
      },
    },
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the steps under test touch no other port
  const ports = used as unknown as Ports;
  const tell = async (event: StepEvent): Promise<void> => {
    told.push(event);
  };
  return {
    ports,
    context: { ports, job, tell },
    files,
    events,
    told,
    calls,
    setClock: (at) => {
      now = at;
    },
    currentJob: async () => jobs.get(job),
  };
}

function decode(body: Uint8Array | string): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}

function archiveIn(files: Map<string, string>): Archive {
  return {
    put: async (key, body) => void files.set(key, decode(body)),
    putIfAbsent: async (key, body) => {
      if (files.has(key)) return false;
      files.set(key, decode(body));
      return true;
    },
    get: async (key) => {
      const text = files.get(key);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    getText: async (key) => files.get(key),
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
    delete: async (key) => void files.delete(key),
  };
}

function jobStore(first: Job): JobStore {
  let job = first;
  return {
    create: async () => false,
    get: async (reference) => (reference.jobId === job.jobId ? job : undefined),
    change: async (_reference, from, change) => {
      if (!from.includes(job.status)) return undefined;
      const merged = Object.entries({ ...job, ...change }).filter(([, value]) => value !== null);
      job = Job.parse(Object.fromEntries(merged));
      return job;
    },
    listByOwner: async () => ({ jobs: [job] }),
    listByStatus: async () => ({ jobs: [job] }),
  };
}

function researchStore(): ResearchStore {
  const records = new Map<string, unknown>();
  const put = async <Kind extends RecordKind>(
    _job: JobReference,
    kind: Kind,
    entry: Entry<Kind>,
  ): Promise<void> => void records.set(`${kind}#${entry.id}`, entry.record);
  return {
    put,
    putAll: async (job, kind, entries) => {
      for (const entry of entries) await put(job, kind, entry);
    },
    get: async (_job, kind, id) => {
      const record = records.get(`${kind}#${id}`);
      return record === undefined ? undefined : parseRecord(kind, record);
    },
    list: async (_job, kind, prefix = '') => {
      const keys = [...records.keys()].filter((key) => key.startsWith(`${kind}#${prefix}`)).sort();
      return keys.map((key) => parseRecord(kind, records.get(key)));
    },
  };
}

function parseRecord(kind: RecordKind, record: unknown): never {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema has just been checked
  return RECORDS[kind].parse(record) as never;
}

function traceIn(events: TraceEvent[]): TraceStore {
  return {
    append: async (_job, event) => {
      const known = events.find((one) => one.key === event.key);
      if (known) return known;
      const appended = { ...event, sequence: events.length + 1, at: new Date(NOW).toISOString() };
      events.push(appended);
      return appended;
    },
    list: async (_job, page) => events.filter((event) => event.sequence > page.after).slice(0, page.limit),
  };
}

function slotsIn(calls: string[]): SlotStore {
  return {
    claim: async () => true,
    release: async (job) => {
      calls.push(`release ${job.jobId}`);
    },
    list: async () => [],
  };
}
