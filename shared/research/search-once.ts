import * as z from 'zod';
import { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Query } from '#shared/domain/query.ts';
import { type SearchUsage, addUsage } from '#shared/domain/search-usage.ts';
import { stepName } from '#shared/domain/steps.ts';
import { InvalidConfiguration, JobCancelled, MalformedReply, isPlumblineError } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import { mayCall, noteCall } from './breakers.ts';
import type { CallIdentity } from '../ports/call-ledger.ts';
import { callOnce } from './recorded-call.ts';
import { asDeepAsCompared } from './result-depth.ts';
import { SearchResult } from '#shared/domain/search-result.ts';
import type { OnNearTerms, OnUsage } from '../ports/search-provider.ts';
import type { Ports } from '../ports/ports.ts';
import type { ContextWith } from './step.ts';

/** What a step that searches works with. */
export type SearchContext = ContextWith<
  Pick<Ports, 'providers' | 'breakers' | 'ledger' | 'clock' | 'config'>
>;

/**
 * Asks a provider a query, once: a result that was recorded is given back and nothing is sent. A failure of the
 * provider is a result with its reason; an open breaker is one as well, and the provider is not asked. Throws
 * JobCancelled, and what the stores throw.
 */
export async function searchOnce(context: SearchContext, query: Query): Promise<SearchResult> {
  const { ports, job } = context;
  const breaker = `provider:${query.provider}` as const;
  let isAsked = false;
  const result = await callOnce<SearchResult>(ports.ledger, {
    job,
    call: identifySearch(query),
    parse: (recorded) => SearchResult.parse(recorded),
    make: async () => {
      isAsked = await mayCall(context, breaker);
      return isAsked
        ? trySearch(context, asDeepAsCompared(withDomains(query, job), ports.config))
        : leftAlone(query);
    },
  });
  if (isAsked && isSampleOfHealth(result)) {
    const hasOpened = await noteCall(context, breaker, result.failure !== undefined);
    if (hasOpened) await emitOpened(context, query);
  }
  return result;
}

/** Searches of a job keep to its domains, whichever step asks. */
function withDomains(query: Query, { settings }: Pick<Job, 'settings'>): Query {
  return settings.domains === undefined ? query : { ...query, domains: settings.domains };
}

/** Equal queries at the same place of a job are the same call, whichever step asks. */
function identifySearch(query: Query): CallIdentity {
  return {
    kind: 'search',
    step: stepName('RunSearch'),
    waveId: query.waveId,
    index: query.id,
    inputHash: hashOf([query.provider, query.text, query.endpoint, query.resultCount]),
  };
}

async function trySearch({ ports }: SearchContext, query: Query): Promise<SearchResult> {
  const beginning = ports.clock.now();
  let usage: SearchUsage | undefined;
  let nearTerms: readonly string[] | undefined;
  const used = (): Pick<SearchResult, 'milliseconds' | 'usage'> => ({
    milliseconds: Math.max(0, ports.clock.now() - beginning),
    ...(usage === undefined ? {} : { usage }),
  });
  const onUsage: OnUsage = (more) => {
    usage = addUsage(usage, more);
  };
  const onNearTerms: OnNearTerms = (terms) => {
    nearTerms = terms;
  };
  try {
    const hits = await findHits(query, { ports, onUsage, onNearTerms });
    return { ...resultKey(query), hits, ...(nearTerms === undefined ? {} : { nearTerms }), ...used() };
  } catch (error) {
    if (!isPlumblineError(error) || error instanceof JobCancelled) throw error;
    const failure = { name: error.name, message: error.message };
    return { ...resultKey(query), hits: [], failure, ...used() };
  }
}

function leftAlone(query: Query): SearchResult {
  const message = `${query.provider} has failed too often, so it is left alone for a while.`;
  return { ...resultKey(query), hits: [], failure: { name: 'ServiceUnavailable', message } };
}

function resultKey({ id, waveId, provider }: Query): Pick<SearchResult, 'queryId' | 'waveId' | 'provider'> {
  return { queryId: id, waveId, provider };
}

/** By which one can say that the next call will fare no better; a query that is refused is not one of them. */
const SIGNS_OF_ILLNESS: ReadonlySet<string> = new Set([
  'ServiceUnavailable',
  'Throttled',
  'MalformedReply',
  'QuotaSpent',
]);

function isSampleOfHealth({ failure }: SearchResult): boolean {
  return failure === undefined || SIGNS_OF_ILLNESS.has(failure.name);
}

interface Finding {
  readonly ports: SearchContext['ports'];
  readonly onUsage: OnUsage;
  readonly onNearTerms: OnNearTerms;
}

async function findHits(query: Query, { ports, onUsage, onNearTerms }: Finding): Promise<readonly Hit[]> {
  const provider = ports.providers.get(query.provider);
  if (!provider) {
    throw new InvalidConfiguration(`There is no search provider "${query.provider}".`, {
      remedy: `Choose among: ${[...ports.providers.keys()].join(', ')}.`,
    });
  }
  const hits = z.array(Hit).safeParse(await provider.search(query, onUsage, onNearTerms));
  if (hits.success) return hits.data;
  const place = hits.error.issues[0]?.path.join('.') ?? '';
  throw new MalformedReply(`A result of ${query.provider} is not what it should be at ${place}.`, {
    cause: hits.error,
  });
}

async function emitOpened(context: SearchContext, { id, provider }: Query): Promise<void> {
  await context.emit({
    type: 'breaker.opened',
    key: id,
    message: `${provider} has failed too often; it is left alone for a while.`,
    data: { provider },
  });
}
