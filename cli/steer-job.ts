import type { ReplyRequest } from '#shared/api/requests.ts';
import type { ResearchClient } from '#shared/api/client.ts';
import { readDecision } from './ask-person.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { findJobId, shortId } from './find-job.ts';
import { printableLine } from './text-layout.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

/** Answers what a job asks: in words, or of a plan `yes`, `no` or the numbers of what to leave out. */
export async function replyToJob(
  named: string,
  answer: string,
  { options, world }: { readonly options: PlaceOptions; readonly world: SessionWorld },
): Promise<ExitCode> {
  return withSession(
    { ...sessionOptions(options, world), purpose: 'research' },
    world,
    async ({ client }) => {
      const jobId = await findJobId(client, named);
      await client.reply(jobId, await readReply(client, jobId, answer));
      world.terminal.out.write(
        `Job ${shortId(jobId)} has its answer. Follow it with: ${COMMAND} watch ${shortId(jobId)}\n`,
      );
      return EXIT_CODES.answered;
    },
  );
}

async function readReply(client: ResearchClient, jobId: string, answer: string): Promise<ReplyRequest> {
  const { pendingInput } = await client.get(jobId);
  if (!pendingInput) {
    throw new UsageError(
      `Job ${shortId(jobId)} asks nothing.`,
      `See how it stands with: ${COMMAND} show ${shortId(jobId)}`,
    );
  }
  if (pendingInput.kind === 'clarify') return { answer };
  const reply = readDecision(answer, (await client.plan(jobId)).plan);
  if (reply) return reply;
  const points = pendingInput.questions.map((line) => printableLine(line)).join('; ');
  throw new UsageError(
    `The plan that waits is: ${points}.`,
    'Reply yes, no, or the numbers of what to leave out.',
  );
}

/** Ends a job that is not done. */
export async function cancelJob(
  named: string,
  options: PlaceOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  return withSession(
    { ...sessionOptions(options, world), purpose: 'research' },
    world,
    async ({ client }) => {
      const jobId = await findJobId(client, named);
      const job = await client.cancel(jobId);
      world.terminal.out.write(`Job ${shortId(jobId)} is cancelled: ${printableLine(job.question)}\n`);
      return EXIT_CODES.answered;
    },
  );
}
