import { type Config, VARIABLES, loadConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

/** Settings by the name of their environment variable. */
export type ServiceSettings = Readonly<Record<string, string>>;

/** What a deployment sets by itself, or Lambda does. */
const OWN_VARIABLES: ReadonlySet<string> = new Set([
  'TABLE_NAME',
  'BUCKET_NAME',
  'STATE_MACHINE_ARN',
  'FETCH_FUNCTION_NAME',
  'AWS_REGION',
  'PLUMBLINE_DATA',
  'CORPUS_FOLDERS',
  'PORT',
]);

/** Where a deployment differs from the defaults of the local runtime: it has no folders to search. */
const SERVICE_DEFAULTS: ServiceSettings = {
  SEARCH_PROVIDERS: 'pubmed,europepmc,arxiv,crossref,wikipedia',
};

/** Reads settings as the functions will. Throws InvalidConfiguration that names the variable. */
export function checkSettings(settings: ServiceSettings): Config {
  for (const name of Object.keys(settings)) checkName(name);
  return loadConfig({ ...SERVICE_DEFAULTS, ...settings });
}

/** The environment of each function. */
export function serviceEnvironment(settings: ServiceSettings, own: ServiceSettings): ServiceSettings {
  return { ...SERVICE_DEFAULTS, ...settings, ...own };
}

function checkName(name: string): void {
  if (!Object.hasOwn(VARIABLES, name))
    throw new InvalidConfiguration(`${name} is no setting; see docs/configuration.md.`);
  if (OWN_VARIABLES.has(name)) {
    throw new InvalidConfiguration(`${name} is set by the deployment; leave it out.`);
  }
}
