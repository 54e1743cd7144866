import { resolve } from 'node:path';
import { createClient } from '#shared/api/client.ts';
import type { LogFailure, OpenSession } from '#shared/api/session.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import { readPast } from './follow-job.ts';
import { saveFiles } from './save-files.ts';
import type { Terminal } from './terminal.ts';
import { oneLine } from './text-layout.ts';

export interface ReportCommandOptions {
  readonly out: string;
  readonly data?: string;
}

export interface ReportWorld {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly logFailure: LogFailure;
}

/** Saves the report of a completed job, where that did not work before or its files are gone. */
export async function saveReport(
  jobId: string,
  options: ReportCommandOptions,
  world: ReportWorld,
): Promise<ExitCode> {
  try {
    const paths = await saveFrom(jobId, options, world);
    world.terminal.out.write(`${paths.join('\n')}\n`);
    return EXIT_CODES.answered;
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}

async function saveFrom(
  jobId: string,
  options: ReportCommandOptions,
  { terminal, openSession }: ReportWorld,
): Promise<readonly string[]> {
  const session = await openSession({
    dataFolder: options.data,
    corpusFolders: [],
    providers: [],
    model: undefined,
    inputWaitSeconds: undefined,
    note: (message) => terminal.err.write(`${oneLine(message)}\n`),
  });
  try {
    const client = createClient(session.transport);
    const events = await readPast(client, jobId);
    const paths = await saveFiles(client, { jobId, events }, resolve(options.out));
    await client.confirmDelivery(jobId);
    return paths;
  } finally {
    await session.close();
  }
}
