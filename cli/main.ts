import type { Check, LogFailure, OpenSession, Repair, Replay, Serve } from '#shared/api/session.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

// The one door to the system: a client of a remote service never loads it.
const openSession: OpenSession = async (options) => (await import('#local/session.ts')).openSession(options);
const serve: Serve = async (options) => (await import('#local/session.ts')).serve(options);
const replay: Replay = async (options) => (await import('#local/session.ts')).replay(options);
const repair: Repair = async (options) => (await import('#local/session.ts')).repair(options);
const check: Check = async (options) => (await import('#local/session.ts')).check(options);
const logFailure: LogFailure = async (error, dataFolder) =>
  (await import('#local/session.ts')).logFailure(error, dataFolder);

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
    const failure = await recordFailure(failed, logFailure);
    writeFailure(failure, terminal);
    exitCode = failure.exitCode;
  } finally {
    process.exit(exitCode);
  }
}

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal,
  openSession,
  serve,
  replay,
  repair,
  check,
  logFailure,
  interrupted: leave.signal,
});
