import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ResultFormat } from '#shared/api/requests.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { findJobId } from './find-job.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ExportOptions extends PlaceOptions {
  readonly as: string;
  readonly out?: string;
}

/** Gives a report in the form that another program wants. */
export async function exportJob(
  named: string,
  options: ExportOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { out } = world.terminal;
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const jobId = await findJobId(client, named);
    const text = await client.resultText(jobId, ResultFormat.parse(options.as));
    if (options.out === undefined) out.write(text);
    else {
      await writeFile(resolve(options.out), text);
      out.write(`${resolve(options.out)}\n`);
    }
    return EXIT_CODES.answered;
  });
}
