import * as z from 'zod';
import { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { type SearchUsage, addUsage } from '#shared/domain/search-usage.ts';
import {
  InvalidConfiguration,
  JobCancelled,
  MalformedReply,
  NotFound,
  isPlumblineError,
} from '#shared/errors.ts';
import { callOnce } from '#shared/ports/recorded-call.ts';
import { SearchResult } from '#shared/ports/research-store.ts';
import type { OnUsage } from '#shared/ports/search-provider.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { hashOf } from '#shared/text/hash.ts';

const Input = WaveInput.extend({ queryId: z.string() });
const Output = z.object({ queryId: z.string(), hitCount: z.int() });

/** One query to one provider. A failure is recorded with its reason and does not fail the wave. */
export const runSearchStep: Step<z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'RunSearch',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const query = await ports.research.get(job, 'QUERY', input.queryId);
    if (!query) throw new NotFound(`Query ${input.queryId} does not exist.`);
    const result = await search(query, context);
    await ports.research.put(job, 'SEARCH', { id: query.id, record: result });
    return {
      output: { queryId: query.id, hitCount: result.hits.length },
      message: describe(query, result),
      data: {
        queryId: query.id,
        query: query.text,
        provider: query.provider,
        hitCount: result.hits.length,
        ...(result.failure ? { failure: result.failure } : {}),
        ...(result.usage ? { usage: result.usage } : {}),
      },
    };
  },
};

async function search(query: Query, { ports, job }: StepContext): Promise<SearchResult> {
  const call = {
    kind: 'search',
    step: 'run-search',
    waveId: query.waveId,
    index: query.id,
    inputHash: hashOf([query.provider, query.text, query.endpoint, query.resultCount]),
  };
  return callOnce<SearchResult>(ports.ledger, {
    job,
    call,
    parse: (recorded) => SearchResult.parse(recorded),
    make: async () => {
      const base = { queryId: query.id, waveId: query.waveId, provider: query.provider };
      let usage: SearchUsage | undefined;
      const used = (): Pick<SearchResult, 'usage'> => (usage === undefined ? {} : { usage });
      const onUsage: OnUsage = (more) => {
        usage = addUsage(usage, more);
      };
      try {
        const hits = await findHits(query, { ports, onUsage });
        return { ...base, hits, ...used() };
      } catch (error) {
        if (!isPlumblineError(error) || error instanceof JobCancelled) throw error;
        return { ...base, hits: [], failure: { name: error.name, message: error.message }, ...used() };
      }
    },
  });
}

interface Finding {
  readonly ports: StepContext['ports'];
  readonly onUsage: OnUsage;
}

async function findHits(query: Query, { ports, onUsage }: Finding): Promise<readonly Hit[]> {
  const provider = ports.providers.get(query.provider);
  if (!provider) {
    throw new InvalidConfiguration(`There is no search provider "${query.provider}".`, {
      remedy: `Choose among: ${[...ports.providers.keys()].join(', ')}.`,
    });
  }
  const hits = z.array(Hit).safeParse(await provider.search(query, onUsage));
  if (hits.success) return hits.data;
  const place = hits.error.issues[0]?.path.join('.') ?? '';
  throw new MalformedReply(`A result of ${query.provider} is not what it should be at ${place}.`, {
    cause: hits.error,
  });
}

function describe(query: Query, result: SearchResult): string {
  if (result.failure) return `Searching ${query.provider} failed: ${result.failure.message}`;
  return `${result.hits.length} results from ${query.provider} for "${query.text}"`;
}
