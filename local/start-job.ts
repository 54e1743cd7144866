import { STEPS, isTaskState } from '#shared/domain/steps.ts';
import { DiskFailure, JobCancelled } from '#shared/errors.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { contextOf, loadHandler } from './interpreter/functions.ts';
import type { Machine } from './interpreter/machine.ts';
import { type Position, type Run, startRun } from './interpreter/run.ts';
import type { Invocation } from './interpreter/task.ts';
import type { TokenRegistry } from './interpreter/tokens.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { StepCall, StepWatch } from './step-watch.ts';
import { stopCalls } from './stop-calls.ts';

/** What all jobs run with. */
export interface StartParts {
  readonly machine: Machine;
  readonly journal: Journal;
  readonly ports: () => Ports;
  /** Called with what could not be reported to a caller. */
  readonly report: (message: string, error: unknown) => void;
  /** Given to every function. */
  readonly log?: Log | undefined;
  /** Waits between attempts, in place of those of the definition. */
  readonly retryMilliseconds?: number;
  readonly watch: StepWatch;
}

export interface Start {
  readonly entry: JournalEntry;
  readonly tokens: TokenRegistry;
  /** Milliseconds that the job has. */
  readonly left: number;
}

export interface Started {
  readonly run: Run;
  /** As `run.abort`, and calls under way reach no provider any more. */
  readonly halt: () => void;
  /** Why the run stands still until the next start, where it does. */
  readonly standstill: () => DiskFailure | undefined;
}

/** Begins the run of a job where its journal says. */
export function startJob(parts: StartParts, { entry, tokens, left }: Start): Started {
  const stopped = new AbortController();
  let disk: DiskFailure | undefined;
  const run = startRun({
    machine: parts.machine,
    from: { state: entry.state, input: entry.input },
    invoke: async (invocation) => {
      try {
        return await invoke(parts, invocation, stopCalls(parts.ports(), stopped.signal));
      } catch (error) {
        // It is not for the machine to go on from here: where the job stands could not be written down.
        if (error instanceof DiskFailure) halt(error);
        throw error;
      }
    },
    begin: (step) => parts.watch.begin(entry.job, asFunction(step)),
    tokens,
    reached: async (position: Position) => parts.journal.write({ ...entry, ...position }),
    timeoutMilliseconds: left + CLOCK_MARGIN,
    ...(parts.retryMilliseconds === undefined ? {} : { retryMilliseconds: parts.retryMilliseconds }),
  });
  const halt = (failure?: DiskFailure): void => {
    disk ??= failure;
    stopped.abort(new JobCancelled('The job was stopped.'));
    run.abort();
  };
  return { run, halt: () => halt(), standstill: () => disk };
}

/** A timer may fire a moment before the clock says so. */
const CLOCK_MARGIN = 20;

/** With the time limit of its function: where a person is waited for, that of the state is another. */
function asFunction(step: StepCall): StepCall {
  const row = isTaskState(step.state) ? STEPS[step.state] : undefined;
  return row?.waitsFor === 'person' ? { ...step, seconds: row.timeoutSeconds } : step;
}

type Reporting = Pick<StartParts, 'log' | 'report'>;

async function invoke({ log, report }: Reporting, invocation: Invocation, ports: Ports): Promise<unknown> {
  const handler = await loadHandler(invocation.state).catch((error: unknown) => {
    report(`The function of ${invocation.state} could not be loaded`, error);
    throw error;
  });
  return handler(invocation.payload, contextOf(invocation, ports, log));
}
