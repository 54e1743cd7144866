import { getDomain, getPublicSuffix } from 'tldts';
import { DOMAIN_TIERS } from './domain-tiers.ts';
import type { Hit } from './hit.ts';
import { isRetractionNotice } from './stated-notices.ts';
import { preprintServerOf } from './preprint-servers.ts';
import type { CredibilityTier } from './source.ts';

export interface Credibility {
  readonly tier: CredibilityTier;
  /** 0-100, by the table in docs/scoring/sources.md. */
  readonly domainAuthority: number;
}

/** Tiers that users give to domains, subdomains included; they go before all other rules but a retraction. */
export type TierOverrides = Readonly<Record<string, CredibilityTier>>;

/** What a tier stands for when nothing more is known. */
const AUTHORITY: Readonly<Record<CredibilityTier, number>> = {
  PRIMARY_SOURCE: 90,
  AUTHORITATIVE: 80,
  SECONDARY: 60,
  UNVERIFIED: 30,
  FLAGGED: 0,
};
const JOURNAL = 85;
const PREPRINT = 55;
const NEWS = 40;
/** From so many citations, so much more authority. */
const CITED: readonly (readonly [citations: number, more: number])[] = [
  [1000, 10],
  [100, 5],
  [10, 2],
];

/** How far a source may be believed before it is read, from what kind of source it is. */
export function rateCredibility(hit: Hit, overrides: TierOverrides = {}): Credibility {
  if (hit.notices.includes('retracted') || isRetractionNotice(hit.title))
    return { tier: 'FLAGGED', domainAuthority: 0 };
  const own = listedTier(hit, overrides) ?? rateKind(hit);
  // A work under concern counts for no more than a page of the web until the concern is settled.
  const isDoubted =
    hit.notices.includes('expression-of-concern') && own.domainAuthority > AUTHORITY.UNVERIFIED;
  return isDoubted ? byTier('UNVERIFIED') : own;
}

function rateKind(hit: Hit): Credibility {
  if (hit.kind === 'corpus') return byTier('AUTHORITATIVE');
  if (hit.kind === 'pubmed' || hit.kind === 'scholar') return rateWork(hit);
  return ratePage(hit);
}

function rateWork(hit: Hit): Credibility {
  const { tier, domainAuthority } = rateVenue(hit);
  const cited = CITED.find(([citations]) => (hit.citationCount ?? 0) >= citations)?.[1] ?? 0;
  return { tier, domainAuthority: Math.min(100, domainAuthority + cited) };
}

/** Reviewed by others (a journal, the more so one that PubMed indexes), or by nobody as far as is known. */
function rateVenue(hit: Hit): Credibility {
  if (preprintServerOf(hit) !== undefined) return { tier: 'SECONDARY', domainAuthority: PREPRINT };
  if (hit.kind === 'pubmed' || hit.workIds?.pmid !== undefined) return byTier('PRIMARY_SOURCE');
  const hasVenue = (hit.container ?? '') !== '' || hit.workIds?.doi !== undefined;
  return hasVenue ? { tier: 'PRIMARY_SOURCE', domainAuthority: JOURNAL } : byTier('SECONDARY');
}

function ratePage(hit: Hit): Credibility {
  const listed = tierInList(hit.url, (domain) => DOMAIN_TIERS[domain]?.tier);
  if (listed !== undefined) return byTier(listed);
  if (isInstitution(hit.url)) return byTier('PRIMARY_SOURCE');
  return hit.kind === 'news' ? { tier: 'UNVERIFIED', domainAuthority: NEWS } : byTier('UNVERIFIED');
}

function byTier(tier: CredibilityTier): Credibility {
  return { tier, domainAuthority: AUTHORITY[tier] };
}

function listedTier(hit: Hit, overrides: TierOverrides): Credibility | undefined {
  const tier = tierInList(hit.url, (domain) =>
    Object.hasOwn(overrides, domain) ? overrides[domain] : undefined,
  );
  return tier === undefined ? undefined : byTier(tier);
}

/** The tier of the host, or of the nearest domain above it that is listed. */
function tierInList(
  url: string,
  tierOf: (domain: string) => CredibilityTier | undefined,
): CredibilityTier | undefined {
  const labels = hostOf(url).replace(/\.$/u, '').split('.');
  for (let start = 0; start < labels.length; start += 1) {
    const tier = tierOf(labels.slice(start).join('.'));
    if (tier !== undefined) return tier;
  }
  return undefined;
}

/** Suffixes that are given to governments, armed forces, universities and treaty organisations alone. */
const INSTITUTIONS = /^(?:gov|mil|edu|int)$/u;
/** The same below the domain of a country, with the words for government in other languages. */
const INSTITUTIONS_OF_COUNTRY = /^(?:gov|govt|gob|gouv|gv|gc|mil|edu|ac)\.[a-z]{2}$/u;
const GOVERNMENTS_CALLED_GO = /^go\.(?:jp|kr|th|id|ke|tz|ug)$/u;

/** By the public suffix, and not by a label that anyone may have: not `gov.example.com`, not the open `.ac`. */
function isInstitution(url: string): boolean {
  const suffix = getPublicSuffix(hostOf(url), { allowPrivateDomains: false }) ?? '';
  const patterns = [INSTITUTIONS, INSTITUTIONS_OF_COUNTRY, GOVERNMENTS_CALLED_GO];
  return patterns.some((pattern) => pattern.test(suffix));
}

/**
 * What counts as one publisher, so that two of its sources are not independent: of a paper the journal, the preprint
 * server, else the DOI's prefix; of a file the package or top folder; of a page the registrable domain, where a site of
 * a hosting service (`one.github.io`) counts by itself.
 */
export function domainOf(hit: Hit): string {
  const isPage = hit.kind === 'web' || hit.kind === 'news';
  const container = isPage ? '' : (hit.container ?? '').trim();
  if (hit.kind === 'corpus' && container !== '') return container;
  const server = isPage ? undefined : preprintServerOf(hit);
  if (server !== undefined) return server;
  if (container !== '') return journalName(container);
  const doi = isPage ? undefined : hit.workIds?.doi;
  if (doi !== undefined) return doi.split('/')[0] ?? doi;
  return getDomain(hostOf(hit.url), { allowPrivateDomains: true }) ?? (hostOf(hit.url) || hit.provider);
}

/** One spelling per journal: providers differ in capitals, in "The", and in the place behind it ("(London, England)"). */
function journalName(container: string): string {
  const name = container
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/\s*\([^()]*\)$/u, '')
    .replace(/^the /u, '')
    .replaceAll(' & ', ' and ')
    .replace(/\.$/u, '');
  return name === '' ? container : name;
}

/** As whoever fetches the page reads it: other parsers may see another host in a crooked address. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}
