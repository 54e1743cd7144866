import { domainsOf } from '#shared/domain/lens.ts';
import type { Brief } from '#shared/domain/brief.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { identitiesOf } from '#shared/domain/source-identity.ts';
import { keptOf } from '#shared/research/result-depth.ts';
import type { StepContext } from '#shared/research/step.ts';
import { findEarlierSources } from './earlier-sources.ts';
import { findUploads } from './uploaded-texts.ts';
import { namesOfSkipped, toKnownHit, withNewNotices } from './known-sources.ts';
import { learnRarity } from './learn-rarity.ts';
import { type Candidate, mergeHits } from './merge-hits.ts';
import { type PreparedHits, prepareHits } from './prepare-hits.ts';
import { emitDisagreements, emitNotices } from './emit-selection.ts';
import { ratingIn } from './to-source.ts';

export interface Wave {
  readonly id: string;
  readonly brief: Brief;
  readonly plan: Plan;
}

export interface Gathered {
  /** Documents that no earlier wave has chosen. */
  readonly fresh: readonly Candidate[];
  /** Domains read before this wave. */
  readonly domains: ReadonlySet<string>;
  /** For the `search_preprocess` metric. */
  readonly counts: Readonly<Record<string, number>> & { readonly documents: number };
}

/**
 * What the searches of a wave brought, as documents that are new. What they say of a document that was read before, a
 * retraction above all, goes to its record.
 */
export async function gatherCandidates(wave: Wave, context: StepContext<'SelectSources'>): Promise<Gathered> {
  const { ports, job } = context;
  const [listed, searched, asked] = await Promise.all([
    ports.research.list(job, 'SOURCE'),
    ports.research.list(job, 'SEARCH', `${wave.id}-`),
    ports.research.list(job, 'QUERY', `${wave.id}-`),
  ]);
  const earlier = listed.filter((source) => source.waveId !== wave.id);
  const read = earlier.filter((source) => source.status !== 'skipped');
  const known = read.map(toKnownHit);
  const again = await findEarlierSources(wave.id, context);
  const uploaded = findUploads(wave.id, job);
  const beside = [again, uploaded].filter((one) => one !== undefined);
  const allItems = wave.plan.checklist.map((item) => item.id);
  const prepared = prepareHits([...searched, ...beside], {
    queries: [
      ...asked.map((query) => ({ ...query, kept: keptOf(query, ports.config) })),
      ...beside.map(({ queryId }) => ({ id: queryId, itemIds: allItems })),
    ],
    kept: ports.config.research.keptPerQuery,
    domains: domainsOf(job.settings, ports.config.search),
    known,
  });
  await emitDisagreements(prepared.disagreements, context);
  await learnRarity(wave, context);
  const merged = mergeHits(prepared.found, known, ports.config.search.domainTiers);
  const warned = withNewNotices(read, merged.again, ratingIn(context));
  await ports.research.putAll(
    job,
    'SOURCE',
    warned.map((source) => ({ id: source.id, record: source })),
  );
  await emitNotices(warned, context);
  const skipped = namesOfSkipped(earlier);
  const isFresh = (one: Candidate): boolean =>
    ![one.sourceId, ...identitiesOf(one.hit)].some((name) => skipped.has(name));
  const fresh = merged.candidates.filter(isFresh);
  return {
    fresh,
    domains: new Set(read.map((source) => source.domain)),
    counts: {
      ...countPrepared(prepared),
      ...countMerged(prepared, merged),
      ...(again === undefined ? {} : { from_earlier_report: again.hits.length }),
      known: merged.documents - fresh.length,
    },
  };
}

function countPrepared({ total, unusable, misplaced, excluded, overCap }: PreparedHits) {
  return { found: total, unusable: unusable + misplaced, excluded_domains: excluded, over_cap: overCap };
}

function countMerged({ found }: PreparedHits, { documents, nearDuplicates }: ReturnType<typeof mergeHits>) {
  return {
    merged: found.length - documents - nearDuplicates,
    near_duplicates: nearDuplicates,
    documents,
  };
}
