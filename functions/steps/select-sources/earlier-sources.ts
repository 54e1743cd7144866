import type { Hit } from '#shared/domain/hit.ts';
import { queryId } from '#shared/domain/query.ts';
import { SearchResult } from '#shared/domain/search-result.ts';
import type { Source } from '#shared/domain/source.ts';
import { callOnce } from '#shared/research/recorded-call.ts';
import type { StepContext } from '#shared/research/step.ts';
import { hashOf } from '#shared/text/hash.ts';
import { toKnownHit } from './known-sources.ts';

/** Stands among the providers for the report that a question follows up on. */
const EARLIER_REPORT = 'earlier-report';

/**
 * The sources that the earlier report of the thread cites, as one more search of the first wave: they are chosen if they
 * bear on what is asked now. Undefined where nothing is followed up on, or the topic has changed.
 */
export async function findEarlierSources(
  waveId: string,
  { ports, job }: StepContext<'SelectSources'>,
): Promise<SearchResult | undefined> {
  const { followUp } = job;
  if (followUp?.isSameTopic !== true || waveId !== FIRST_WAVE || followUp.sourceIds.length === 0)
    return undefined;
  const earlier = { tenantId: job.tenantId, jobId: followUp.jobId };
  const call = {
    kind: 'read',
    step: 'SelectSources',
    waveId,
    index: EARLIER_REPORT,
    inputHash: hashOf([followUp.jobId, ...followUp.sourceIds]),
  };
  return callOnce<SearchResult>(ports.ledger, {
    job,
    call,
    parse: (recorded) => SearchResult.parse(recorded),
    make: async () => {
      const found = await Promise.all(
        followUp.sourceIds.map(async (id) => ports.research.get(earlier, 'SOURCE', id)),
      );
      const hits = found.flatMap((source) => (source === undefined ? [] : [source])).map(toHit);
      return { queryId: queryId(waveId, EARLIER_PLACE), waveId, provider: EARLIER_REPORT, hits };
    },
  });
}

const FIRST_WAVE = 'i01';
/** Behind the queries of a wave. */
const EARLIER_PLACE = 98;

/** As the provider that found it first knows it: there it is read again if its text is no longer kept. */
function toHit(source: Source, index: number): Hit {
  const [origin] = source.origins;
  return {
    ...toKnownHit(source),
    id: origin?.hitId ?? source.id,
    provider: origin?.provider ?? EARLIER_REPORT,
    rank: index + 1,
    score: source.compositeScore,
    ...(source.fullTextUrl === undefined ? {} : { fullTextUrl: source.fullTextUrl }),
    ...(source.language === undefined ? {} : { language: source.language }),
  };
}
