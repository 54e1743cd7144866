import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Replay, Replayed } from '#shared/api/session.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { writeFailure } from './failure.ts';
import { findJobId } from './find-job.ts';
import { type SessionWorld, asked, sessionOptions, withFailuresShown } from './with-session.ts';

export interface ReplayCommandOptions {
  readonly out?: string;
  readonly data?: string;
}

export interface ReplayWorld extends SessionWorld {
  readonly replay: Replay;
}

/** Makes a report again from what its job has recorded, and says whether it comes out the same. */
export async function replayJob(
  named: string,
  options: ReplayCommandOptions,
  world: ReplayWorld,
): Promise<ExitCode> {
  return withFailuresShown(options.data, world, async () =>
    compareReplayed(await wholeId(named, options, world), options, world),
  );
}

/** A whole id as it is, so that a job is replayed where no service can be opened; else the job that is meant. */
async function wholeId(named: string, options: ReplayCommandOptions, world: ReplayWorld): Promise<string> {
  if (named.includes('-')) return named;
  return asked(sessionOptions(options, world), world, async ({ client }) => findJobId(client, named));
}

async function compareReplayed(
  jobId: string,
  options: ReplayCommandOptions,
  { terminal, replay }: ReplayWorld,
): Promise<ExitCode> {
  const replayed = await replay({ jobId, dataFolder: options.data });
  if (options.out !== undefined) await saveReplayed(replayed, resolve(options.out));
  if (replayed.difference === undefined) {
    terminal.out.write(`The report of job ${jobId} comes out identical, byte for byte.\n`);
    return EXIT_CODES.answered;
  }
  writeFailure(
    {
      message: `The report of job ${jobId} comes out different. ${replayed.difference}`,
      remedy:
        'Its settings or the program have changed since, or its data has. Use --out to keep what came out now.',
      exitCode: EXIT_CODES.failed,
    },
    terminal,
  );
  return EXIT_CODES.failed;
}

async function saveReplayed({ files }: Replayed, folder: string): Promise<void> {
  makeFolder(folder);
  for (const { name, text } of files) await writeFile(join(folder, name), text);
}
