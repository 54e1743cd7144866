import type { Context } from 'aws-lambda';
import { type Config, readConfig } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Log } from './log.ts';

/** A Lambda context that carries ports, and the log where somebody reads one. */
export interface LocalContext extends Context {
  readonly ports: Ports;
  readonly log?: Log | undefined;
}

/** The ports in a context, else those that are made once for this function. */
export function givenOrOwn(create: (config: Config) => Promise<Ports>): (context: Context) => Promise<Ports> {
  let own: Promise<Ports> | undefined;
  return async (context) => {
    if (hasPorts(context)) return context.ports;
    own ??= create(readConfig());
    try {
      return await own;
    } catch (error) {
      // A secret that could not be read just now may be there at the next call.
      own = undefined;
      throw error;
    }
  };
}

export function hasPorts(context: object): context is { readonly ports: Ports } {
  return 'ports' in context;
}
