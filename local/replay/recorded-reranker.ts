import * as z from 'zod';
import { stepName } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { ProviderRefused } from '#shared/errors.ts';
import type { Reranker } from '#shared/ports/reranker.ts';

const Named = z.object({ name: z.enum(['bedrock', 'jina']), model: z.string() });
const Ranked = z.object({ ranking: Named });
const Failed = z.object({ reranker: Named.shape.name, model: z.string() });

/** A reranker that bears the name that a job has asked, and answers nothing; undefined for a job that asked none. */
export function recordedReranker(events: readonly TraceEvent[]): Reranker | undefined {
  const asked = events.map(askedIn).find((one) => one !== undefined);
  if (!asked) return undefined;
  return {
    ...asked,
    rank: async () => {
      throw new ProviderRefused('A replay asks no reranker.');
    },
  };
}

function askedIn({ type, data }: TraceEvent): z.infer<typeof Named> | undefined {
  if (type === `${stepName('SelectSources')}-finished`) return Ranked.safeParse(data).data?.ranking;
  const failed = type === 'degraded' ? Failed.safeParse(data).data : undefined;
  return failed && { name: failed.reranker, model: failed.model };
}
