import * as z from 'zod';

/** Zod writes code for each schema that it reads an object by: a function reads few, and starts sooner without. */
z.config({ jitless: true });

/** What a class of schemas makes of an object, given what the schema is to read: as its constructor does with a new one. */
const Initialise = z.custom<(schema: object, definition: object) => void>(
  (value) => typeof value === 'function',
);

/**
 * A schema that is built when something is first asked of it, and is from then on as any other. The bundler puts this around the
 * schemas of our own modules: a function reads a few of those that its modules name, and building all was half of its start.
 */
export function lazySchema<Schema extends z.ZodType>(build: () => Schema): Schema {
  const schema: Schema = Object.create(
    new Proxy(Object.prototype, {
      get: (_, key) => Reflect.get(become(schema, build()), key),
      set: (_, key, value) => Reflect.set(become(schema, build()), key, value),
      has: (_, key) => Reflect.has(become(schema, build()), key),
    }),
  );
  return schema;
}

function become<Schema extends z.ZodType>(schema: Schema, built: Schema): Schema {
  Object.setPrototypeOf(schema, Object.getPrototypeOf(built));
  const { constr, def, parent } = built._zod;
  Initialise.parse(Reflect.get(constr, 'init'))(schema, def);
  for (const finish of schema._zod.deferred ?? []) finish();
  schema._zod.deferred = undefined;
  schema._zod.parent = parent;
  const meta = z.globalRegistry.get(built);
  if (meta !== undefined) z.globalRegistry.add(schema, meta);
  return schema;
}
