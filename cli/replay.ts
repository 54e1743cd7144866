import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LogFailure, Replay, Replayed } from '#shared/api/session.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { recordFailure, writeFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface ReplayCommandOptions {
  readonly out?: string;
  readonly data?: string;
}

export interface ReplayWorld {
  readonly terminal: Terminal;
  readonly replay: Replay;
  readonly logFailure: LogFailure;
}

/** Makes a report again from what its job has recorded, and says whether it comes out the same. */
export async function replayJob(
  jobId: string,
  options: ReplayCommandOptions,
  world: ReplayWorld,
): Promise<ExitCode> {
  try {
    return await compareReplayed(jobId, options, world);
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
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
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await writeFile(join(folder, name), text);
}
