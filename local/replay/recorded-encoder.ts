import * as z from 'zod';
import type { Config } from '#shared/config.ts';
import { stepName } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createLocalEncoder } from '../local-encoder.ts';

const Named = z.object({ encoder: z.string() });
const CHECKED = `${stepName('CheckCompleteness')}-finished`;

/** The encoder that a job had, which gives the same for the same texts; none for a job that had none, or for which it did not run. */
export function recordedEncoder(config: Config, events: readonly TraceEvent[]): Pick<Ports, 'encoder'> {
  const naming = events.filter(({ data }) => Named.safeParse(data).success).map(({ type }) => type);
  const hadIt = naming.includes(CHECKED) && !naming.includes('degraded');
  return hadIt ? createLocalEncoder(config) : {};
}
