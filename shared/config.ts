import type * as z from 'zod';
import { KEY_NAMES, VARIABLES, type Variable } from './config/variables.ts';
import { Settings } from './domain/settings.ts';
import { InvalidConfiguration } from './errors.ts';

export type Config = Settings;
export type Environment = Readonly<Record<string, string | undefined>>;

export { KEY_NAMES, VARIABLES };

/** Reads and checks all settings. Throws InvalidConfiguration that names the variable and says what fits. */
export function loadConfig(environment: Environment): Config {
  const raw: Record<string, Record<string, unknown>> = {};
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = readVariable(environment, name, variable);
    (raw[variable.group] ??= {})[variable.field] = value;
  }
  const parsed = Settings.safeParse(raw);
  if (parsed.success) return withTimeToRun(parsed.data);
  throw namingVariable(parsed.error.issues[0], environment);
}

/** The configuration of this process. The only place that looks at `process.env`. */
export function readConfig(overrides: Environment = {}): Config {
  return loadConfig({ ...process.env, ...overrides });
}

/**
 * The configuration with keys of services put in, by the name of their variable; they go before those that it has.
 * Throws InvalidConfiguration for a name that is no key of a service.
 */
export function withApiKeys(config: Config, keys: Readonly<Record<string, string>>): Config {
  const added: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(keys)) {
    const variable = KEY_NAMES.includes(name) ? VARIABLES[name] : undefined;
    if (variable === undefined) {
      throw new InvalidConfiguration(`${name.slice(0, 80)} is no key; there are ${KEY_NAMES.join(', ')}.`);
    }
    if (value.trim() !== '') (added[variable.group] ??= {})[variable.field] = variable.read(value);
  }
  const groups = Object.entries(config).map(([group, fields]) => [group, { ...fields, ...added[group] }]);
  return Settings.parse(Object.fromEntries(groups));
}

/** The file that `PLUMBLINE_ENV_FILE` names; `none` for no file at all. */
export function namedEnvironmentFile(): string | undefined {
  return process.env['PLUMBLINE_ENV_FILE'];
}

/** What kind of terminal there is, as `TERM` names it; a `dumb` one only writes line after line. */
export function terminalKind(): string | undefined {
  return process.env['TERM'];
}

/** What another process of Node.js needs of ours: where its libraries are, and no secrets. */
export function bareEnvironment(): Readonly<Record<string, string>> {
  const { LD_LIBRARY_PATH } = process.env;
  return LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH };
}

/** A job's life is longer than its run time, so that a report can be written and a wait for a person can end before it. */
function withTimeToRun(config: Config): Config {
  const { timeToLiveSeconds, deadlineSeconds } = config.job;
  if (timeToLiveSeconds > deadlineSeconds) return config;
  throw new InvalidConfiguration(
    `JOB_TTL_SECONDS (${timeToLiveSeconds}) must be more than JOB_DEADLINE_SECONDS (${deadlineSeconds}).`,
    { remedy: 'Raise JOB_TTL_SECONDS, or lower JOB_DEADLINE_SECONDS.' },
  );
}

function readVariable(environment: Environment, name: string, variable: Variable): unknown {
  const given = environment[name];
  return given === undefined || given.trim() === '' ? variable.fallback : variable.read(given);
}

function namingVariable(issue: z.core.$ZodIssue | undefined, environment: Environment): InvalidConfiguration {
  const path = issue?.path ?? [];
  const [group, field] = path;
  const found = Object.entries(VARIABLES).find(([, one]) => one.group === group && one.field === field);
  if (!found) return new InvalidConfiguration(`The configuration is not usable at ${path.join('.')}.`);
  const [name, variable] = found;
  const isSecret = KEY_NAMES.includes(name);
  const shown = isSecret ? 'its value' : `"${(environment[name] ?? '').slice(0, 80)}"`;
  const fits = `${variable.hint}${boundOf(issue)}`;
  return new InvalidConfiguration(`${name} cannot be ${shown}; it takes ${fits}.`, {
    remedy: `Set ${name} to ${fits}, or unset it.`,
  });
}

/** The bound that a number broke, which its hint does not tell. */
function boundOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') return `, at most ${issue.maximum}`;
  if (issue?.code !== 'too_small') return '';
  return issue.inclusive === false ? `, more than ${issue.minimum}` : `, at least ${issue.minimum}`;
}
