import * as z from 'zod';
import type { UsageView } from '#shared/api/insights.ts';
import type { Job } from '#shared/domain/job.ts';
import { addUsage } from '#shared/domain/search-usage.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { readTrace } from '#shared/research/read-trace.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** What a job has used, by model and by provider. */
export async function getUsage(request: ApiRequest<'getUsage'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const { ports } = request;
  const [total, models, searches, sources] = await Promise.all([
    ports.budget.read(job),
    countModels(job, ports),
    countSearches(job, ports),
    ports.research.list(job, 'SOURCE'),
  ]);
  const sourcesRead = sources.filter(({ status }) => status === 'fetched' || status === 'digested').length;
  const view: UsageView = { total, models, searches, sourcesRead };
  return answerJson(view);
}

/** A call that was answered, or given up after it had used something, as its event says. */
const Called = z.object({
  role: z.string(),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  usd: z.union([z.number(), z.literal('unknown')]),
});

type ModelUsage = UsageView['models'][number];

async function countModels(job: Job, { trace }: Pick<Ports, 'trace'>): Promise<readonly ModelUsage[]> {
  const models = new Map<string, ModelUsage>();
  for await (const { type, data } of readTrace(trace, job)) {
    const called = Called.safeParse(data);
    if ((type !== 'model-called' && type !== 'degraded') || !called.success) continue;
    const key = `${called.data.role}\n${called.data.model}`;
    models.set(key, addCall(models.get(key), called.data));
  }
  return [...models.values()];
}

/** A price that is not known of one call is not known of the sum. */
function addCall(known: ModelUsage | undefined, call: z.infer<typeof Called>): ModelUsage {
  const usd =
    call.usd === 'unknown' || (known && known.usd === undefined) ? undefined : call.usd + (known?.usd ?? 0);
  return {
    role: call.role,
    model: call.model,
    calls: (known?.calls ?? 0) + 1,
    inputTokens: (known?.inputTokens ?? 0) + call.inputTokens,
    outputTokens: (known?.outputTokens ?? 0) + call.outputTokens,
    ...(usd === undefined ? {} : { usd }),
  };
}

async function countSearches(
  job: Job,
  { research }: Pick<Ports, 'research'>,
): Promise<UsageView['searches']> {
  const searches = await research.list(job, 'SEARCH');
  return [...Map.groupBy(searches, ({ provider }) => provider)].map(([provider, group]) => {
    const usage = group.flatMap((one) => one.usage ?? []);
    const [first, ...rest] = usage;
    return {
      provider,
      searches: group.length,
      failures: group.filter(({ failure }) => failure !== undefined).length,
      ...(first === undefined ? {} : { usage: rest.reduce(addUsage, first) }),
    };
  });
}
