import type { Config } from '#shared/config.ts';
import { AddressRefused, isPlumblineError } from '#shared/errors.ts';
import { systemClock } from '../wiring/system-clock.ts';
import type { PostReply } from './post-reply.ts';

/** Answers as the function that posts does: a request goes in, an answer or a failure comes out. */
export async function createPostAnswers(config: Config): Promise<(event: unknown) => Promise<PostReply>> {
  const { createGuardedPost } = await import('./guarded-post.ts');
  const { resolveBySystem } = await import('../reading/fetch/lookup.ts');
  const { PostRequest } = await import('./post-reply.ts');
  const poster = createGuardedPost({ config, clock: systemClock, resolve: resolveBySystem });
  return async (event) => {
    try {
      return { answer: await poster.post(PostRequest.parse(event)) };
    } catch (error) {
      if (!isPlumblineError(error)) throw error;
      return { failed: { isRefused: error instanceof AddressRefused, message: error.message } };
    }
  };
}
