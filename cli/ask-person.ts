import { createInterface } from 'node:readline/promises';
import type { ReplyRequest } from '#shared/api/requests.ts';
import type { JobView } from '#shared/api/responses.ts';
import { type Plan, askedInFull } from '#shared/domain/plan.ts';
import { leaveOut } from '#shared/domain/edit-plan.ts';
import type { Terminal } from './terminal.ts';
import { printableLine, wrap } from './text-layout.ts';

export type PendingView = NonNullable<JobView['pendingInput']>;

/** Asks one line of a person; undefined when the signal fires first or the input ends. */
export type AskLine = (prompt: string, signal: AbortSignal) => Promise<string | undefined>;

export function askLineAt(terminal: Terminal): AskLine {
  return async (prompt, signal) => {
    // Without raw mode Ctrl-C stays what it is everywhere else: an interrupt.
    const reader = createInterface({ input: terminal.input, terminal: false });
    terminal.err.write(prompt);
    try {
      const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)));
      return await Promise.race([reader.question('', { signal }), ended]);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      reader.close();
    }
  };
}

export interface Question {
  readonly pending: PendingView;
  /** The plan that waits, when it is about one. */
  readonly plan: Plan | undefined;
  /** Fires when the person has been waited for long enough, or wants to leave. */
  readonly signal: AbortSignal;
}

/** The reply of a person, or the stated default when none comes in time. */
export async function askPerson(question: Question, terminal: Terminal, ask: AskLine): Promise<ReplyRequest> {
  return question.pending.kind === 'clarify'
    ? clarify(question, terminal, ask)
    : approve(question, terminal, ask);
}

async function clarify(question: Question, terminal: Terminal, ask: AskLine): Promise<ReplyRequest> {
  const { err } = terminal;
  for (const text of question.pending.questions) writeLines(terminal, err.paint('bold', printableLine(text)));
  const answer = await ask(err.paint('dim', 'Your answer (Enter to go on without): '), question.signal);
  if (answer === undefined) printDefault(question, terminal, 'the question is taken as it is');
  return { answer: answer?.trim() ?? '' };
}

async function approve(question: Question, terminal: Terminal, ask: AskLine): Promise<ReplyRequest> {
  const { plan, pending } = question;
  showPlan(pending, plan, terminal);
  const prompt = terminal.err.paint(
    'dim',
    plan
      ? 'Enter to go ahead, "no" to reject, or the numbers of items to leave out: '
      : 'Enter to go ahead, "no" to reject: ',
  );
  for (;;) {
    const answer = await ask(prompt, question.signal);
    if (answer === undefined) printDefault(question, terminal, 'the plan goes ahead as it is');
    const reply = readDecision(answer ?? '', plan);
    if (reply) return reply;
    writeLines(
      terminal,
      'Please press Enter, type "no", or numbers of the list such as 2 4 (not all of them).',
    );
  }
}

/** Somebody who leaves is not shown what would have happened. */
function printDefault({ signal }: Question, terminal: Terminal, what: string): void {
  const isLeaving = signal.aborted && !isTimeout(signal.reason);
  writeLines(terminal, isLeaving ? '' : `\nNo answer: ${what}.`);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** Undefined for what is neither yes, no, nor numbers of the checklist. */
export function readDecision(answer: string, plan: Plan | undefined): ReplyRequest | undefined {
  const text = answer.trim().toLowerCase();
  if (['', 'y', 'yes'].includes(text)) return { decision: 'approve' };
  if (['n', 'no'].includes(text)) return { decision: 'reject' };
  if (!plan || !/^\d{1,2}([\s,]+\d{1,2})*$/.test(text)) return undefined;
  const numbers = [...new Set(text.split(/[\s,]+/).map(Number))];
  const fits = numbers.every((number) => number >= 1 && number <= plan.checklist.length);
  if (!fits || numbers.length >= plan.checklist.length) return undefined;
  return { decision: 'edit', plan: leaveOut(plan, numbers) };
}

function showPlan(pending: PendingView, plan: Plan | undefined, terminal: Terminal): void {
  const { err } = terminal;
  writeLines(terminal, err.paint('bold', 'The plan'));
  if (!plan) return pending.questions.forEach((line) => writeLines(terminal, `  ${printableLine(line)}`));
  plan.checklist.forEach((item, index) => {
    writeLines(terminal, `  ${index + 1}. ${printableLine(askedInFull(item))}`);
  });
  const { searches, reads, modelCalls } = plan.estimate;
  const sections = plan.writingPlan.sections.map((section) => printableLine(section.title)).join(', ');
  writeLines(terminal, `  Report: ${sections}`);
  return writeLines(
    terminal,
    `  At most ${searches} searches, ${reads} sources read, ${modelCalls} model calls`,
  );
}

function writeLines(terminal: Terminal, text: string): void {
  terminal.err.write(`${wrap(text, terminal.err.columns).join('\n')}\n`);
}
