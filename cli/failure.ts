import * as z from 'zod';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import type { ToolJob } from '#shared/api/tool-output.ts';
import type { LogFailure } from '#shared/api/session.ts';
import type { Terminal } from './terminal.ts';
import { printableLine } from './text-layout.ts';

/** What a person reads when something does not work: what, what to do, and the exit code. */
export interface Failure {
  readonly message: string;
  readonly remedy?: string;
  readonly exitCode: ExitCode;
}

/** A wrong use of the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const;
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

const CODE_OF: Readonly<Record<string, ExitCode>> = {
  UsageError: EXIT_CODES.badInput,
  InvalidInput: EXIT_CODES.badInput,
  InvalidConfiguration: EXIT_CODES.badInput,
  PayloadTooLarge: EXIT_CODES.badInput,
  NotFound: EXIT_CODES.badInput,
  DiskFailure: EXIT_CODES.environment,
  EnvironmentFailure: EXIT_CODES.environment,
  ServiceUnavailable: EXIT_CODES.environment,
};

/** The shape that all errors thrown on purpose share; anything else says nothing of the inside. */
const Known = z.object({
  name: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
  isRetryable: z.boolean(),
});

function describeFailure(error: unknown): Failure {
  if (error instanceof RequestFailed) return fromParts(error.failure);
  if (error instanceof UsageError) return fromParts(error);
  const known = Known.safeParse(error);
  if (known.success) return fromParts(known.data);
  return systemFailure(error) ?? UNEXPECTED;
}

/** As `describeFailure`; what nobody foresaw is written into the log, and the failure says where that is. */
export async function recordFailure(
  error: unknown,
  logFailure: LogFailure,
  dataFolder?: string,
): Promise<Failure> {
  const failure = describeFailure(error);
  if (failure !== UNEXPECTED) return failure;
  const path = await logFailure(error, dataFolder);
  const where = path === undefined ? 'The log could not be written.' : `The log ${path} has what happened.`;
  return { ...failure, remedy: `${UNEXPECTED.remedy} ${where}` };
}

/** What is said of a job that ended without a report. */
export function describeEnd(job: ToolJob, logFile: string | undefined): Failure {
  const ended = job.status === 'CANCELLED' ? 'was cancelled' : `has ended as ${job.status}`;
  const isLogged = job.status === 'FAILED' && logFile !== undefined;
  const where = isLogged ? `The log ${logFile} has what happened to job ${job.jobId}.` : '';
  const remedy = [job.failure?.remedy ?? '', where].filter(Boolean).join(' ');
  return {
    message: job.failure?.message ?? `The job ${ended}.`,
    ...(remedy === '' ? {} : { remedy }),
    exitCode: EXIT_CODES.failed,
  };
}

const UNEXPECTED = {
  message: 'Something unexpected went wrong.',
  remedy: 'Run the same command again: finished work is kept and the job goes on.',
  exitCode: EXIT_CODES.failed,
} as const satisfies Failure;

function fromParts(parts: {
  readonly name: string;
  readonly message: string;
  readonly remedy?: string | undefined;
}): Failure {
  return {
    message: parts.message,
    ...(parts.remedy === undefined ? {} : { remedy: parts.remedy }),
    exitCode: CODE_OF[parts.name] ?? EXIT_CODES.failed,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EACCES: 'A file or folder may not be read or written.',
  EPERM: 'A file or folder may not be read or written.',
  EROFS: 'The file system is read-only.',
  EMFILE: 'Too many files are open.',
  ENOENT: 'A folder of the path is missing, or cannot be made there.',
  ENOTDIR: 'A folder was expected where there is a file.',
  EEXIST: 'A file lies where a folder should be.',
  EISDIR: 'A file was expected where there is a folder.',
};

const SystemError = z.object({
  code: z.string().regex(/^E[A-Z0-9]+$/),
  syscall: z.string(),
  path: z.string().optional(),
});

/** What the operating system refuses. */
function systemFailure(error: unknown): Failure | undefined {
  const parsed = SystemError.safeParse(error);
  if (!parsed.success) return undefined;
  const { code, path } = parsed.data;
  const reason = REASONS[code] ?? `The operating system refused (${code}).`;
  return {
    message: path === undefined ? reason : reason.replace(/\.$/, `: ${path}.`),
    remedy: 'Make room or change the permissions, or choose another folder with --data or --out.',
    exitCode: EXIT_CODES.environment,
  };
}

/** One sentence on what is wrong, one on what to do, unless the first says it already. */
export function writeFailure(failure: Failure, terminal: Terminal): void {
  const { err } = terminal;
  err.write(`${err.paint('red', printableLine(failure.message))}\n`);
  const { remedy } = failure;
  if (remedy !== undefined && !failure.message.includes(remedy)) err.write(`${printableLine(remedy)}\n`);
}
