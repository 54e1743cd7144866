import * as z from 'zod';
import type { Query } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { searchOnce } from '#shared/research/search-once.ts';
import { type Step, WaveInput } from '#shared/research/step.ts';

const Input = WaveInput.extend({ queryId: z.string() });
const Output = z.object({ queryId: z.string(), hitCount: z.int() });

/** One query to one provider. A failure is recorded with its reason and does not fail the wave. */
export const runSearchStep: Step<'RunSearch', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'RunSearch',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const query = await ports.research.get(job, 'QUERY', input.queryId);
    if (!query) throw new NotFound(`Query ${input.queryId} does not exist.`);
    const result = await searchOnce(context, query);
    await ports.research.put(job, 'SEARCH', { id: query.id, record: result });
    return {
      output: { queryId: query.id, hitCount: result.hits.length },
      message: describe(query, result),
      data: {
        queryId: query.id,
        query: query.text,
        provider: query.provider,
        hitCount: result.hits.length,
        ...(unmatchedIn(result) > 0 ? { unmatched: unmatchedIn(result) } : {}),
        ...(result.nearTerms ? { nearTerms: result.nearTerms } : {}),
        ...(result.failure ? { failure: result.failure } : {}),
        ...(result.usage ? { usage: result.usage } : {}),
      },
    };
  },
};

function describe(query: Query, result: SearchResult): string {
  if (result.failure) return `Searching ${query.provider} failed: ${result.failure.message}`;
  const near = result.nearTerms?.join(', ');
  const alsoFor =
    near === undefined ? '' : ` (and for ${near}: a word of it is in no document as it is written)`;
  const without = unmatchedIn(result);
  const unmatched = without > 0 ? ` (${without} without any of its words: there are few documents)` : '';
  return `${result.hits.length} results from ${query.provider} for "${query.text}"${alsoFor}${unmatched}`;
}

/** Documents that are there because there are few to search. */
function unmatchedIn({ hits }: SearchResult): number {
  return hits.filter((hit) => hit.isUnmatched).length;
}
