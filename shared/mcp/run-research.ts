import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ResearchClient } from '../api/client.ts';
import type { JobState } from '../api/responses.ts';
import type { ToolInput } from '../api/tool-schema.ts';
import { isTerminal } from '../domain/job.ts';
import { answerResult, answerStanding } from './answers.ts';
import { type Note, createProgressNotes } from './progress.ts';

/** Whoever has called a tool, as far as a tool needs to know. */
export interface Caller {
  readonly client: ResearchClient;
  /** Aborted when the caller has cancelled the call. */
  readonly signal: AbortSignal;
  readonly notify: (note: Note) => Promise<void>;
  /** Puts questions to the person behind the caller; undefined: they cannot be asked, or do not answer. */
  readonly ask: ((questions: readonly string[]) => Promise<string | undefined>) | undefined;
  /** How long one call may last, in milliseconds. */
  readonly patienceMilliseconds: number;
}

const LOOK_SECONDS = 20;

/**
 * Researches while the caller waits, and emits its progress; when its patience is nearly over, the answer says that the research
 * goes on, and by which trace_id it is found again. A call that is cancelled cancels the research.
 */
export async function runResearch(input: ToolInput, caller: Caller): Promise<CallToolResult> {
  const { client, signal, ask } = caller;
  const until = performance.now() + caller.patienceMilliseconds;
  const { jobId } = await client.submit({
    question: input.question,
    ...(input.context === undefined ? {} : { context: input.context }),
    ...(input.max_iterations === undefined ? {} : { maxIterations: input.max_iterations }),
    interaction: ask === undefined ? 'none' : 'clarify',
  });
  try {
    return await follow(jobId, until, caller);
  } catch (error) {
    if (!signal.aborted) throw error;
    await client.cancel(jobId);
    return answerStanding(await client.get(jobId));
  }
}

async function follow(jobId: string, until: number, caller: Caller): Promise<CallToolResult> {
  const { client, signal, notify } = caller;
  const noteOf = createProgressNotes();
  const asked = new Set<string>();
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const left = Math.floor((until - performance.now()) / 1000);
    if (left <= 0) return answerStanding(await client.get(jobId));
    const list = await client.events(jobId, { after, waitSeconds: Math.min(LOOK_SECONDS, left), signal });
    after = list.last;
    for (const event of list.events) {
      const note = noteOf(event);
      if (note) await notify(note);
    }
    if (list.isEnd || isTerminal(list.status)) return answerResult(client, jobId);
    if (list.status === 'AWAITING_INPUT') {
      const job = await client.get(jobId);
      if (!(await answerQuestions(job, asked, caller))) return answerStanding(job);
    }
  }
}

/** False when there is nobody who would answer. */
async function answerQuestions(job: JobState, asked: Set<string>, caller: Caller): Promise<boolean> {
  const { pendingInput: pending } = job;
  if (job.status !== 'AWAITING_INPUT' || pending === undefined || asked.has(pending.since)) return true;
  if (pending.kind !== 'clarify' || caller.ask === undefined) return false;
  asked.add(pending.since);
  const answer = await caller.ask(pending.questions);
  // Without an answer the question is taken as it is.
  await caller.client.reply(job.jobId, { answer: answer ?? '' });
  return true;
}
