import type { Interaction } from '#shared/domain/job.ts';
import { askLineAt, askPerson } from './ask-person.ts';
import { type Followed, type Following, followJob, readPast } from './follow-job.ts';
import { SILENT_DISPLAY, createProgressDisplay } from './live/progress-display.ts';
import type { Connection, SessionWorld } from './with-session.ts';

/** How long a person at the terminal is waited for. */
export const PATIENCE_SECONDS = 600;

const TICK_MILLISECONDS = 120;

export interface RunToFollow {
  readonly connection: Connection;
  readonly world: Pick<SessionWorld, 'terminal' | 'interrupted'>;
  readonly interaction: Interaction;
  readonly isSilent: boolean;
  /** Whether there may be events from before. */
  readonly hasPast: boolean;
  /** What an interrupt does to the job. */
  readonly onInterrupt?: Following['onInterrupt'];
}

/** Shows how a job goes on until it ends, and puts to the person what it asks. */
export async function followRun(jobId: string, run: RunToFollow): Promise<Followed> {
  const { connection, world } = run;
  const { client, session } = connection;
  const { terminal, interrupted } = world;
  const past = run.hasPast ? await readPast(client, jobId) : [];
  const display = run.isSilent ? SILENT_DISPLAY : createProgressDisplay(terminal.err, () => terminal.now());
  const ticking = setInterval(() => display.tick(), TICK_MILLISECONDS);
  try {
    return await followJob({
      client,
      jobId,
      display,
      interrupted,
      reply: run.interaction === 'none' ? undefined : replyWith(jobId, run),
      past,
      stuck: session.stuck(jobId),
      onInterrupt: run.onInterrupt ?? 'cancel',
    });
  } finally {
    clearInterval(ticking);
    display.end();
  }
}

function replyWith(jobId: string, { connection, world }: RunToFollow): NonNullable<Following['reply']> {
  const { terminal, interrupted } = world;
  const askLine = askLineAt(terminal);
  return async (pending) => {
    const left = Math.min(Date.parse(pending.until) - terminal.now(), PATIENCE_SECONDS * 1000);
    const signal = AbortSignal.any([interrupted, AbortSignal.timeout(Math.max(0, left))]);
    const plan = pending.kind === 'approve' ? (await connection.client.plan(jobId)).plan : undefined;
    return askPerson({ pending, plan, signal }, terminal, askLine);
  };
}
