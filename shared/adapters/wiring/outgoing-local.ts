import { join } from 'node:path';
import type { Config } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Poster } from '#shared/ports/poster.ts';
import { createEventFile } from '../outgoing/event-file.ts';
import { readKeyFile } from '../outgoing/key-file.ts';
import { createSealer } from '../outgoing/sealer.ts';
import { createAllowList } from '../reading/fetch/allow-list.ts';
import { resolveBySystem } from '../reading/fetch/lookup.ts';
import { systemClock } from './system-clock.ts';

/** By what others are notified on one's own machine: a file of events, and webhooks whose key is a file beside it. */
export function createLocalOutgoing(
  config: Config,
  folder: string,
): Pick<Ports, 'events' | 'poster' | 'sealer'> {
  return {
    events: createEventFile(join(folder, 'events.jsonl')),
    poster: createPoster(config),
    sealer: createSealer(async () => readKeyFile(join(folder, 'webhook.key'))),
  };
}

/** Few have webhooks: what posts is loaded for the first of them. What is allowed is checked at once. */
function createPoster(config: Config): Poster {
  createAllowList(config.outgoing.allow, 'WEBHOOK_ALLOW');
  let loading: Promise<Poster> | undefined;
  const load = async (): Promise<Poster> => {
    const { createGuardedPost } = await import('../outgoing/guarded-post.ts');
    return createGuardedPost({ config, clock: systemClock, resolve: resolveBySystem });
  };
  const poster = async (): Promise<Poster> => (loading ??= load());
  return {
    check: async (url) => (await poster()).check(url),
    post: async (request) => (await poster()).post(request),
  };
}
