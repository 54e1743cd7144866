import { getDomain } from 'tldts';
import type { Hit } from './hit.ts';
import type { CredibilityTier } from './source.ts';

export interface Credibility {
  readonly tier: CredibilityTier;
  /** 0-100; see docs/scoring.md. */
  readonly domainAuthority: number;
}

/** Authority that a tier stands for when the provider says nothing better. */
const AUTHORITY: Readonly<Record<CredibilityTier, number>> = {
  PRIMARY_SOURCE: 90,
  AUTHORITATIVE: 80,
  SECONDARY: 60,
  UNVERIFIED: 30,
  FLAGGED: 0,
};

/** How far a source may be believed before it is read, from what kind of source it is. */
export function rateCredibility(hit: Hit): Credibility {
  const tier = tierOf(hit);
  return { tier, domainAuthority: AUTHORITY[tier] };
}

function tierOf(hit: Hit): CredibilityTier {
  if (hit.notices.includes('retracted')) return 'FLAGGED';
  if (hit.kind === 'pubmed' || hit.kind === 'scholar') return 'PRIMARY_SOURCE';
  if (hit.kind === 'corpus') return 'AUTHORITATIVE';
  return /\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$/iu.test(hostOf(hit.url)) ? 'PRIMARY_SOURCE' : 'UNVERIFIED';
}

/** What counts as one publisher: journal or DOI prefix, package or top folder, else the registrable domain. */
export function domainOf(hit: Hit): string {
  if (hit.container !== undefined && hit.container !== '') return hit.container;
  const doi = hit.workIds?.doi;
  if (doi !== undefined) return doi.split('/')[0] ?? doi;
  return getDomain(hit.url, { allowPrivateDomains: true }) ?? (hostOf(hit.url) || hit.provider);
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}
