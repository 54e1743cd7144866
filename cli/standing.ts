import type { ResearchClient } from '#shared/api/client.ts';
import type { StandingView } from '#shared/api/standing-responses.ts';
import { isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { renderChanges } from './render-changes.ts';
import { findStandingId } from './find-standing.ts';
import {
  type PlaceOptions,
  type SessionWorld,
  placeFlags,
  sessionOptions,
  withSession,
} from './with-session.ts';

export interface StandingOptions extends PlaceOptions {
  readonly corpus: readonly string[];
  readonly name?: string;
}

export type StandingAction = 'add' | 'list' | 'run' | 'diff' | 'remove';

const POLL_MILLISECONDS = 500;

/** Keeps a question, lists what is kept, researches one now, or shows what its last run found changed. */
export async function standing(
  action: StandingAction,
  what: string | undefined,
  options: StandingOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const session = {
    ...sessionOptions(options, world),
    corpusFolders: options.corpus,
    purpose: action === 'run' ? ('research' as const) : ('records' as const),
  };
  return withSession(session, world, async ({ client }) => {
    const { out } = world.terminal;
    if (action === 'list') {
      const { standing: all } = await client.call('listStanding', {});
      out.write(all.length === 0 ? 'No standing questions.\n' : all.map(describe).join(''));
      return EXIT_CODES.answered;
    }
    if (what === undefined)
      throw new UsageError('It takes a question, or an id.', `${COMMAND} standing list`);
    if (action === 'add') {
      const name = options.name === undefined ? {} : { name: options.name };
      const made = await client.call('createStanding', { body: { ...name, request: { question: what } } });
      out.write(describe(made));
      if (!options.quiet) world.terminal.err.write(nextSteps(options.name ?? made.standingId, options));
      return EXIT_CODES.answered;
    }
    const standingId = await findStandingId(client, what);
    if (action === 'remove') {
      out.write(`Removed: ${describe(await client.call('deleteStanding', { params: { standingId } }))}`);
      return EXIT_CODES.answered;
    }
    if (action === 'run' && !(await runNow(client, standingId, world))) return EXIT_CODES.cancelled;
    out.write(await tellChanges(client, standingId, { options, columns: out.columns }));
    return EXIT_CODES.answered;
  });
}

/** False when the person has seen enough; the run goes on with the next command. */
async function runNow(client: ResearchClient, standingId: string, world: SessionWorld): Promise<boolean> {
  const { jobId } = await client.call('runStanding', { params: { standingId } });
  world.terminal.err.write(`Job ${jobId}\n`);
  while (!isTerminal((await client.get(jobId)).status)) {
    if (world.interrupted.aborted) return false;
    await pause(POLL_MILLISECONDS);
  }
  return true;
}

async function pause(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, milliseconds, undefined);
  await promise;
}

async function tellChanges(
  client: ResearchClient,
  standingId: string,
  { options, columns }: { readonly options: StandingOptions; readonly columns: number },
): Promise<string> {
  const { jobId, changes } = await client.call('getStandingChanges', { params: { standingId } });
  const read = `Read it with: ${COMMAND} show ${jobId}${placeFlags(options)}\n`;
  if (changes === null) return `The first run, job ${jobId}; the next is compared to it.\n${read}`;
  return `${renderChanges(changes, columns)}${isUnchanged(changes) ? '' : read}`;
}

function nextSteps(name: string, options: StandingOptions): string {
  const named = /^[\w-]+$/u.test(name) ? name : JSON.stringify(name);
  const flags = placeFlags(options);
  const corpus = options.corpus.map((folder) => ` --corpus ${folder}`).join('');
  return `Run it now   ${COMMAND} standing run ${named}${corpus}${flags}
Each Monday  ${COMMAND} schedule add --standing ${named} --cron "0 8 * * mon"${flags}
`;
}

function describe({ standingId, name, request, runs }: StandingView): string {
  const last = runs.at(-1);
  const state = last === undefined ? 'never run' : `last run ${last.at.slice(0, 10)}`;
  return `${standingId}  ${name ?? request.question}  (${state})\n`;
}
