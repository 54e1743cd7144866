import * as z from 'zod';
import { SERVICES, type Service } from '../domain/services.ts';
import { Settings } from '../domain/settings.ts';
import { BaseUrls } from '../domain/settings/search-settings.ts';
import { type SettingRow, rowOf } from '../domain/settings/setting.ts';
import { valueKindOf } from './value-kinds.ts';

/** An environment variable: the row of its setting, and where in `Settings` its value goes. */
export interface Variable extends Omit<SettingRow, 'variable'> {
  readonly group: string;
  readonly field: string;
  readonly read: (text: string) => unknown;
  readonly hint: string;
}

/** By the name of the environment variable. */
export type Variables = Readonly<Record<string, Variable>>;

type NamedVariable = readonly [string, Variable];

/** Every environment variable the product reads: one for each row of `Settings`, and those of the services. */
export const VARIABLES: Variables = Object.fromEntries([
  ...Object.entries(Settings.shape).flatMap(([group, fields]) =>
    fields instanceof z.ZodObject ? variablesOf(group, fields) : [],
  ),
  ...SERVICES.flatMap(serviceVariables),
]);

/** The variables that hold a key, and must not be shown or put into a template. */
export const KEY_NAMES: readonly string[] = Object.keys(VARIABLES).filter((name) =>
  name.endsWith('_API_KEY'),
);

function variablesOf(group: string, { shape }: z.ZodObject): readonly NamedVariable[] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    const row = rowOf(schema);
    if (row === undefined) return [];
    const { read, hint } = valueKindOf(schema);
    return [[row.variable, { ...row, group, field, read, hint: row.hint ?? hint(row.fallback) }] as const];
  });
}

/** Base URL and, where it takes one, key of a service that is searched or that reranks: `TAVILY_BASE_URL`, `TAVILY_API_KEY`. */
function serviceVariables({ name, title, variable, baseUrl, keyMeaning }: Service): readonly NamedVariable[] {
  const { read } = valueKindOf(BaseUrls.valueType);
  const location = {
    group: 'baseUrl',
    field: name,
    read,
    fallback: baseUrl,
    hint: 'a URL of http or https',
    meaning: `Where the paths of ${title} begin`,
  };
  const key = { group: 'apiKey', field: name, read, hint: 'the key', meaning: keyMeaning };
  return [
    [`${variable}_BASE_URL`, location],
    ...(keyMeaning === '' ? [] : [[`${variable}_API_KEY`, key] as const]),
  ];
}
