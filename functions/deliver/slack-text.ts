import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';

/** What happened, in a sentence or two in Slack's markup. */
export function slackText(event: OutgoingEvent): string {
  switch (event.type) {
    case 'research.batch.completed':
      return batchText(event.data);
    case 'research.standing.changed':
      return standingText(event.data);
    case 'research.schedule.started':
      return `${scheduleLink(event.data)} has begun${begunBy(event.data)}.`;
    case 'research.schedule.skipped':
      return `${scheduleLink(event.data)} was skipped: ${escape(event.data.reason ?? 'no reason given')}`;
    case 'research.schedule.failed':
      return `${scheduleLink(event.data)} has failed: ${escape(event.data.reason ?? 'no reason given')}`;
    default:
      return `Research ${jobText(event)}`;
  }
}

type DataOf<Type extends OutgoingEvent['type']> = Extract<OutgoingEvent, { type: Type }>['data'];

function batchText({ batchId, status, counts, links }: DataOf<'research.batch.completed'>): string {
  const batch = `Batch ${link(links.batch, batchId)} ${BATCH_ENDS[status]}`;
  return `${batch}: ${counted(counts, 'nothing was researched')}.${more('Results', links.results)}`;
}

const BATCH_ENDS = { COMPLETED: 'is done', CANCELLED: 'was cancelled', FAILED: 'has failed' } as const;

function standingText({ standingId, name, changes, links }: DataOf<'research.standing.changed'>): string {
  const subject = link(links.standing, name ?? standingId);
  return `${subject} has changed: ${counted(changes, 'nothing changed')}.${more('What changed', links.changes)}`;
}

type ScheduleData = DataOf<'research.schedule.started'>;

function scheduleLink({ scheduleId, name, scheduledFor, links }: ScheduleData): string {
  return `The run of ${link(links.schedule, name ?? scheduleId)} for ${scheduledFor}`;
}

function begunBy({ jobId, batchId, links }: ScheduleData): string {
  if (batchId !== undefined) return ` ${link(links.batch ?? '', batchId)}`;
  return jobId === undefined ? '' : ` ${link(links.job ?? '', jobId)}`;
}

function jobText(event: Extract<OutgoingEvent, { type: `research.job.${string}` }>): string {
  const job = link(event.data.links.job, event.data.jobId);
  if (event.type === 'research.job.started') return `${job} has begun.`;
  if (event.type === 'research.job.awaiting_input') {
    const { kind, until } = event.data;
    return `${job} ${kind === 'clarify' ? 'has a question for you' : 'waits for your word on its plan'}, until ${until}.`;
  }
  if (event.type === 'research.job.completed') {
    const { outcome, links } = event.data;
    return `${job} is done: ${OUTCOMES[outcome]}.${more('Report', links.result)}`;
  }
  const { status, failure } = event.data;
  return `${job} ended as ${status.toLowerCase()}${failure === undefined ? '' : ` (${escape(failure)})`}.`;
}

const OUTCOMES = {
  answered: 'it has an answer',
  partial: 'it has a part of the answer',
  insufficient_evidence: 'the evidence does not suffice for an answer',
} as const;

/** A path leads nowhere from Slack. */
function link(target: string, text: string): string {
  return target.startsWith('http') ? `<${escape(target)}|${escape(text)}>` : escape(text);
}

function more(text: string, target: string | undefined): string {
  return target?.startsWith('http') ? ` ${link(target, text)}` : '';
}

function counted(counts: Readonly<Record<string, number>>, none: string): string {
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? [`${count} ${escape(name)}`] : [],
  );
  return parts.length === 0 ? none : parts.join(', ');
}

/** The three characters that mean something to Slack; `|` would end a link's address. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '/');
}
