import { countOf } from '#shared/domain/plural.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { describeErased } from './erase.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { jobsThat, shortId } from './find-job.ts';
import { describeAge } from './list-jobs.ts';
import { fitTo, printableLine } from './text-layout.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface CleanOptions extends PlaceOptions {
  /** Jobs that ended so many days ago, or earlier, go. */
  readonly days: number;
  readonly dryRun: boolean;
}

const DAY = 86_400_000;

/** Takes away jobs that ended long ago, with all that is kept of them. */
export async function cleanJobs(options: CleanOptions, world: SessionWorld): Promise<ExitCode> {
  const { terminal } = world;
  const { out } = terminal;
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const before = terminal.now() - options.days * DAY;
    const old = await jobsThat(
      client,
      ({ status, endedAt }) => isTerminal(status) && endedAt !== undefined && Date.parse(endedAt) <= before,
    );
    for (const { jobId, question, createdAt } of old) {
      const what = `${shortId(jobId)}  ${describeAge(createdAt, terminal.now())}  ${printableLine(question)}`;
      if (options.dryRun) out.write(`${fitTo(what, out.columns)}\n`);
      else out.write(`${describeErased(await client.erase(jobId)).join('\n')}\n`);
    }
    const done = options.dryRun ? 'would be erased' : 'erased';
    out.write(
      `${countOf(old.length, 'job')} ${done} that ended ${countOf(options.days, 'day')} ago or earlier.\n`,
    );
    return EXIT_CODES.answered;
  });
}
