import type { LogFailure, OpenSession } from '#shared/api/session.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import { openOutside } from './open-outside.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

/** The one door to the system: a client of a remote service never goes through it. */
// oxlint-disable-next-line typescript/explicit-function-return-type
const openLocal = async () => {
  await readEnvironmentFile();
  return import('#local/session.ts');
};

/** Where a thread that breaks has written what happened. */
let dataFolder: string | undefined;

const openSession: OpenSession = async (options) => {
  ({ dataFolder } = options);
  await readEnvironmentFile();
  const { readConfig } = await import('#shared/config.ts');
  const url = options.url ?? (options.dataFolder === undefined ? readConfig().local.url : undefined);
  if (url === undefined) return (await openLocal()).openSession(options);
  return (await import('./remote/remote-session.ts')).openRemote(url, options, readConfig());
};

const logFailure: LogFailure = async (error, folder) => (await openLocal()).logFailure(error, folder);

let isRead = false;

/** What is set already goes before what the file says. */
async function readEnvironmentFile(): Promise<void> {
  if (isRead) return;
  isRead = true;
  const { namedEnvironmentFile } = await import('#shared/config.ts');
  const { findEnvironmentFile, loadEnvironmentFile } = await import('./environment-file.ts');
  const path = findEnvironmentFile(namedEnvironmentFile(), process.cwd());
  if (path === undefined) return;
  loadEnvironmentFile(path);
}

const terminal = processTerminal();
const leave = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (leave.signal.aborted) process.exit(EXIT_CODES.cancelled);
    leave.abort();
  });
}
const leaveFailing = (failed: unknown): void => void endWith(failed);
process.on('uncaughtException', leaveFailing);

async function endWith(failed: unknown): Promise<void> {
  let exitCode: ExitCode = EXIT_CODES.failed;
  try {
    const failure = await recordFailure(failed, logFailure, dataFolder);
    writeFailure(failure, terminal);
    exitCode = failure.exitCode;
  } finally {
    process.exit(exitCode);
  }
}

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal,
  openSession,
  serve: async (options) => (await openLocal()).serve(options),
  replay: async (options) => (await openLocal()).replay(options),
  repair: async (options) => (await openLocal()).repair(options),
  check: async (options) => (await openLocal()).check(options),
  preflight: async (options) => (await openLocal()).preflight(options),
  logFailure,
  openOutside,
  interrupted: leave.signal,
});
