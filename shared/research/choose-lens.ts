import type { JobRequest } from '#shared/domain/job-request.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { type Domains, type Lens, OWN_LENSES, narrowDomains, providersOf } from '#shared/domain/lens.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { ProviderChoice } from '../ports/provider-choice.ts';

type Asked = Pick<JobRequest, 'lens' | 'allowDomains' | 'denyDomains'>;
type Search = Pick<Settings['search'], 'lenses' | 'includedDomains' | 'excludedDomains'>;

/** The lens that a caller names; undefined without one. Throws InvalidInput that names those that there are. */
export function findLens({ lens: name }: Asked, { lenses }: Pick<Search, 'lenses'>): Lens | undefined {
  if (name === undefined) return undefined;
  const known = new Map(Object.entries({ ...OWN_LENSES, ...lenses }));
  const lens = known.get(name);
  if (lens) return lens;
  throw new InvalidInput(`There is no lens named "${name.slice(0, 40)}".`, {
    field: 'lens',
    remedy: `Choose from: ${[...known.keys()].join(', ')}.`,
  });
}

/** The providers that a lens looks through, of those that there are. */
export function throughLens(
  lens: Lens | undefined,
  { providers, unreachable }: ProviderChoice,
): ProviderChoice {
  if (!lens) return { providers, unreachable };
  const choice = { providers: providersOf(lens, providers), unreachable: providersOf(lens, unreachable) };
  if (choice.providers.length > 0 || choice.unreachable.length > 0) return choice;
  throw new InvalidInput('Nothing that this lens looks through is searched here.', {
    field: 'lens',
    remedy: `It looks through: ${(lens.providers ?? []).join(', ')}. Put one of them into SEARCH_PROVIDERS.`,
  });
}

/** The domains of a job; undefined where it says nothing of them, and those of the service hold. */
export function chooseDomains(asked: Asked, lens: Lens | undefined, search: Search): Domains | undefined {
  const included = [...(lens?.allow ?? []), ...(asked.allowDomains ?? [])];
  const excluded = [...(lens?.deny ?? []), ...(asked.denyDomains ?? [])];
  if (included.length === 0 && excluded.length === 0) return undefined;
  const service = { included: search.includedDomains, excluded: search.excludedDomains };
  const domains = narrowDomains(service, { included, excluded });
  if (domains) return domains;
  throw new InvalidInput('This service searches none of these domains.', {
    field: asked.allowDomains === undefined ? 'lens' : 'allowDomains',
    remedy: `It searches: ${search.includedDomains.join(', ')}.`,
  });
}
