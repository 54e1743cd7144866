import { type Config, KEY_NAMES, VARIABLES, loadConfig } from '#shared/config.ts';
import { OPEN_PROVIDERS } from '#shared/domain/automatic-providers.ts';
import { SERVICES } from '#shared/domain/services.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Where a deployment differs from the defaults of the local runtime: it has no folders to search, and callers share it. */
const SERVICE_DEFAULTS: ServiceSettings = {
  SEARCH_PROVIDERS: OPEN_PROVIDERS.join(','),
  SUBMIT_LIMIT: '10',
};

/** Reads settings as the functions will. Throws InvalidConfiguration that names the variable. */
export function checkSettings(settings: ServiceSettings, given: { readonly hasKeys: boolean }): Config {
  for (const name of Object.keys(settings)) checkName(name);
  const config = loadConfig({ ...SERVICE_DEFAULTS, ...settings });
  if (!given.hasKeys) checkKeyless(config);
  return config;
}

/** The environment of each function. */
export function serviceEnvironment(settings: ServiceSettings, own: ServiceSettings): ServiceSettings {
  return { ...SERVICE_DEFAULTS, ...settings, ...own };
}

function checkName(name: string): void {
  if (!Object.hasOwn(VARIABLES, name))
    throw new InvalidConfiguration(`${name} is no setting; see docs/configuration.md.`);
  if (KEY_NAMES.includes(name)) {
    throw new InvalidConfiguration(`${name} does not belong into a template, where many can read it.`, {
      remedy: KEYS_REMEDY,
    });
  }
  if (VARIABLES[name]?.setBy === 'deployment') {
    throw new InvalidConfiguration(`${name} is set by the deployment; leave it out.`);
  }
}

const KEYS_REMEDY =
  'Put it into a secret of Secrets Manager, a JSON object such as {"TAVILY_API_KEY": "..."}, and give the construct apiKeysSecret (the app: -c apiKeysSecretArn=ARN).';

/** A deployment that could never search with what its settings name. */
function checkKeyless({ search }: Config): void {
  const asked = [...search.providers, search.reranker];
  const keyed = SERVICES.find(({ name, needsKey }) => needsKey === 'always' && asked.includes(name));
  if (keyed === undefined) return;
  throw new InvalidConfiguration(`${keyed.title} needs a key, and no secret with keys is given.`, {
    remedy: KEYS_REMEDY,
  });
}
