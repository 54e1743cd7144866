import { expect, test } from 'vitest';
import { runSearchStep } from '#functions/steps/run-search/run-search.ts';
import { type Query, waveId } from '#shared/domain/query.ts';
import { MalformedReply } from '#shared/errors.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { hitOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const CURSOR = { iteration: 1, purpose: 'research', revision: 0 } as const;
const WAVE = waveId(CURSOR);

/** Two paid answers, and then what `end` makes of them. */
function paid(end: () => void): SearchProvider {
  return {
    name: 'paid',
    needsNetwork: true,
    search: async (_query, onUsage) => {
      onUsage?.({ requests: 1, credits: 1, usd: 0.1 });
      onUsage?.({ requests: 1, credits: 2, usd: 0.2 });
      end();
      return [hitOf('a')];
    },
  };
}

test.each([
  ['succeeds', (): void => undefined],
  [
    'fails',
    (): void => {
      throw new MalformedReply('Odd.');
    },
  ],
])('what a search that %s used is recorded once and emitted in the trace', async (what, end) => {
  const ports = await openPorts({ providers: new Map([['paid', paid(end)]]) });
  const job = jobOf('job-1');
  const query: Query = {
    id: `${WAVE}-00`,
    waveId: WAVE,
    text: 'reeds',
    provider: 'paid',
    endpoint: 'search',
    resultCount: 10,
    itemIds: [],
  };
  await ports.research.put(job, 'QUERY', { id: query.id, record: query });
  const usage = { requests: 2, credits: 3, usd: 0.3 };
  const input = { tenantId: job.tenantId, jobId: job.jobId, cursor: CURSOR, queryId: query.id };
  for (let time = 0; time < 2; time += 1) {
    const { data } = await runSearchStep.run(input, contextOf(ports, job, 'RunSearch'));
    expect(data).toMatchObject({ usage, hitCount: what === 'fails' ? 0 : 1 });
    expect(await ports.research.list(job, 'SEARCH')).toMatchObject([{ usage }]);
  }
});
