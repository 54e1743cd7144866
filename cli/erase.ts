import { createClient } from '#shared/api/client.ts';
import type { LogFailure, OpenSession } from '#shared/api/session.ts';
import type { Erased } from '#shared/domain/erased.ts';
import { countOf } from '#shared/domain/plural.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError, recordFailure, writeFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { oneLine } from './text-layout.ts';

export interface EraseCommandOptions {
  readonly all: boolean;
  readonly data?: string;
}

export interface EraseWorld {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly logFailure: LogFailure;
}

/** Takes away what is kept of a job, or of all that have ended, and says what stays. */
export async function eraseData(
  jobId: string | undefined,
  options: EraseCommandOptions,
  world: EraseWorld,
): Promise<ExitCode> {
  try {
    world.terminal.out.write(`${(await erase(jobId, options, world)).join('\n')}\n`);
    return EXIT_CODES.answered;
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}

async function erase(
  jobId: string | undefined,
  { all, data }: EraseCommandOptions,
  { terminal, openSession }: EraseWorld,
): Promise<readonly string[]> {
  if ((jobId === undefined) !== all) {
    throw new UsageError(
      'It takes the id of a job, or --all.',
      'npm run erase -- JOB, or npm run erase -- --all',
    );
  }
  const session = await openSession({
    dataFolder: data,
    corpusFolders: [],
    providers: [],
    model: undefined,
    inputWaitSeconds: undefined,
    note: (message) => terminal.err.write(`${oneLine(message)}\n`),
  });
  try {
    const client = createClient(session.transport);
    if (jobId !== undefined) return describe(await client.erase(jobId));
    const { erased, unfinished } = await client.eraseAll();
    return [
      ...erased.flatMap(describe),
      `${countOf(erased.length, 'job')} erased.`,
      ...unfinished.map((id) => `Job ${id} is not finished and stays; cancel it first.`),
    ];
  } finally {
    await session.close();
  }
}

function describe({ jobId, records, objects, left }: Erased): readonly string[] {
  return [
    `Job ${jobId}: ${countOf(records, 'record')} and ${countOf(objects, 'file')} erased.`,
    ...left.map(
      (one) => `  Left: the text of "${oneLine(one.title)}", which job ${one.jobId} has read, too.`,
    ),
  ];
}
