import type { ReplyRequest } from '#shared/api/requests.ts';
import type { Job, PendingInput } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { withoutLeftOut } from '#shared/domain/edit-plan.ts';
import { ONLY } from '#shared/domain/records.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { completePlan } from '#shared/research/edited-plan.ts';
import { cleanInput } from '#shared/research/question-text.ts';
import { type Settlement, settleWait } from '#shared/research/settle-wait.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/**
 * Answers what a job asks: one conditional write takes the reply, plan and all, and the job goes on when it has a slot. A
 * reply that comes too late changes nothing; the same reply again is answered as the first.
 */
export async function replyToJob(request: ApiRequest<'replyToJob'>): Promise<ApiResponse> {
  const { ports } = request;
  const reply = request.body;
  const fingerprint = hashOf(reply);
  const kind = 'answer' in reply ? 'clarify' : 'approve';
  let job = await findJob(request);
  const settlement = { ...(await readReply(reply, job, ports)), fingerprint };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!job.pendingInput && job.lastReply === fingerprint) return answerJson(viewJob(job));
    const pending = requirePending(job, kind);
    const settled = await settleWait(job, completed(settlement, pending), ports);
    if (settled) return answerJson(viewJob((await ports.jobs.get(job)) ?? settled));
    job = await findJob(request);
  }
  throw noLongerWaits(job);
}

/** A waiting task that is begun again has a new token: then the reply is tried with that. */
const ATTEMPTS = 3;

type Reply = Omit<Settlement, 'clarification'> & { readonly answer?: string };

async function readReply(reply: ReplyRequest, job: Job, ports: Ports): Promise<Reply> {
  if ('answer' in reply) {
    const answer = readAnswer(reply.answer, ports);
    return { answer, output: { answered: true }, message: 'The question was answered' };
  }
  const { decision } = reply;
  const plan = decision === 'edit' ? { plan: await readPlan(reply.plan, job, ports) } : {};
  return { ...plan, output: { decision }, message: DECISION_TEXT[decision] };
}

function completed({ answer, ...settlement }: Reply, { questions }: PendingInput): Settlement {
  return answer === undefined ? settlement : { ...settlement, clarification: { questions, answer } };
}

function readAnswer(text: string, ports: Ports): string {
  const maximum = ports.config.job.questionMaxCharacters;
  if (text.length <= maximum) return cleanInput(text);
  throw new InvalidInput(`The answer has ${text.length} characters; at most ${maximum} are taken.`, {
    field: 'answer',
    remedy: 'Shorten the answer.',
  });
}

const DECISION_TEXT = {
  approve: 'The plan was approved',
  edit: 'The plan was edited and approved',
  reject: 'The plan was rejected',
} as const;

function requirePending(job: Job, kind: PendingInput['kind']): PendingInput {
  const pending = job.pendingInput;
  if (job.status !== 'AWAITING_INPUT' || !pending) throw noLongerWaits(job);
  if (pending.kind === kind) return pending;
  throw new Conflict(
    pending.kind === 'approve'
      ? `Job ${job.jobId} waits for a decision on its plan, not for an answer.`
      : `Job ${job.jobId} waits for an answer, not for a decision on its plan.`,
    {
      remedy:
        pending.kind === 'approve'
          ? 'Send {"decision": "approve"}, "edit" or "reject".'
          : 'Send {"answer": "…"}.',
    },
  );
}

function noLongerWaits(job: Job): Conflict {
  return new Conflict(`Job ${job.jobId} does not wait for a reply; it is ${job.status}.`, {
    remedy: 'Look at the job to see where it stands.',
  });
}

/** The edited plan, without what served a point that was left out, and with all that a reworded or further one needs. */
async function readPlan(edited: Plan, job: Job, { research }: Ports): Promise<Plan> {
  const [brief, stored] = await Promise.all([
    research.get(job, 'BRIEF', ONLY),
    research.get(job, 'PLAN', ONLY),
  ]);
  const plan = checkPlan(stored ? withoutLeftOut(edited, stored) : edited);
  return brief && stored ? completePlan(plan, { brief, stored }) : plan;
}

/** A plan whose parts refer to nothing but its own checklist. */
function checkPlan(plan: Plan): Plan {
  const ids = new Set(plan.checklist.map((item) => item.id));
  if (ids.size === 0 || ids.size !== plan.checklist.length) {
    throw new InvalidInput('The checklist of a plan needs at least one item, each with an id of its own.', {
      field: 'plan.checklist',
    });
  }
  const referred = [...plan.subQuestions, ...plan.searchTasks, ...plan.writingPlan.sections].flatMap(
    (part) => part.itemIds,
  );
  const stray = referred.find((id) => !ids.has(id));
  if (stray === undefined) return plan;
  throw new InvalidInput(`The plan refers to an item "${stray.slice(0, 80)}" that its checklist has not.`, {
    field: 'plan',
    remedy: 'Add the item to the checklist, or leave out what refers to it.',
  });
}
