import * as z from 'zod';
import LENS_FILE from './lenses.json' with { type: 'json' };

/** In lower case, non-ASCII names in Punycode, as the host of a URL is; a domain stands for its subdomains, too. */
const Domain = z.string().regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u);

/** Where one looks for answers of a field: some providers, and on the web some domains. */
export const Lens = z.strictObject({
  /** For those who choose. */
  meaning: z.string(),
  /** In order of preference; `web` stands for every provider that searches the web. Absent: all that there are. */
  providers: z.array(z.string()).min(1).readonly().optional(),
  /** Domains that pages of the web must be of; absent: any. */
  allow: z.array(Domain).readonly().optional(),
  /** Domains that pages of the web must not be of. */
  deny: z.array(Domain).readonly().optional(),
});
export type Lens = z.infer<typeof Lens>;

export const Lenses = z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u), Lens);
export type Lenses = z.infer<typeof Lenses>;

/** Those that come with the product: edit the file, or put others beside them with the setting `LENSES`. */
export const OWN_LENSES: Lenses = LENS_FILE;

const WEB_PROVIDERS: ReadonlySet<string> = new Set(['tavily', 'serper', 'exa', 'brave', 'searxng']);

/** Those of the providers that a lens looks through, in its order. */
export function providersOf({ providers }: Lens, there: readonly string[]): readonly string[] {
  if (providers === undefined) return there;
  const named = providers.flatMap((name) =>
    name === 'web' ? there.filter((one) => WEB_PROVIDERS.has(one)) : there.filter((one) => one === name),
  );
  return [...new Set(named)];
}

/** Domains that pages must, or must not, be of; no included ones: any. */
export const Domains = z.object({
  included: z.array(z.string()).readonly(),
  excluded: z.array(z.string()).readonly(),
});
export type Domains = z.infer<typeof Domains>;

/** The domains that hold for a job: its own, else those of the service. */
export function domainsOf(
  { domains }: { readonly domains?: Domains | undefined },
  service: { readonly includedDomains: readonly string[]; readonly excludedDomains: readonly string[] },
): Domains {
  return domains ?? { included: service.includedDomains, excluded: service.excludedDomains };
}

/**
 * What a job may search of what a service searches: it can narrow that down, never widen it. Undefined when nothing would
 * be left.
 */
export function narrowDomains(service: Domains, wanted: Domains): Domains | undefined {
  const excluded = [...new Set([...service.excluded, ...wanted.excluded])];
  if (wanted.included.length === 0) return { included: service.included, excluded };
  if (service.included.length === 0) return { included: wanted.included, excluded };
  const included = [
    ...wanted.included.filter((domain) => service.included.some((one) => isWithin(domain, one))),
    ...service.included.filter((domain) => wanted.included.some((one) => isWithin(domain, one))),
  ];
  return included.length === 0 ? undefined : { included: [...new Set(included)], excluded };
}

function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`);
}
