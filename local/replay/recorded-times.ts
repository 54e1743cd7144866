import * as z from 'zod';
import type { Gate } from '#shared/domain/gate.ts';
import type { Job } from '#shared/domain/job.ts';
import { stepName } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { cursorOf, eventKey, callKeyOf } from '#shared/research/call-key.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import { taskStateOf } from '../interpreter/functions.ts';
import type { Invocation } from '../interpreter/task.ts';

export interface RecordedJob {
  readonly job: Job;
  readonly events: readonly TraceEvent[];
  readonly gates: readonly Gate[];
  /** The stored report, as it is. */
  readonly reportText: string;
}

type TimeOf = (invocation: Invocation) => number;

const Payload = z.looseObject({});
const Dated = z.object({ generatedAt: z.iso.datetime() });

/** The time at which each step was run, as far as it shapes the report: milliseconds since 1970. */
export function readTimes(recorded: RecordedJob): TimeOf {
  const { job, events } = recorded;
  const times = new Map(events.map((event) => [event.key, Date.parse(event.at)]));
  const beginning = Date.parse(job.startedAt ?? job.createdAt);
  const at = (invocation: Invocation, moment: Moment): number | undefined =>
    times.get(keyAt(invocation, moment, job));
  return (invocation) => {
    if (taskStateOf(invocation.state) === 'VerifyReport') return generatedAt(recorded) ?? beginning;
    // Between its beginning and its end the gate saw whether the deadline had passed: it said so, if it mattered.
    const isLate = gateOf(recorded, invocation)?.endReason === 'deadline';
    return at(invocation, isLate ? 'finished' : 'started') ?? beginning;
  };
}

/** The verdict that the invocation came to, when it is one of the gate. */
export function gateOf({ gates }: RecordedJob, invocation: Invocation): Gate | undefined {
  if (taskStateOf(invocation.state) !== 'ApplyGate') return undefined;
  const iteration = cursorOf(Payload.parse(invocation.payload))?.iteration;
  return gates.find((gate) => gate.iteration === iteration);
}

/** What the step of the invocation emitted when it had finished. */
export function finishedEventOf(
  { job, events }: RecordedJob,
  invocation: Invocation,
): TraceEvent | undefined {
  const key = keyAt(invocation, 'finished', job);
  return events.find((event) => event.key === key);
}

type Moment = 'started' | 'finished';

function keyAt(invocation: Invocation, moment: Moment, { clarifications }: Job): string {
  const type = `${stepName(taskStateOf(invocation.state))}-${moment}`;
  const place = callKeyOf(Payload.parse(invocation.payload));
  return eventKey(type, place, { clarifications: clarifications.length });
}

function generatedAt({ reportText }: RecordedJob): number | undefined {
  const dated = Dated.safeParse(parseJson(reportText));
  return dated.success ? Date.parse(dated.data.generatedAt) : undefined;
}
