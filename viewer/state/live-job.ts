import type { StageName } from '#shared/domain/step-row.ts';
import * as z from 'zod';
import type { JobStatus } from '#shared/domain/job.ts';
import { ItemStatus } from '#shared/domain/plan.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { stageOf } from './stages.ts';

export interface LiveItem {
  readonly id: string;
  readonly description: string;
  readonly status: ItemStatus | undefined;
}

export interface LiveSource {
  readonly id: string;
  readonly title: string;
  readonly state: 'chosen' | 'read' | 'quoted' | 'skipped';
  readonly quotes: number;
  readonly firstQuote: string | undefined;
}

export interface LiveSearch {
  readonly query: string;
  readonly provider: string;
  readonly hits: number;
}

/** What is known of a job from its events, and from nothing else. */
export interface LiveJob {
  readonly last: number;
  readonly status: JobStatus | undefined;
  readonly startedAt: string | undefined;
  readonly latestAt: string | undefined;
  readonly progress: number;
  readonly message: string;
  readonly stage: StageName | undefined;
  readonly reached: ReadonlySet<StageName>;
  readonly iteration: number;
  readonly items: readonly LiveItem[];
  readonly sources: readonly LiveSource[];
  readonly searches: readonly LiveSearch[];
  readonly readingSince: string | undefined;
  readonly tokens: number;
  readonly usd: number;
  readonly isPriceKnown: boolean;
  readonly calls: number;
  readonly troubles: readonly TraceEvent[];
}

export const NOTHING_YET: LiveJob = {
  last: 0,
  status: undefined,
  startedAt: undefined,
  latestAt: undefined,
  progress: 0,
  message: '',
  stage: undefined,
  reached: new Set(),
  iteration: 0,
  items: [],
  sources: [],
  searches: [],
  readingSince: undefined,
  tokens: 0,
  usd: 0,
  isPriceKnown: true,
  calls: 0,
  troubles: [],
};

/** A model may take so long, in seconds; a job that tells nothing for longer may be stuck. */
const LONGEST_SILENCE = 120;

/** How many seconds a job has told nothing, where that is longer than it should be. */
export function silentSeconds({ latestAt }: Pick<LiveJob, 'latestAt'>, now: number): number | undefined {
  const seconds = latestAt === undefined ? 0 : Math.round((now - Date.parse(latestAt)) / 1000);
  return seconds > LONGEST_SILENCE ? seconds : undefined;
}

/** A job after some more events. An event that was seen already changes nothing. */
export function withEvents(job: LiveJob, events: readonly TraceEvent[]): LiveJob {
  return events.reduce(
    (known, event) => (event.sequence > known.last ? withEvent(known, event) : known),
    job,
  );
}

function withEvent(job: LiveJob, event: TraceEvent): LiveJob {
  const stage = stageOf(event.stage) ?? job.stage;
  const isTrouble =
    event.type === 'degraded' || event.type.endsWith('-failed') || event.type.endsWith('-lost');
  const next: LiveJob = {
    ...job,
    last: event.sequence,
    startedAt: job.startedAt ?? event.at,
    latestAt: event.at,
    progress: Math.max(job.progress, event.progress),
    message: event.type.endsWith('-started') ? job.message : event.message,
    stage,
    reached: stage === undefined || job.reached.has(stage) ? job.reached : new Set([...job.reached, stage]),
    iteration: Math.max(job.iteration, Iteration.safeParse(event.data).data?.iteration ?? 0),
    troubles: isTrouble ? [...job.troubles, event] : job.troubles,
  };
  return READERS[event.type]?.(next, event) ?? next;
}

const Iteration = z.object({ iteration: z.int() });
const PlanData = z.object({ checklist: z.array(z.object({ id: z.string(), description: z.string() })) });
const CheckData = z.object({ items: z.array(z.object({ itemId: z.string(), status: ItemStatus })) });
const ChosenData = z.object({ sources: z.array(z.object({ id: z.string(), title: z.string() })) });
const ReadData = z.object({ sourceId: z.string(), status: z.string() });
const DigestData = z.object({
  sourceId: z.string(),
  evidenceCount: z.int(),
  firstQuote: z.string().optional(),
});
const LostData = z.object({ sourceId: z.string() });
const SearchData = z.object({ query: z.string(), provider: z.string(), hitCount: z.int() });
const CallData = z.object({
  inputTokens: z.number().default(0),
  outputTokens: z.number().default(0),
  usd: z.union([z.number(), z.string()]).default('unknown'),
});

