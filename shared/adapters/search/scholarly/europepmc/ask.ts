import { serviceOf } from '#shared/domain/services.ts';
import { ProviderRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { type ServiceOptions, askService } from '../ask-service.ts';
import { checkReply, parseServiceReply, shownReason } from '#shared/adapters/search/read-json.ts';
import type { Work } from '../work.ts';
import { worksIn } from '../works-in.ts';
import { Failure, SearchReply, toWork } from './replies.ts';

export const EUROPE_PMC = serviceOf('europepmc');
export const PER_SECOND = 5;
const MOST_PER_PAGE = 1000;

/** Records by a query in the syntax of Europe PMC, most relevant first. */
export async function searchRecords(
  query: string,
  count: number,
  options: ServiceOptions,
): Promise<readonly Work[]> {
  const { contactEmail } = options;
  const reply = await askService(EUROPE_PMC, options, {
    path: '/searchPOST',
    method: 'POST',
    perSecond: PER_SECOND,
    parameters: {
      query,
      resultType: 'core',
      format: 'json',
      pageSize: String(Math.min(count, MOST_PER_PAGE)),
      synonym: 'true',
      ...(contactEmail === undefined ? {} : { email: contactEmail }),
    },
  });
  const value = parseServiceReply('Europe PMC', reply);
  const failure = Failure.safeParse(value);
  if (failure.success) throw refusal(failure.data.errMsg);
  const { hitCount, resultList } = checkReply('Europe PMC', value, SearchReply);
  return worksIn('Europe PMC', { records: resultList.result, total: hitCount }, toWork);
}

function refusal(said: string): Error {
  if (/too many|rate limit/iu.test(said)) return new Throttled('Europe PMC asks for fewer requests.');
  if (/time[d -]*out|unavailable|internal|try again|server/iu.test(said)) {
    return new ServiceUnavailable('Europe PMC cannot search at the moment.');
  }
  return new ProviderRefused(`Europe PMC refused the query: ${shownReason(said)}.`);
}
