import type { Interaction } from '#shared/domain/job.ts';
import { COMMAND } from './command-name.ts';
import { type DeliveryOptions, tellEnd } from './deliver.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { findJobId, shortId } from './find-job.ts';
import { followRun } from './follow-run.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { type SessionWorld, sessionOptions, withSession } from './with-session.ts';

/** Follows a job to its end, wherever it was submitted, and prints its answer; to leave it does not end it. */
export async function watchJob(
  named: string,
  options: DeliveryOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { terminal, interrupted } = world;
  const isSilent = options.json || options.quiet === true;
  const opened = { ...sessionOptions({ ...options, quiet: isSilent }, world), purpose: 'research' } as const;
  const canAsk = terminal.input.isTTY === true && terminal.err.isTerminal && !isSilent;
  const interaction: Interaction = canAsk ? 'approve' : 'none';
  return withSession(opened, world, async (connection) => {
    const jobId = await findJobId(connection.client, named);
    const run = { connection, world, interaction, isSilent, hasPast: false, onInterrupt: 'leave' } as const;
    const followed = await followRun(jobId, run);
    if (interrupted.aborted && !isTerminal(followed.status)) {
      terminal.err.write(
        `Job ${shortId(jobId)} is not done. Come back with: ${COMMAND} watch ${shortId(jobId)}\n`,
      );
      return EXIT_CODES.cancelled;
    }
    return tellEnd(followed, { jobId, connection, world, options });
  });
}
