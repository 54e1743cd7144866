import { ReplyRequest } from '#shared/api/requests.ts';
import { type Job, type PendingInput, findAnswer } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { progressAt } from '#shared/domain/progress.ts';
import { type TaskState, stepName } from '#shared/domain/steps.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type ApiRequest, parseBody } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';
import { cleanText } from '../question-text.ts';

/**
 * Answers what a job asks. What was said is stored first, then the execution is told; the next step
 * changes the status. The same reply again finds itself stored and changes nothing.
 */
export async function replyToJob(request: ApiRequest): Promise<ApiResponse> {
  const reply = parseBody(request, ReplyRequest);
  const job = await findJob(request);
  const after =
    'answer' in reply
      ? await answerQuestions(job, readAnswer(reply.answer, request.ports), request.ports)
      : await decideOnPlan(job, reply, request.ports);
  return answerJson(viewJob(after));
}

function readAnswer(text: string, ports: Ports): string {
  const maximum = ports.config.job.questionMaxCharacters;
  if (text.length <= maximum) return cleanText(text);
  throw new InvalidInput(`The answer has ${text.length} characters; at most ${maximum} are taken.`, {
    field: 'answer',
    remedy: 'Shorten the answer.',
  });
}

async function answerQuestions(job: Job, answer: string, ports: Ports): Promise<Job> {
  if (!job.pendingInput && job.clarifications.at(-1)?.answer === answer) return job;
  const pending = requirePending(job, 'clarify');
  const earlier = findAnswer(job, pending.questions);
  if (earlier && earlier.answer !== answer) {
    throw new Conflict(`Job ${job.jobId} has been answered already.`, { remedy: 'Follow its events.' });
  }
  const stored = earlier
    ? job
    : await change(job, ports, [...job.clarifications, { questions: pending.questions, answer }]);
  await emit(stored, ports, { kind: 'clarify', text: 'The question was answered' });
  await ports.executions.answer(pending.taskToken, { answered: true });
  return (await ports.jobs.get(job)) ?? stored;
}

async function change(job: Job, ports: Ports, clarifications: Job['clarifications']): Promise<Job> {
  const changed = await ports.jobs.change(job, ['AWAITING_INPUT'], { clarifications });
  if (!changed) throw noLongerWaits(job);
  return changed;
}

type Decision = Exclude<ReplyRequest, { readonly answer: string }>;

async function decideOnPlan(job: Job, reply: Decision, ports: Ports): Promise<Job> {
  const pending = requirePending(job, 'approve');
  if (reply.decision === 'edit') {
    await ports.research.put(job, 'PLAN', { id: ONLY, record: checkPlan(reply.plan) });
  }
  await emit(job, ports, { kind: 'approve', text: DECISION_TEXT[reply.decision] });
  await ports.executions.answer(pending.taskToken, { decision: reply.decision });
  return (await ports.jobs.get(job)) ?? job;
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

/** The state that waits for each kind of reply. */
const WAITING: Readonly<Record<PendingInput['kind'], TaskState>> = {
  clarify: 'AskUser',
  approve: 'ApprovePlan',
};

async function emit(
  job: Job,
  ports: Ports,
  said: { readonly kind: PendingInput['kind']; readonly text: string },
): Promise<void> {
  const state = WAITING[said.kind];
  await ports.trace.append(job, {
    key: `job-replied/${said.kind}/${job.clarifications.length}`,
    type: 'job-replied',
    stage: stepName(state),
    message: said.text,
    progress: progressAt(state, undefined),
    data: { kind: said.kind },
  });
}
