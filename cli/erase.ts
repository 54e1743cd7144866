import { countOf } from '#shared/domain/plural.ts';
import type { Erased } from '#shared/domain/erased.ts';
import type { ResearchClient } from '#shared/api/client.ts';
import { COMMAND } from './command-name.ts';
import { confirm } from './confirm.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { findJobId } from './find-job.ts';
import { printableLine } from './text-layout.ts';
import {
  type PlaceOptions,
  type SessionWorld,
  sessionOptions,
  withFailuresShown,
  withSession,
} from './with-session.ts';

export interface EraseCommandOptions extends PlaceOptions {
  readonly all: boolean;
  /** Everything, batches, webhooks and caches included. */
  readonly tenant?: boolean;
  /** Asks nobody. */
  readonly yes?: boolean;
}

/** Takes away what is kept of a job, or of all that have ended, and says what stays. */
export async function eraseData(
  named: string | undefined,
  options: EraseCommandOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { all, tenant = false } = options;
  if ([named !== undefined, all, tenant].filter(Boolean).length !== 1) {
    return withFailuresShown(options.data, world, async () => {
      throw new UsageError(
        'It takes the id of a job or last, --all, or --tenant.',
        `${COMMAND} delete JOB, ${COMMAND} delete --all, or ${COMMAND} delete --tenant`,
      );
    });
  }
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const several = tenant ? eraseTenant : eraseAll;
    if (named === undefined && options.yes !== true && !(await isMeant(tenant, world))) {
      world.terminal.err.write('Nothing was erased.\n');
      return EXIT_CODES.cancelled;
    }
    const lines = named === undefined ? await several(client) : await eraseOne(client, named);
    world.terminal.out.write(`${lines.join('\n')}\n`);
    return EXIT_CODES.answered;
  });
}

async function isMeant(tenant: boolean, { terminal, interrupted }: SessionWorld): Promise<boolean> {
  const what = tenant ? 'Erase everything that is kept' : 'Erase all jobs that have ended';
  return confirm(`${what}, for good?`, terminal, interrupted);
}

async function eraseOne(client: ResearchClient, named: string): Promise<readonly string[]> {
  return describeErased(await client.erase(await findJobId(client, named)));
}

async function eraseAll(client: ResearchClient): Promise<readonly string[]> {
  const { erased, unfinished } = await client.eraseAll();
  const gone = new Set(erased.map(({ jobId }) => jobId));
  // A text that one of the others has read, too, went with the last of them.
  const known = erased.map((one) => ({ ...one, left: one.left.filter(({ jobId }) => !gone.has(jobId)) }));
  return [
    ...known.flatMap(describeErased),
    `${countOf(erased.length, 'job')} erased.`,
    ...unfinished.map((id) => `Job ${id} is not finished and stays; cancel it first.`),
  ];
}

/** There is one on a machine of one's own. */
const TENANT = 'local';

async function eraseTenant(client: ResearchClient): Promise<readonly string[]> {
  const erased = await client.call('eraseTenant', { params: { tenantId: TENANT } });
  const { jobs, records, objects, unfinished } = erased;
  return [
    `${countOf(jobs, 'job')}, ${countOf(records, 'record')} and ${countOf(objects, 'file')} erased.`,
    ...unfinished.map((id) => `Job ${id} is not finished and stays; cancel it first.`),
    ...(unfinished.length === 0
      ? []
      : ['Left with it: caches, webhooks, batches, and texts that it may have read.']),
  ];
}

/** What went, and what stays because another job has read it, too. */
export function describeErased({ jobId, records, objects, left }: Erased): readonly string[] {
  return [
    `Job ${jobId}: ${countOf(records, 'record')} and ${countOf(objects, 'file')} erased.`,
    ...left.map(
      (one) => `  Left: the text of "${printableLine(one.title)}", which job ${one.jobId} has read, too.`,
    ),
  ];
}
