import { createClient } from '#shared/api/client.ts';
import type { Submission } from '#shared/api/responses.ts';
import type { AnswerFormat, Interaction } from '#shared/domain/job.ts';
import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError, recordFailure } from './failure.ts';
import { findJobId } from './find-job.ts';
import { PATIENCE_SECONDS, followRun } from './follow-run.ts';
import { readQuestion } from './read-question.ts';
import type { Terminal } from './terminal.ts';
import { type Connection, type PlaceOptions, type SessionWorld, sessionOptions } from './with-session.ts';

export interface AskOptions extends PlaceOptions {
  readonly context?: string;
  readonly corpus: readonly string[];
  readonly corpusName?: string;
  /** `none` among them turns search off. */
  readonly provider: readonly string[];
  readonly model?: ModelProvider;
  readonly maxIterations?: number;
  readonly lens?: string;
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  readonly format?: AnswerFormat;
  readonly out?: string;
  readonly json: boolean;
  readonly interaction?: Interaction;
  readonly new: boolean;
  /** A job that has its answer, on which the question follows up. */
  readonly follow?: string;
}

/** What renders a report is needed at the end, and a model is waited for before. */
// oxlint-disable-next-line typescript/explicit-function-return-type
const loadDelivery = async () => import('./deliver.ts');

/** Asks the question, shows how it goes on, prints the answer and says where the files are. */
export async function ask(
  words: readonly string[],
  options: AskOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { terminal } = world;
  const interaction = chooseInteraction(words, options, terminal);
  try {
    const question = await readQuestion(words, readable(terminal));
    const session = await world.openSession({
      ...sessionOptions({ ...options, quiet: isQuiet(options) }, world),
      corpusFolders: options.corpus,
      providers: namedProviders(options),
      model: options.model,
      inputWaitSeconds: PATIENCE_SECONDS,
      purpose: 'research',
      whileWaiting: loadDelivery,
    });
    try {
      const connection = { session, client: createClient(session.transport) };
      return await runJob({ question, options, interaction, connection, world });
    } finally {
      await session.close();
    }
  } catch (error) {
    if (world.interrupted.aborted) return EXIT_CODES.cancelled;
    const failure = await recordFailure(error, world.logFailure, options.data);
    const { printFailure } = await loadDelivery();
    return printFailure(failure, { jobId: '', status: 'FAILED' }, { ...options, terminal });
  }
}

interface Run {
  readonly question: string;
  readonly options: AskOptions;
  readonly interaction: Interaction;
  readonly connection: Connection;
  readonly world: SessionWorld;
}

async function runJob(run: Run): Promise<ExitCode> {
  const { options, connection, world } = run;
  const submission = await submit(run);
  tellJoined(submission, run);
  const followed = await followRun(submission.jobId, {
    ...run,
    isSilent: isQuiet(options),
    hasPast: submission.joined,
  });
  const { tellEnd } = await loadDelivery();
  return tellEnd(followed, { jobId: submission.jobId, connection, world, options });
}

function isQuiet({ json, quiet }: AskOptions): boolean {
  return json || quiet === true;
}

function tellJoined({ joined, jobId, status }: Submission, { options, connection, world }: Run): void {
  if (isQuiet(options)) return;
  const { err } = world.terminal;
  const isDone = status === 'COMPLETED';
  const what = isDone ? `Job ${jobId} is done already` : `Resuming job ${jobId}`;
  if (joined) err.write(`${what} (use --new to start over).\n`);
  const others = connection.session.resumedJobs - (joined && !isDone ? 1 : 0);
  if (others > 0) err.write(`Other unfinished jobs go on meanwhile: ${others}.\n`);
}

async function submit({ question, options, interaction, connection }: Run): Promise<Submission> {
  const { client } = connection;
  const { follow } = options;
  return client.submit({
    question,
    ...(follow === undefined ? {} : { followUpTo: await findJobId(client, follow) }),
    ...(options.context === undefined ? {} : { context: options.context }),
    ...(options.maxIterations === undefined ? {} : { maxIterations: options.maxIterations }),
    ...(options.provider.length === 0 ? {} : { providers: namedProviders(options) }),
    ...(options.format === undefined ? {} : { format: options.format }),
    ...(options.corpusName === undefined ? {} : { corpus: { name: options.corpusName } }),
    ...(options.lens === undefined ? {} : { lens: options.lens }),
    ...(options.allow.length === 0 ? {} : { allowDomains: options.allow }),
    ...(options.deny.length === 0 ? {} : { denyDomains: options.deny }),
    interaction,
    joinUnfinished: !options.new,
    confirmsDelivery: true,
  });
}

function namedProviders(options: AskOptions): readonly string[] {
  return options.provider.filter((name) => name !== 'none');
}

/** Nobody is asked by default where nobody can answer. */
function chooseInteraction(words: readonly string[], options: AskOptions, terminal: Terminal): Interaction {
  const canAsk = terminal.input.isTTY === true && terminal.err.isTerminal && words[0] !== '-';
  if (options.interaction === undefined) return canAsk && !isQuiet(options) ? 'clarify' : 'none';
  if (options.interaction === 'none' || canAsk) return options.interaction;
  throw new UsageError(
    `--interaction ${options.interaction} needs a terminal to ask at.`,
    'Run it in a terminal, or use --interaction none.',
  );
}

async function* readable(terminal: Terminal): AsyncGenerator<string | Uint8Array> {
  for await (const chunk of terminal.input) yield typeof chunk === 'string' ? chunk : Buffer.from(chunk);
}
