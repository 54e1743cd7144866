import { resolve } from 'node:path';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { findJobId } from './find-job.ts';
import { readPast } from './follow-job.ts';
import { saveFiles } from './save-files.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ReportCommandOptions extends PlaceOptions {
  readonly out: string;
}

/** Saves the report of a completed job, where that did not work before or its files are gone. */
export async function saveReport(
  named: string,
  options: ReportCommandOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const jobId = await findJobId(client, named);
    const events = await readPast(client, jobId);
    const paths = await saveFiles(client, { jobId, events }, resolve(options.out));
    await client.confirmDelivery(jobId);
    world.terminal.out.write(`${paths.join('\n')}\n`);
    return EXIT_CODES.answered;
  });
}