type Reader = (job: LiveJob, event: TraceEvent) => LiveJob;

const READERS: Readonly<Record<string, Reader>> = {
  'plan-research-finished': (job, { data }) => {
    const plan = PlanData.safeParse(data).data;
    if (!plan) return job;
    return { ...job, items: plan.checklist.map((item) => ({ ...item, status: undefined })) };
  },
  'check-completeness-finished': (job, { data }) => {
    const found = CheckData.safeParse(data).data;
    const statuses = new Map(found?.items.map((item) => [item.itemId, item.status]));
    return {
      ...job,
      items: job.items.map((item) => ({ ...item, status: statuses.get(item.id) ?? item.status })),
    };
  },
  'select-sources-finished': (job, { data, at }) => {
    const known = new Set(job.sources.map((source) => source.id));
    const chosen = (ChosenData.safeParse(data).data?.sources ?? []).filter(({ id }) => !known.has(id));
    const fresh = chosen.map(({ id, title }) => ({
      id,
      title,
      state: 'chosen' as const,
      quotes: 0,
      firstQuote: undefined,
    }));
    return { ...job, sources: [...job.sources, ...fresh], readingSince: at };
  },
  'fetch-source-finished': (job, { data }) => {
    const read = ReadData.safeParse(data).data;
    return read
      ? changed(job, read.sourceId, { state: read.status === 'skipped' ? 'skipped' : 'read' })
      : job;
  },
  'digest-source-finished': (job, { data }) => {
    const digest = DigestData.safeParse(data).data;
    if (!digest) return job;
    const { sourceId, evidenceCount: quotes, firstQuote } = digest;
    return changed(job, sourceId, { state: 'quoted', quotes, firstQuote });
  },
  'source-lost': skipped,
  'digest-source-failed': skipped,
  'fetch-source-failed': skipped,
  'run-search-finished': (job, { data }) => {
    const search = SearchData.safeParse(data).data;
    if (!search) return job;
    const { query, provider, hitCount: hits } = search;
    return { ...job, searches: [...job.searches, { query, provider, hits }] };
  },
  'model-called': withCall,
};

function skipped(job: LiveJob, { data }: TraceEvent): LiveJob {
  const lost = LostData.safeParse(data).data;
  return lost ? changed(job, lost.sourceId, { state: 'skipped' }) : job;
}

function withCall(job: LiveJob, { data }: TraceEvent): LiveJob {
  const call = CallData.safeParse(data).data;
  if (!call) return job;
  const isKnown = typeof call.usd === 'number';
  return {
    ...job,
    calls: job.calls + 1,
    tokens: job.tokens + call.inputTokens + call.outputTokens,
    usd: job.usd + (typeof call.usd === 'number' ? call.usd : 0),
    isPriceKnown: job.isPriceKnown && isKnown,
  };
}

function changed(job: LiveJob, sourceId: string, change: Partial<LiveSource>): LiveJob {
  return {
    ...job,
    sources: job.sources.map((source) => (source.id === sourceId ? { ...source, ...change } : source)),
  };
}

/** How many of the chosen documents are through, and about how long the others take at that pace. */
export function readingPace(
  job: LiveJob,
  now: number,
): { readonly done: number; readonly total: number; readonly secondsLeft: number | undefined } | undefined {
  if (job.stage !== 'read' || job.sources.length === 0) return undefined;
  const done = job.sources.filter(({ state }) => state === 'quoted' || state === 'skipped').length;
  const total = job.sources.length;
  const since = job.readingSince === undefined ? now : Date.parse(job.readingSince);
  const pace = done === 0 ? undefined : (now - since) / done;
  return {
    done,
    total,
    secondsLeft: pace === undefined ? undefined : Math.ceil((pace * (total - done)) / 1000),
  };
}
