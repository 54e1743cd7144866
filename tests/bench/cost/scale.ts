import { type RecordedRun, costOfJob, secondsOf, totalOf } from './cost-of-job.ts';
import { ASSUMPTIONS, type Prices, QUOTAS } from './prices.ts';

/** Of a day's jobs as many come in the busiest hour as would in so many usual ones. */
const PEAK = 3;
const DAY_SECONDS = 86_400;

export interface Load {
  readonly what: string;
  readonly perSecond: number;
  readonly quota: number;
}

export interface ScaleStep {
  readonly jobsPerDay: number;
  readonly usdPerDay: number;
  /** Jobs at work at once, in the busiest hour: what MAX_CONCURRENCY has to be. */
  readonly jobsAtOnce: number;
  /** Nearest to its quota first. */
  readonly loads: readonly Load[];
}

/** What so many jobs a day come to, and which quotas they meet in the busiest hour. */
export function scaleTo(jobsPerDay: number, run: RecordedRun, prices: Prices): ScaleStep {
  const perSecond = (jobsPerDay / DAY_SECONDS) * PEAK;
  const functionSeconds = run.calls.reduce((sum, call) => sum + secondsOf(call), 0);
  const loads: readonly Load[] = [
    load('state transitions a second', perSecond * run.transitions, QUOTAS.stateTransitionsPerSecond),
    load('executions started a second', perSecond, QUOTAS.startedExecutionsPerSecond),
    load('functions at once', perSecond * functionSeconds, QUOTAS.concurrentFunctions),
    load('write units of the table a second', perSecond * run.writeUnits, QUOTAS.tableWriteUnitsPerSecond),
    load(
      'writes a second to the jobs of one status',
      perSecond * STATUS_WRITES,
      QUOTAS.partitionWriteUnitsPerSecond,
    ),
    load('requests to the API a second', perSecond * ASSUMPTIONS.apiRequests, QUOTAS.apiRequestsPerSecond),
  ];
  return {
    jobsPerDay,
    usdPerDay: jobsPerDay * totalOf(costOfJob(run, prices)),
    jobsAtOnce: Math.ceil(perSecond * Math.max(functionSeconds, LEAST_SECONDS)),
    loads: loads.toSorted((a, b) => b.perSecond / b.quota - a.perSecond / a.quota),
  };
}

/** A job comes into a status, changes there and leaves it again: written thrice at most. */
const STATUS_WRITES = 3;
/** A job lasts as long as its functions one after the other, or so long at least. */
const LEAST_SECONDS = 10;

function load(what: string, perSecond: number, quota: number): Load {
  return { what, perSecond, quota };
}
