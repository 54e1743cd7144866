import { systemClock } from '#shared/adapters/index.ts';
import { isReachable } from '#shared/adapters/search/reachability.ts';
import { networkProvider } from '#shared/adapters/wiring/network-providers.ts';
import type { Finding } from '#shared/api/session.ts';
import type { Config } from '#shared/config.ts';
import { ServiceUnavailable, isPlumblineError, safeMessage } from '#shared/errors.ts';
import type { Query } from '#shared/domain/query.ts';

const PATIENCE_MILLISECONDS = 3000;
const QUERY: Query = {
  id: 'i01-01',
  waveId: 'i01',
  text: 'plumbline',
  provider: 'searxng',
  endpoint: 'search',
  resultCount: 1,
  itemIds: [],
};

/** One search: an instance that answers pages and no JSON would fail in the middle of a job. */
export async function lookAtSearxng(config: Config): Promise<Finding> {
  const about = 'SearXNG';
  try {
    const limiter = { take: async () => undefined };
    const provider = await networkProvider('searxng', { config, limiter, clock: systemClock });
    await provider?.search(QUERY);
    return { about, state: 'works', text: 'answers searches' };
  } catch (error) {
    if (!isPlumblineError(error)) throw error;
    const text = safeMessage(error);
    if (error instanceof ServiceUnavailable) {
      const remedy = 'Start it, or check SEARXNG_BASE_URL: its first page opens in a browser.';
      return { about, state: 'warns', text, remedy };
    }
    return { about, state: 'fails', text, ...(error.remedy === undefined ? {} : { remedy: error.remedy }) };
  }
}

/** Receivers of webhooks that are named as ours to reach; any other is known when it is registered. */
export async function lookAtReceivers({ outgoing }: Config): Promise<readonly Finding[]> {
  return Promise.all(
    outgoing.allow.map(async (place): Promise<Finding> => {
      const about = 'Webhook receiver';
      const reached =
        (await isReachable(`http://${place}/`, PATIENCE_MILLISECONDS)) ||
        (await isReachable(`https://${place}/`, PATIENCE_MILLISECONDS));
      if (reached) return { about, state: 'works', text: `${place} answers` };
      const remedy =
        'Start it, or take it out of WEBHOOK_ALLOW; what is not delivered is tried again for a day.';
      return { about, state: 'warns', text: `${place} does not answer`, remedy };
    }),
  );
}
