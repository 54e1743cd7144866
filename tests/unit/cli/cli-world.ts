import { join } from 'node:path';
import { logFailure } from '#local/session.ts';
import type { Transport } from '#shared/api/client.ts';
import type { SessionOptions } from '#shared/api/session.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import type { Report } from '#shared/domain/report.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { runProgram } from '../../../cli/program.ts';
import type { World } from '../../../cli/world.ts';
import { exampleReport } from '../functions/api/example-report.ts';
import { SHORT_RUN } from './example-events.ts';
import { type TerminalOptions, type TestTerminal, createTestTerminal } from './test-terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly opened: readonly SessionOptions[];
}

export interface CliOptions extends TerminalOptions {
  readonly transport?: Transport;
  /** The data folder. */
  readonly folder: string;
  readonly world?: Partial<World>;
}

/** One command line over a service that answers by the transport. */
export async function runCli(words: readonly string[], options: CliOptions): Promise<Ran> {
  const terminal: TestTerminal = createTestTerminal(options);
  const opened: SessionOptions[] = [];
  const idle = async (): Promise<never> => {
    throw new Error('Nothing of the kind is done here.');
  };
  const { transport = idle, folder } = options;
  const code = await runProgram(words, {
    terminal,
    interrupted: new AbortController().signal,
    serve: idle,
    repair: idle,
    replay: idle,
    check: idle,
    preflight: async () => [],
    openOutside: async () => false,
    logFailure,
    openSession: async (asked) => {
      opened.push(asked);
      return {
        transport,
        dataFolder: folder,
        logFile: join(folder, 'log', 'plumbline.jsonl'),
        serverUrl: undefined,
        resumedJobs: 0,
        stuck: async () => new Promise(() => undefined),
        close: async () => undefined,
      };
    },
    ...options.world,
  });
  return { code, out: terminal.printed(), err: terminal.stderr(), opened };
}

/** Stands for the whole run of each queued job: its events, its report, its end. */
export function answering(change: Partial<Report> = {}): (ports: Ports) => Promise<void> {
  return async (ports) => {
    for (const job of (await ports.jobs.listByStatus('QUEUED', { limit: 10 })).jobs) {
      await ports.jobs.change(job, ['QUEUED'], { status: 'PROCESSING' });
      for (const { sequence: _sequence, at: _at, ...event } of SHORT_RUN.slice(1)) {
        await ports.trace.append(job, event);
      }
      const report = exampleReport({ ...change, jobId: job.jobId });
      await ports.archive.put(reportKey(job.tenantId, job.jobId, 'json'), JSON.stringify(report));
      await ports.archive.put(reportKey(job.tenantId, job.jobId, 'md'), '# Report');
      await ports.archive.put(reportKey(job.tenantId, job.jobId, 'html'), '<h1>Report</h1>');
      const endedAt = new Date(0).toISOString();
      await ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED', outcome: report.outcome, endedAt });
    }
  };
}
