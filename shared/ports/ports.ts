import type { Settings } from '#shared/domain/settings.ts';
import type { Archive } from './archive.ts';
import type { BatchRuns } from './batch-runs.ts';
import type { BatchStore } from './batch-store.ts';
import type { BreakerStore } from './breaker-store.ts';
import type { BudgetStore } from './budget-store.ts';
import type { Cache } from './cache.ts';
import type { CallLedger } from './call-ledger.ts';
import type { CallerLimits } from './caller-limits.ts';
import type { Clock, Ids } from './clock.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Eraser } from './eraser.ts';
import type { Encoder } from './encoder.ts';
import type { EventBus } from './event-bus.ts';
import type { Executions } from './executions.ts';
import type { FullTexts } from './full-texts.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { JobStore } from './job-store.ts';
import type { NamedCorpora } from './named-corpora.ts';
import type { Metrics } from './metrics.ts';
import type { Model } from './model.ts';
import type { Outbox } from './outbox.ts';
import type { PageReader } from './page-reader.ts';
import type { Poster } from './poster.ts';
import type { ChooseProviders } from './provider-choice.ts';
import type { ReadingAhead } from './reading-ahead.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Reranker } from './reranker.ts';
import type { ResearchStore } from './research-store.ts';
import type { Sealer } from './sealer.ts';
import type { ScheduleStore } from './schedule-store.ts';
import type { ScheduleTimers } from './schedule-timers.ts';
import type { SearchProvider, TermStatistics } from './search-provider.ts';
import type { SlotStore } from './slot-store.ts';
import type { StandingStore } from './standing-store.ts';
import type { TraceStore } from './trace-store.ts';
import type { TraceWatch } from './trace-watch.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Everything through which steps and routes touch the world. */
export interface Ports {
  readonly config: Settings;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly archive: Archive;
  readonly eraser: Eraser;
  readonly jobs: JobStore;
  readonly outbox: Outbox;
  readonly webhooks: WebhookStore;
  readonly batches: BatchStore;
  /** Undefined in functions that begin no run of a batch. */
  readonly batchRuns?: BatchRuns | undefined;
  readonly standings: StandingStore;
  readonly schedules: ScheduleStore;
  /** Undefined where nobody watches the clock: schedules are kept, and run when somebody does. */
  readonly timers?: ScheduleTimers | undefined;
  readonly research: ResearchStore;
  readonly trace: TraceStore;
  /** Undefined where jobs run in other processes: who follows one looks again and again. */
  readonly traceWatch?: TraceWatch | undefined;
  readonly ledger: CallLedger;
  readonly breakers: BreakerStore;
  readonly budget: BudgetStore;
  readonly slots: SlotStore;
  readonly limiter: RateLimiter;
  readonly callerLimits: CallerLimits;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly cache: Cache;
  readonly model: Model;
  readonly executions: Executions;
  readonly dispatcher: Dispatcher;
  /** By name, in order of preference. */
  readonly providers: ReadonlyMap<string, SearchProvider>;
  /** Absent: a job searches all of `providers` unless its caller names some. */
  readonly chooseProviders?: ChooseProviders;
  /** Pages of the web and PDFs; undefined where nothing outside may be read. */
  readonly pages?: PageReader | undefined;
  /** Full texts of scholarly works; undefined where no network is searched. */
  readonly fullTexts?: FullTexts | undefined;
  /** Undefined where no other service listens. */
  readonly events?: EventBus | undefined;
  /** Sends webhooks; undefined where nothing is delivered. */
  readonly poster?: Poster | undefined;
  /** Keeps the secrets of webhooks; undefined where none are had. */
  readonly sealer?: Sealer | undefined;
  /** Undefined where steps do not share a process: then nothing is read before it is chosen. */
  readonly ahead?: ReadingAhead | undefined;
  /**
   * Takes what is to be done when a model has been asked next, `late` what takes long and is seldom needed: undefined where
   * steps do not share a process.
   */
  readonly whileWaiting?: ((work: () => void, when?: 'soon' | 'late') => void) | undefined;
  /** Undefined: results are ranked by code alone. */
  readonly reranker?: Reranker | undefined;
  /** Undefined: quotes are ranked by their words alone. */
  readonly encoder?: Encoder | undefined;
  /** Undefined where nobody collects figures: on one's own machine they stand in the trace. */
  readonly metrics?: Metrics | undefined;
  /** Corpora that a job may name; undefined where no folders are searched. */
  readonly corpora?: NamedCorpora | undefined;
  /** Term statistics of the corpus; undefined when no provider has them. */
  readonly statistics: TermStatistics | undefined;
}
