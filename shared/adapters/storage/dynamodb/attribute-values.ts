import { InvalidInput } from '#shared/errors.ts';

/** A value as DynamoDB's protocol writes it, of the types that the stores use. */
export type AttributeValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly L: readonly AttributeValue[] }
  | { readonly M: AttributeValues };

export type AttributeValues = { readonly [Name in string]: AttributeValue };

/** Fields that are undefined are left out. Throws InvalidInput for what has no place in an item. */
export function toAttributeValues(fields: object): AttributeValues {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, toAttributeValue(value)]));
}

export function fromAttributeValues(values: AttributeValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fromAttributeValue(value)]));
}

function toAttributeValue(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' && Number.isFinite(value)) return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value))
    return { L: value.filter((one) => one !== undefined).map((one) => toAttributeValue(one)) };
  if (isPlain(value)) return { M: toAttributeValues(value) };
  throw new InvalidInput(`An item cannot hold a value of type ${typeof value}.`);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function fromAttributeValue(value: AttributeValue): unknown {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return value.BOOL;
  if ('L' in value) return value.L.map(fromAttributeValue);
  return 'M' in value ? fromAttributeValues(value.M) : null;
}
