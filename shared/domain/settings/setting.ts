import * as z from 'zod';

/** One row of the settings: what else is known of a field of `Settings`, beside its schema. */
export interface SettingRow {
  /** The environment variable that sets it. */
  readonly variable: string;
  /** Its value where the variable is unset; absent: undefined. */
  readonly fallback?: unknown;
  /** For the docs. */
  readonly meaning: string;
  /** What a right value looks like, for the error message and the docs; where its type does not say so. */
  readonly hint?: string;
  /** The name that a seed document gives this setting, where one does. */
  readonly seedName?: string;
  /** A deployment, or Lambda itself, sets it; a person may not. */
  readonly setBy?: 'deployment';
}

/** The rows, by the schema of their field. */
const ROWS = z.registry<SettingRow>();

type Row<Value> = Omit<SettingRow, 'fallback'> &
  (undefined extends Value ? { readonly fallback?: never } : { readonly fallback: Value });

/** A field of `Settings`: its schema, and all else that is known of it. */
export function setting<Schema extends z.ZodType>(schema: Schema, row: Row<z.output<Schema>>): Schema {
  const field = schema.clone();
  ROWS.add(field, row);
  return field;
}

/** The row of a field; undefined for what was not made by `setting`. */
export function rowOf(schema: z.core.$ZodType): SettingRow | undefined {
  return ROWS.get(schema);
}
