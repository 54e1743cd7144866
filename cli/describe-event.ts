import * as z from 'zod';
import { countOf } from '#shared/domain/plural.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { oneLine } from './text-layout.ts';

/** What is shown of one event. */
export interface EventLine {
  readonly label: string;
  readonly text: string;
  /** Worth a line that stays; the rest only passes by. */
  readonly stays: boolean;
  readonly isTrouble: boolean;
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['queue', 'Queue'],
  ...TASK_STATES.map((state) => [stepName(state), STEPS[state].label] as const),
]);

/** The name of a stage for people; one that is not known goes by its own name. */
export function labelOf(stage: string): string {
  return LABELS.get(stage) ?? oneLine(stage);
}

const SearchData = z.object({ query: z.string(), provider: z.string(), hitCount: z.int() });
const QueriesData = z.object({ queries: z.array(z.unknown()) });
/** The verdict as ApplyGate emits it; names of seed 003. */
const GateData = z.object({
  quality_gate_status: z.enum(['pass', 'retry']),
  quality_gate_reason: z.string().nullable().default(null),
  endReason: z.string().optional(),
});
/** How many checklist items are where, as CheckCompleteness counts them. */
const ChecklistData = z.object({ satisfied: z.int(), partial: z.int(), unsatisfied: z.int() });

export interface ChecklistCount {
  readonly satisfied: number;
  readonly items: number;
}

/** The checklist count that an event carries, if it carries one. */
export function checklistIn(event: TraceEvent): ChecklistCount | undefined {
  const parsed = ChecklistData.safeParse(event.data);
  if (!parsed.success) return undefined;
  const { satisfied, partial, unsatisfied } = parsed.data;
  return { satisfied, items: satisfied + partial + unsatisfied };
}

/** The iteration that an event belongs to, if it says so. */
export function iterationIn(event: TraceEvent): number | undefined {
  return z.object({ iteration: z.int() }).safeParse(event.data).data?.iteration;
}

/**
 * What an event tells a person, taken from the event alone. Counts, gate verdicts and dispatched queries come
 * from its data; an event without them says nothing of the kind, whatever its message reads like.
 */
export function describeEvent(event: TraceEvent): EventLine | undefined {
  const isTrouble = event.type === 'degraded' || event.type.endsWith('-failed');
  const text = isTrouble ? oneLine(event.message) : textOf(event);
  if (text === undefined || text === '') return undefined;
  return { label: labelOf(event.stage), text, isTrouble, stays: isTrouble || STAYING.has(event.type) };
}

const STAYING: ReadonlySet<string> = new Set([
  'generate-queries-search-off',
  ...TASK_STATES.filter((state) => STEPS[state].isMilestone).map((state) => `${stepName(state)}-finished`),
]);

const FROM_DATA: Readonly<Record<string, (event: TraceEvent) => string | undefined>> = {
  'run-search-finished': describeSearch,
  'generate-queries-finished': describeQueries,
  'check-completeness-finished': describeChecklist,
  'apply-gate-finished': describeGate,
};

function textOf(event: TraceEvent): string | undefined {
  const describe = FROM_DATA[event.type];
  if (describe) return describe(event);
  const isShown = event.type.endsWith('-finished') || event.type === 'generate-queries-search-off';
  return isShown ? oneLine(event.message) : undefined;
}

function describeSearch(event: TraceEvent): string | undefined {
  const data = SearchData.safeParse(event.data).data;
  return data && oneLine(`${data.provider}: ${data.query} (${countOf(data.hitCount, 'hit')})`);
}

function describeQueries(event: TraceEvent): string | undefined {
  const data = QueriesData.safeParse(event.data).data;
  if (!data) return undefined;
  const iteration = iterationIn(event);
  const where = iteration === undefined ? '' : `iteration ${iteration}: `;
  return `${where}${countOf(data.queries.length, 'query', 'queries')}`;
}

function describeChecklist(event: TraceEvent): string | undefined {
  const count = checklistIn(event);
  return count && `checklist ${count.satisfied}/${count.items}`;
}

function describeGate(event: TraceEvent): string | undefined {
  const gate = GateData.safeParse(event.data).data;
  if (!gate) return undefined;
  const reasons = [
    ...(gate.quality_gate_reason === null ? [] : [gate.quality_gate_reason]),
    ...(gate.endReason === undefined ? [] : [`ends: ${gate.endReason}`]),
  ];
  return oneLine(`${gate.quality_gate_status}${reasons.length > 0 ? ` (${reasons.join('; ')})` : ''}`);
}
