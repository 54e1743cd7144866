import { join } from 'node:path';
import type { Config } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createEventFile } from '../outgoing/event-file.ts';
import { createGuardedPost } from '../outgoing/guarded-post.ts';
import { readKeyFile } from '../outgoing/key-file.ts';
import { createSealer } from '../outgoing/sealer.ts';
import { resolveBySystem } from '../reading/fetch/lookup.ts';
import { systemClock } from './system-clock.ts';

/** What others are told through on one's own machine: a file of events, and webhooks whose key is a file beside it. */
export function createLocalOutgoing(
  config: Config,
  folder: string,
): Pick<Ports, 'events' | 'poster' | 'sealer'> {
  return {
    events: createEventFile(join(folder, 'events.jsonl')),
    poster: createGuardedPost({ config, clock: systemClock, resolve: resolveBySystem }),
    sealer: createSealer(async () => readKeyFile(join(folder, 'webhook.key'))),
  };
}
