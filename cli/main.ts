import { runProgram } from './program.ts';
import type { OpenSession, Serve } from '#shared/api/session.ts';
import { processTerminal } from './terminal.ts';

// The one door to the system: a client of a remote service never loads it.
const openSession: OpenSession = async (options) => (await import('#local/session.ts')).openSession(options);
const serve: Serve = async (options) => (await import('#local/session.ts')).serve(options);

const leave = new AbortController();
process.on('SIGINT', () => {
  if (leave.signal.aborted) process.exit(130);
  leave.abort();
});

process.exitCode = await runProgram(process.argv.slice(2), {
  terminal: processTerminal(),
  openSession,
  serve,
  interrupted: leave.signal,
});
