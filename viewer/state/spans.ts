import * as z from 'zod';
import type { TraceEvent } from '#shared/domain/trace-event.ts';

/** Something that took time: a step for one item, or a call of a model. Milliseconds since the first event. */
export interface Span {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly kind: 'step' | 'call' | 'failed';
  readonly start: number;
  readonly end: number;
  readonly usd: number | undefined;
  readonly tokens: number | undefined;
}

const Call = z.object({
  role: z.string(),
  model: z.string().optional(),
  inputTokens: z.number().default(0),
  outputTokens: z.number().default(0),
  usd: z.union([z.number(), z.string()]).default('unknown'),
  durationMilliseconds: z.number().default(0),
});

/** The spans of a trace in the order of their beginnings. What began and did not end ends with the trace. */
export function readSpans(events: readonly TraceEvent[]): readonly Span[] {
  const zero = Date.parse(events[0]?.at ?? '');
  const until = Date.parse(events.at(-1)?.at ?? '') - zero;
  const ends = new Map(
    events
      .filter(({ type }) => /-(?:finished|failed)$/u.test(type))
      .map((event) => [occurrence(event), event]),
  );
  const steps = events
    .filter(({ type }) => type.endsWith('-started'))
    .map((event): Span => {
      const end = ends.get(occurrence(event));
      return {
        key: event.key,
        name: event.stage,
        detail: end?.message ?? event.message,
        kind: end?.type.endsWith('-failed') === true ? 'failed' : 'step',
        start: Date.parse(event.at) - zero,
        end: end ? Date.parse(end.at) - zero : until,
        usd: undefined,
        tokens: undefined,
      };
    });
  return [...steps, ...events.flatMap((event) => readCall(event, zero))].sort((a, b) => a.start - b.start);
}

function readCall(event: TraceEvent, zero: number): readonly Span[] {
  const call = event.type === 'model-called' ? Call.safeParse(event.data).data : undefined;
  if (!call) return [];
  const end = Date.parse(event.at) - zero;
  return [
    {
      key: event.key,
      name: `${event.stage} · ${call.role}`,
      detail: event.message,
      kind: 'call',
      start: Math.max(0, end - call.durationMilliseconds),
      end,
      usd: typeof call.usd === 'number' ? call.usd : undefined,
      tokens: call.inputTokens + call.outputTokens,
    },
  ];
}

/** What the beginning and the end of one thing have in common: its key without what happened. */
function occurrence({ type, key }: TraceEvent): string {
  return key.replace(type, type.replace(/-(?:started|finished|failed)$/u, ''));
}
