import type { Domains } from '#shared/domain/lens.ts';
import type { Query } from '#shared/domain/query.ts';

interface ConfiguredDomains {
  readonly includedDomains: readonly string[];
  readonly excludedDomains: readonly string[];
}

/** What a job says of domains, else the configuration; a domain stands for its subdomains too. `https://www.Example.org/path` and `*.example.org` are taken for `example.org`. */
export function readDomains(options: ConfiguredDomains, query: Pick<Query, 'domains'>): Domains {
  const { included, excluded } = query.domains ?? {
    included: options.includedDomains,
    excluded: options.excludedDomains,
  };
  return { included: tidy(included), excluded: tidy(excluded) };
}

/** Decided here as well as by the service: not all of them keep to what they are asked. */
export function isWanted(hostname: string, { included, excluded }: Domains): boolean {
  const isOf = (domain: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`);
  return !excluded.some(isOf) && (included.length === 0 || included.some(isOf));
}

/**
 * Query text with the operators that keep a search engine to the domains, as far as they fit: part of the included ones
 * would hide the others, so they go in all or none.
 */
export function withSiteOperators(
  text: string,
  { included, excluded }: Domains,
  limits: { readonly characters: number; readonly words: number },
): string {
  const fits = (query: string): boolean =>
    query.length <= limits.characters && query.split(' ').length <= limits.words;
  const sites = included.map((domain) => `site:${domain}`);
  const kept = sites.length > 1 ? `(${sites.join(' OR ')})` : sites.join('');
  const asked = [text, kept].filter((part) => part !== '').join(' ');
  let query = fits(asked) ? asked : text;
  for (const domain of excluded) {
    const longer = `${query} -site:${domain}`;
    if (fits(longer)) query = longer;
  }
  return query;
}

function tidy(domains: readonly string[]): readonly string[] {
  const bare = domains.map((domain) =>
    domain
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//u, '')
      .replace(/^(?:\*\.|www\.)/u, '')
      .replace(/[/:?#].*$/u, ''),
  );
  return [...new Set(bare)].filter((domain) => domain !== '');
}
