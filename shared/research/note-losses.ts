import * as z from 'zod';
import { describeLoss } from '#shared/domain/loss.ts';
import type { Ports } from '../ports/ports.ts';
import type { ContextWith } from './step.ts';

/** Items of a Map as the state machine hands them on: those that were given up bear the error. */
export const SearchedItems = z
  .array(z.object({ queryId: z.string(), error: z.string().optional() }))
  .readonly();
export const ReadItems = z.array(z.object({ sourceId: z.string(), error: z.string().optional() })).readonly();

type LossContext = ContextWith<Pick<Ports, 'research'>>;

/** Puts down each search of a wave that was given up, with its cause; in the trace too. */
export async function noteLostSearches(
  items: z.infer<typeof SearchedItems>,
  context: LossContext,
): Promise<void> {
  const { ports, job } = context;
  for (const { queryId, error } of items) {
    const query = error === undefined ? undefined : await ports.research.get(job, 'QUERY', queryId);
    if (error === undefined || query === undefined) continue;
    const message = `A search of ${query.provider} was lost: ${describeLoss(error)} (${error}).`;
    const { waveId, provider } = query;
    const record = { queryId, waveId, provider, hits: [], failure: { name: error, message }, lost: error };
    await ports.research.put(job, 'SEARCH', { id: queryId, record });
    await context.emit({ type: 'search-lost', key: queryId, message, data: { queryId, provider, error } });
  }
}

/** The same of sources that were chosen to be read. */
export async function noteLostSources(items: z.infer<typeof ReadItems>, context: LossContext): Promise<void> {
  const { ports, job } = context;
  for (const { sourceId, error } of items) {
    const source = error === undefined ? undefined : await ports.research.get(job, 'SOURCE', sourceId);
    if (error === undefined || source === undefined) continue;
    const skipReason = `Lost: ${describeLoss(error)} (${error}).`;
    const record = { ...source, status: 'skipped', skipReason, lost: error } as const;
    await ports.research.put(job, 'SOURCE', { id: sourceId, record });
    const message = `A source was lost: ${describeLoss(error)} (${error}).`;
    await context.emit({ type: 'source-lost', key: sourceId, message, data: { sourceId, error } });
  }
}
