import { type TierOverrides, domainOf, rateCredibility } from '#shared/domain/credibility.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { ReadMode, Source } from '#shared/domain/source.ts';
import { gradeQuality, scoreSource } from '#shared/domain/source-score.ts';
import { isRetractionNotice } from '#shared/domain/stated-notices.ts';
import type { StepContext } from '#shared/research/step.ts';
import type { Candidate } from './merge-hits.ts';

const DAY = 86_400_000;
const MOST_ORIGINS = 10;
const MOST_CHARACTERS = 500;

/** What sources are rated by. */
export interface Rating {
  /** When the job was submitted: ages count to that day, ISO 8601. */
  readonly asOf: string;
  readonly overrides: TierOverrides;
}

export interface SourceRank extends Rating {
  readonly waveId: string;
  readonly readMode: ReadMode;
}

export function ratingIn({ ports, job }: StepContext<'SelectSources'>): Rating {
  return { asOf: job.createdAt, overrides: ports.config.search.domainTiers };
}

/** Retracted, or of a domain that is not to be believed. */
export function isFlagged({ hit }: Candidate, { overrides }: Rating): boolean {
  return rateCredibility(hit, overrides).tier === 'FLAGGED';
}

/** A flagged candidate, kept on record with the reason why it is not read. */
export function toFlagged(candidate: Candidate, place: Omit<SourceRank, 'readMode'>): Source {
  const isRetracted = candidate.hit.notices.includes('retracted');
  const skipReason = isRetracted
    ? 'It was retracted; what is retracted supports nothing and is not read.'
    : isRetractionNotice(candidate.hit.title)
      ? 'It is a notice that a work was retracted, which is no evidence.'
      : 'Its domain is flagged as unreliable; pages of it are not read.';
  return { ...toSource(candidate, { ...place, readMode: 'chunks' }), status: 'skipped', skipReason };
}

/** A candidate as the source that is to be read. */
export function toSource(candidate: Candidate, place: SourceRank): Source {
  const { hit } = candidate;
  return {
    id: candidate.sourceId,
    origins: candidate.origins.slice(0, MOST_ORIGINS),
    kind: hit.kind,
    retrievalMethod: hit.kind === 'corpus' ? 'rag' : 'web',
    title: hit.title,
    url: hit.url,
    text: hit.snippet.slice(0, MOST_CHARACTERS).toWellFormed(),
    ...(hit.workIds ? { workIds: hit.workIds } : {}),
    ...(hit.authors ? { authors: hit.authors } : {}),
    ...(hit.container === undefined ? {} : { container: hit.container }),
    domain: domainOf(hit),
    ...(hit.publishedAt === undefined ? {} : { publishedAt: hit.publishedAt }),
    ...(hit.language === undefined ? {} : { language: hit.language }),
    ...(hit.fullTextUrl === undefined ? {} : { fullTextUrl: hit.fullTextUrl }),
    ...(hit.isUnmatched === undefined ? {} : { isUnmatched: hit.isUnmatched }),
    notices: hit.notices,
    waveId: place.waveId,
    ...scoreHit(hit, candidate.relevance, place),
    readMode: place.readMode,
    itemIds: [...candidate.itemRanks.keys()].toSorted(),
    status: 'selected',
  };
}

type Scores = Pick<
  Source,
  'relevanceScore' | 'credibilityTier' | 'domainAuthority' | 'compositeScore' | 'quality'
>;

export function scoreHit(hit: Hit, relevance: number, { asOf, overrides }: Rating): Scores {
  const { tier, domainAuthority } = rateCredibility(hit, overrides);
  const published = hit.publishedAt === undefined ? Number.NaN : Date.parse(hit.publishedAt);
  const ageDays = Number.isNaN(published) ? undefined : (Date.parse(asOf) - published) / DAY;
  const compositeScore = scoreSource({ domainAuthority, ageDays, relevance, tier });
  return {
    relevanceScore: relevance,
    credibilityTier: tier,
    domainAuthority,
    compositeScore,
    quality: gradeQuality(compositeScore),
  };
}
