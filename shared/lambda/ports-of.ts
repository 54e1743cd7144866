import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/index.ts';
import { readConfig } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';

let own: Promise<Ports> | undefined;

/**
 * The ports a handler works with: those that the local runtime hands over in the context,
 * else those of this Lambda function, made at its first call.
 */
export async function portsOf(context: Context): Promise<Ports> {
  const given = portsIn(context);
  if (given) return given;
  own ??= createAwsPorts(readConfig());
  return own;
}

/** A Lambda context that carries ports. */
export interface LocalContext extends Context {
  readonly ports: Ports;
}

function portsIn(context: object): Ports | undefined {
  return hasPorts(context) ? context.ports : undefined;
}

function hasPorts(context: object): context is { readonly ports: Ports } {
  return 'ports' in context;
}
