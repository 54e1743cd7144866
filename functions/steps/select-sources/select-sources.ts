import type { Brief } from '#shared/domain/brief.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { weighTerms } from '#shared/domain/term-weights.ts';
import type { SearchResult } from '#shared/ports/research-store.ts';
import { queryTerms, terms } from '#shared/text/analyze.ts';
import * as z from 'zod';
import { domainOf, rateCredibility } from '#shared/domain/credibility.ts';
import { waveId } from '#shared/domain/query.ts';
import type { Source } from '#shared/domain/source.ts';
import { identitiesOf } from '#shared/domain/source-identity.ts';
import { gradeQuality, scoreSource } from '#shared/domain/source-score.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/ports/corpus-idf.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { type Candidate, chooseCandidates, mergeHits, rankCandidates } from './rank-hits.ts';

const Output = z.object({ sources: z.array(z.object({ sourceId: z.string() })), sourceCount: z.int() });

const REVISION_READS = 3;
const DAY = 86_400_000;

/** Merges, ranks and chooses what to read: M in full, K by their best chunks; nothing is read twice. */
export const selectSourcesStep: Step<WaveInput, z.infer<typeof Output>> = {
  state: 'SelectSources',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const wave = waveId(input.cursor);
    const { merged, fresh, found, domains } = await gather(wave, context);
    const plan = await ports.research.get(job, 'PLAN', ONLY);
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    if (!plan || !brief) throw new NotFound(`Job ${job.jobId} has no plan to select sources by.`);
    await learnWeights({ brief, plan, found }, context);
    const ranked = rankCandidates(brief.question, fresh);
    const { fullSources, chunkedSources } = ports.config.research;
    const limit = input.cursor.purpose === 'revision' ? REVISION_READS : fullSources + chunkedSources;
    const chosen = chooseCandidates(ranked, { items: plan.checklist, limit, domains });
    const sources = chosen.map((one, index) => toSource(one, { index, wave, context }));
    await ports.research.putAll(
      job,
      'SOURCE',
      sources.map((source) => ({ id: source.id, record: source })),
    );
    return {
      output: { sources: sources.map((source) => ({ sourceId: source.id })), sourceCount: sources.length },
      message: `${sources.length} of ${merged} documents chosen to read`,
      data: {
        found: merged,
        search_preprocess: { merged, fresh: fresh.length, kept: sources.length, llm_calls_in_preprocess: 0 },
        sources: sources.map((source) => ({
          id: source.id,
          title: source.title,
          readMode: source.readMode,
          relevance: Number(source.relevanceScore.toFixed(3)),
        })),
      },
    };
  },
};

interface Gathered {
  readonly merged: number;
  readonly fresh: readonly Candidate[];
  readonly found: readonly SearchResult[];
  /** Domains read before this wave. */
  readonly domains: ReadonlySet<string>;
}

/** Once per job: what the first search teaches about the terms of the question. */
async function learnWeights(
  known: { readonly brief: Brief; readonly plan: Plan; readonly found: readonly SearchResult[] },
  { ports, job }: StepContext,
): Promise<void> {
  if (await ports.research.get(job, 'WEIGHTS', ONLY)) return;
  const { brief, plan, found } = known;
  const words = plan.checklist.flatMap((item) => item.parts.flatMap((part) => part.terms));
  const wanted = queryTerms([brief.question, ...words].join(' '));
  const hits = new Map(found.flatMap((result) => result.hits).map((hit) => [hit.id, hit]));
  const passages = [...hits.values()].map((hit) => new Set(terms(`${hit.title}\n${hit.snippet}`)));
  const idf = await corpusIdf(ports.statistics, wanted);
  await ports.research.put(job, 'WEIGHTS', {
    id: ONLY,
    record: weighTerms({ terms: wanted, idf, passages }),
  });
}

async function gather(wave: string, { ports, job }: StepContext): Promise<Gathered> {
  const results = await ports.research.list(job, 'SEARCH', `${wave}-`);
  const queries = await ports.research.list(job, 'QUERY', `${wave}-`);
  const known = await ports.research.list(job, 'SOURCE');
  const earlier = known.filter((source) => source.waveId !== wave);
  const read = new Set(earlier.flatMap((source) => [source.id, ...identitiesOf(source)]));
  const merged = mergeHits(results, queries, ports.config.research.keptPerQuery);
  return {
    merged: merged.length,
    fresh: merged.filter((one) => ![one.sourceId, ...identitiesOf(one.hit)].some((name) => read.has(name))),
    found: results,
    domains: new Set(earlier.map((source) => source.domain)),
  };
}

interface Place {
  readonly index: number;
  readonly wave: string;
  readonly context: StepContext;
}

function toSource(candidate: Candidate, { index, wave, context }: Place): Source {
  const { hit } = candidate;
  const { ports, job } = context;
  const credibility = rateCredibility(hit);
  const published = hit.publishedAt === undefined ? Number.NaN : Date.parse(hit.publishedAt);
  const ageDays = Number.isNaN(published) ? undefined : (Date.parse(job.createdAt) - published) / DAY;
  const compositeScore = scoreSource({
    domainAuthority: credibility.domainAuthority,
    ageDays,
    relevance: candidate.relevance,
    tier: credibility.tier,
  });
  return {
    id: candidate.sourceId,
    origins: candidate.origins.slice(0, 10),
    kind: hit.kind,
    retrievalMethod: hit.kind === 'corpus' ? 'rag' : 'web',
    title: hit.title,
    url: hit.url,
    text: hit.snippet.slice(0, 500),
    ...(hit.workIds ? { workIds: hit.workIds } : {}),
    ...(hit.authors ? { authors: hit.authors } : {}),
    ...(hit.container === undefined ? {} : { container: hit.container }),
    domain: domainOf(hit),
    ...(hit.publishedAt === undefined ? {} : { publishedAt: hit.publishedAt }),
    ...(hit.language === undefined ? {} : { language: hit.language }),
    notices: hit.notices,
    waveId: wave,
    relevanceScore: candidate.relevance,
    credibilityTier: credibility.tier,
    domainAuthority: credibility.domainAuthority,
    compositeScore,
    quality: gradeQuality(compositeScore),
    readMode: index < ports.config.research.fullSources ? 'full' : 'chunks',
    itemIds: [...candidate.itemRanks.keys()].toSorted(),
    status: 'selected',
  };
}
