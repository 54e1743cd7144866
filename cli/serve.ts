import { JOBS_PATH } from '#shared/api/contract/job-routes.ts';
import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import type { LogFailure, Serve, Server } from '#shared/api/session.ts';
import type { Terminal } from './terminal.ts';
import { printableLine } from './text-layout.ts';

export interface ServeCommandOptions {
  readonly corpus: readonly string[];
  readonly model?: ModelProvider;
  readonly port?: number;
  readonly data?: string;
}

export interface ServeWorld {
  readonly terminal: Terminal;
  readonly serve: Serve;
  readonly logFailure: LogFailure;
  readonly interrupted: AbortSignal;
}

/** Serves until it is interrupted; jobs that run then go on at the next start. */
export async function serveUntilInterrupted(
  options: ServeCommandOptions,
  world: ServeWorld,
): Promise<ExitCode> {
  const { terminal, interrupted } = world;
  try {
    const server = await world.serve({
      dataFolder: options.data,
      corpusFolders: options.corpus,
      model: options.model,
      port: options.port,
      note: (message) => terminal.err.write(`${printableLine(message)}\n`),
    });
    terminal.out.write(welcome(server));
    await untilAborted(interrupted);
    await server.close();
    terminal.err.write('Closed. Unfinished jobs go on at the next start.\n');
    return EXIT_CODES.answered;
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, terminal);
    return failure.exitCode;
  }
}

function welcome({ url, dataFolder, logFile, resumedJobs: resumed }: Server): string {
  const lines = [
    `Plumbline listens at ${url} (data in ${dataFolder}, log in ${logFile}). Ctrl-C ends it.`,
    ...(resumed > 0 ? [`${resumed} unfinished ${resumed === 1 ? 'job goes' : 'jobs go'} on.`] : []),
    '',
    'Open it in a browser, or ask from here:',
    `  curl -s ${url}${JOBS_PATH} -H 'content-type: application/json' \\`,
    `    -d '{"question": "How does the AWS CDK encrypt S3 buckets by default?"}'`,
  ];
  return `${lines.join('\n')}\n`;
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  await promise;
}
