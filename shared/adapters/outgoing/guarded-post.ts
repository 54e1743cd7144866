import { request } from 'undici';
import type { Config } from '#shared/config.ts';
import { userAgent } from '#shared/domain/product.ts';
import { AddressRefused, ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { WebhookRequest, PostAnswer, Poster } from '#shared/ports/poster.ts';
import { type AllowList, createAllowList } from '../reading/fetch/allow-list.ts';
import { createAgent } from '../reading/fetch/connector.ts';
import { withDeadline } from '../reading/fetch/deadline.ts';
import { networkFailure, waitOf } from '../reading/fetch/failures.ts';
import type { Resolve } from '../reading/fetch/lookup.ts';
import { parseUrl, shownHost } from '../reading/fetch/url-policy.ts';
import { checkReceiver, receiverRefused } from './receiver-policy.ts';

export interface GuardedPostOptions {
  readonly config: Pick<Config, 'outgoing' | 'search'>;
  readonly clock: Clock;
  readonly resolve: Resolve;
}

/**
 * The door to the receivers of webhooks: each request goes through a connection of its own, to an address that was checked as
 * it was written, as it was resolved and as the socket says it is connected; nothing follows a redirect.
 */
export function createGuardedPost({ config, clock, resolve }: GuardedPostOptions): Poster {
  const { allow, webhookTimeoutSeconds: seconds } = config.outgoing;
  const allowed = createAllowList(allow, 'WEBHOOK_ALLOW');
  const sender: Sender = { allowed, resolve, seconds, userAgent: userAgent(config.search.contactEmail) };
  return {
    check: async (url) => checkReceiver(url, { allowed, resolve }),
    post: async (posted) => {
      const url = parseUrl(posted.url);
      const late = (): Error =>
        new ServiceUnavailable(`${shownHost(url)} did not answer within ${seconds} seconds.`);
      try {
        const answer = await withDeadline(seconds * 1000, late, async (signal) =>
          send(posted, { url, signal, ...sender }),
        );
        return answerOf(answer, clock);
      } catch (error) {
        throw failureOf(error, shownHost(url));
      }
    },
  };
}

interface Sender {
  readonly allowed: AllowList;
  readonly resolve: Resolve;
  readonly seconds: number;
  readonly userAgent: string;
}

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

async function send(
  { headers, body }: WebhookRequest,
  sending: Sender & { readonly url: URL; readonly signal: AbortSignal },
): Promise<Answered> {
  const { url, signal, allowed, resolve, seconds } = sending;
  await checkReceiver(url.href, { allowed, resolve });
  const agent = createAgent({ allowed, resolve, connectMilliseconds: seconds * 1000 });
  try {
    const response = await request(url, {
      dispatcher: agent,
      method: 'POST',
      signal,
      headers: { ...headers, 'user-agent': sending.userAgent },
      body,
    });
    response.body.on('error', () => undefined);
    const after = response.headers['retry-after'];
    return { status: response.statusCode, retryAfter: Array.isArray(after) ? after[0] : after };
  } finally {
    await agent.destroy();
  }
}

function answerOf({ status, retryAfter }: Answered, clock: Clock): PostAnswer {
  return { httpStatus: status, ...waitOf(retryAfter, clock.now()) };
}

/** Why no answer came, in the words of this door. */
function failureOf(error: unknown, host: string): Error {
  const failure = networkFailure(error, host);
  if (failure instanceof AddressRefused) return receiverRefused(failure);
  if (failure instanceof UnreadableSource) {
    return new ServiceUnavailable(failure.message, { cause: failure });
  }
  return failure;
}
