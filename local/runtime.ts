import { deliverOutgoing } from '#functions/deliver/deliver.ts';
import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';
import { startBatches } from '#functions/queue/dispatch/start-batches.ts';
import { sweepJobs } from '#functions/queue/sweep/sweep.ts';
import { defineMachine, machineOptions } from '#infra/state-machine/definition.ts';
import { wakeOnChange } from '#shared/adapters/wiring/waking-jobs.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { mendBatches } from '#shared/research/batch/mend-batches.ts';
import { createBatchRuns } from './batch-runs.ts';
import { createDispatcher } from './dispatcher.ts';
import { createExecutions, type LocalExecutions } from './executions.ts';
import { createIdleWork } from './idle-work.ts';
import { readMachine } from './interpreter/machine.ts';
import { createJournal } from './journal.ts';
import { createReadingAhead } from './reading-ahead.ts';
import { createRepeatedLook } from './repeated-look.ts';
import { type StepWatch, UNWATCHED } from './step-watch.ts';
import { startSweeper } from './sweeper.ts';
import { resumeJobs, resumeStandstill } from './resume.ts';
import { warmUp } from './warm-up.ts';

/** All ports but those that the runtime itself provides. */
export type OuterPorts = Omit<Ports, 'executions' | 'dispatcher' | 'batchRuns'>;

export interface RuntimeOptions {
  readonly ports: OuterPorts;
  /** Called with what could not be reported to a caller. */
  readonly report: (message: string, error: unknown) => void;
  /** Given to every function; none is written without it. */
  readonly log?: Log | undefined;
  /** Called when a job stands still until there is room again, or until the next start, and why. */
  readonly stuck?: (job: JobReference, error: unknown) => void;
  /** Waits between attempts, in place of those of the definition. */
  readonly retryMilliseconds?: number;
  /** Between two sweeps of the queue while a person is waited for; undefined: a few seconds. */
  readonly sweepMilliseconds?: number;
  /** Hears of the steps that run. */
  readonly watch?: StepWatch | undefined;
  /** Whether work is done ahead of its time, while a model is waited for; true when not given. */
  readonly worksAhead?: boolean | undefined;
}

export interface Runtime {
  readonly ports: Ports;
  /** Goes on with everything that a former process left unfinished; returns how many jobs that are. */
  resumeUnfinished(): Promise<number>;
  /** Resolves when no job runs any more. */
  idle(): Promise<void>;
  /** Stops the jobs where they are; they go on when the data is opened again. */
  close(): Promise<void>;
  /** Stops at once and waits for nothing. */
  abandon(): void;
}

/** The state machine, its queue and its functions, in this process, on the given stores. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { config, archive } = options.ports;
  const { watch = UNWATCHED } = options;
  const journal = createJournal(archive, options.report);
  const executions: LocalExecutions = createExecutions({
    machine: readMachine(defineMachine(machineOptions(config))),
    journal,
    ports: () => ports,
    report: options.report,
    log: options.log,
    watch,
    ...(options.stuck === undefined ? {} : { stuck: options.stuck }),
    ...(options.retryMilliseconds === undefined ? {} : { retryMilliseconds: options.retryMilliseconds }),
  });
  const batchRuns = createBatchRuns({ ports: () => ports, report: options.report });
  const look = async (): Promise<void> => {
    await startBatches(ports);
    await dispatchJobs(ports);
  };
  const queue = createDispatcher(look, options.report);
  const outgoing = createRepeatedLook({
    look: async () => deliverOutgoing(ports),
    now: () => options.ports.clock.now(),
    report: (error) => options.report('Events could not be delivered', error),
  });
  const dispatcher: Dispatcher = {
    notify: async () => {
      outgoing.wake();
      await queue.notify();
    },
  };
  const idle = createIdleWork(options.ports.model, options.report);
  const addIdle: typeof idle.add = (work, when) => {
    if (options.worksAhead ?? true) idle.add(async () => watch.runApart(work), when);
  };
  addIdle(warmUp, 'late');
  const ahead = createReadingAhead({
    ports: () => ports,
    whileWaiting: (work) => addIdle(work),
    isAlone: () => executions.countRunning() <= 1,
    log: options.log,
  });
  const jobs = wakeOnChange(options.ports.jobs, () => outgoing.wake());
  const ports: Ports = {
    ...options.ports,
    model: idle.model,
    ahead,
    whileWaiting: (work, when) => addIdle(async () => work(), when),
    jobs,
    executions,
    dispatcher,
    batchRuns,
  };
  const sweeper = startSweeper({
    sweep: async () => {
      await resumeStandstill({ ports, executions, journal });
      await sweepJobs(ports);
    },
    isAwaited: () => executions.isAwaited() || executions.hasStandstill(),
    report: options.report,
    milliseconds: options.sweepMilliseconds,
  });
  return {
    ports,
    resumeUnfinished: async () => {
      await batchRuns.resume();
      const count = await resumeJobs({ ports, executions, journal });
      await mendBatches(ports);
      return count;
    },
    idle: async () => {
      await batchRuns.settled();
      await executions.idle();
      await outgoing.idle();
    },
    close: async () => {
      await sweeper.close();
      await batchRuns.close();
      await executions.close();
      await outgoing.close();
    },
    abandon: () => {
      sweeper.abandon();
      executions.abandon();
      outgoing.abandon();
    },
  };
}
