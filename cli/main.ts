import type { OpenSession, Replay, Serve } from '#shared/api/session.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { describeFailure, writeFailure } from './failure.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

// The one door to the system: a client of a remote service never loads it.
const openSession: OpenSession = async (options) => (await import('#local/session.ts')).openSession(options);
const serve: Serve = async (options) => (await import('#local/session.ts')).serve(options);
const replay: Replay = async (options) => (await import('#local/session.ts')).replay(options);

const terminal = processTerminal();
const leave = new AbortController();
process.on('SIGINT', () => {
  if (leave.signal.aborted) process.exit(EXIT_CODES.cancelled);
  leave.abort();
});
process.on('uncaughtException', (error) => {
  const failure = describeFailure(error);
  writeFailure(failure, terminal);
  process.exit(failure.exitCode);
});

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal,
  openSession,
  serve,
  replay,
  interrupted: leave.signal,
});
