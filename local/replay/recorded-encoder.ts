import * as z from 'zod';
import type { Config } from '#shared/config.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createLocalEncoder } from '../local-encoder.ts';

const Failed = z.object({ encoder: z.string() });

/** The encoder, which gives the same for the same texts; none for a job for which it did not run. */
export function recordedEncoder(config: Config, events: readonly TraceEvent[]): Pick<Ports, 'encoder'> {
  const hasFailed = events.some(({ type, data }) => type === 'degraded' && Failed.safeParse(data).success);
  return hasFailed ? {} : createLocalEncoder(config);
}
