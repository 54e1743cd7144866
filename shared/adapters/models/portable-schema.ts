import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
type Node = JsonSchema | boolean;

/**
 * A JSON Schema that every structured-output service takes: bounds, formats, patterns, defaults and references are
 * left out (zod checks them afterwards), objects are closed, and every property is required, with null for "not there".
 */
export function portableSchema(schema: z.ZodType): JsonSchema {
  const made =
    known.get(schema) ??
    portable(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  known.set(schema, made);
  return made;
}

/** Each schema is sent with every call of its step. */
const known = new WeakMap<z.ZodType, JsonSchema>();

function portable(node: JsonSchema): JsonSchema {
  return {
    ...(node.description === undefined ? {} : { description: node.description }),
    ...shapeOf(node),
  };
}

function shapeOf(node: JsonSchema): JsonSchema {
  const variants = node.anyOf ?? node.oneOf;
  if (variants !== undefined) return { anyOf: variants.map(portableNode) };
  if (node.allOf !== undefined) return { allOf: node.allOf.map(portableNode) };
  if (node.const !== undefined) return { ...typeOf(node), enum: [node.const] };
  if (Array.isArray(node.type)) return { anyOf: node.type.map((type) => shapeOf({ ...node, type })) };
  if (node.enum !== undefined) return { ...typeOf(node), enum: node.enum };
  if (node.type === 'object') return objectOf(node);
  if (node.type === 'array') return arrayOf(node);
  return typeOf(node);
}

function typeOf(node: JsonSchema): JsonSchema {
  return node.type === undefined ? {} : { type: node.type };
}

function objectOf(node: JsonSchema): JsonSchema {
  const properties = Object.entries(node.properties ?? {});
  const required = new Set(node.required);
  const isRecord = typeof node.additionalProperties === 'object';
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(([name, one]) => [name, required.has(name) ? portableNode(one) : orNull(one)] as const),
    ),
    required: properties.map(([name]) => name),
    // A record has no other form; services that insist on closed objects refuse it, and a lower level takes over.
    additionalProperties: isRecord ? portableNode(node.additionalProperties ?? false) : false,
  };
}

function arrayOf(node: JsonSchema): JsonSchema {
  const { items, prefixItems } = node;
  if (Array.isArray(prefixItems)) return { type: 'array', prefixItems: prefixItems.map(portableNode) };
  return typeof items === 'object' && !Array.isArray(items)
    ? { type: 'array', items: portable(items) }
    : { type: 'array' };
}

function orNull(node: Node): JsonSchema {
  const one = portableNode(node);
  if (admitsNull(one)) return one;
  if (one.anyOf !== undefined) return { ...one, anyOf: [...one.anyOf, { type: 'null' }] };
  return { anyOf: [one, { type: 'null' }] };
}

function admitsNull(node: Node): boolean {
  if (typeof node === 'boolean') return node;
  return node.type === 'null' || (node.anyOf ?? []).some(admitsNull);
}

function portableNode(node: Node): JsonSchema {
  return typeof node === 'boolean' ? {} : portable(node);
}
