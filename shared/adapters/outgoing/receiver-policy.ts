import { isIP } from 'node:net';
import { AddressRefused, ServiceUnavailable } from '#shared/errors.ts';
import { isPublicAddress } from '../reading/fetch/address-policy.ts';
import type { AllowList } from '../reading/fetch/allow-list.ts';
import { type Resolve, closedHost } from '../reading/fetch/lookup.ts';
import { checkUrl, parseUrl, shownHost } from '../reading/fetch/url-policy.ts';

export interface ReceiverPolicy {
  readonly allowed: AllowList;
  readonly resolve: Resolve;
}

/**
 * Whether webhooks may be sent there: what pages may be read from, and by https. Asks what the name leads to and connects to
 * nobody. Throws AddressRefused, and ServiceUnavailable for a name that cannot be found.
 */
export async function checkReceiver(given: string, { allowed, resolve }: ReceiverPolicy): Promise<void> {
  try {
    const url = parseUrl(given);
    checkUrl(url, allowed);
    if (allowed.has(url)) return;
    if (url.protocol !== 'https:') throw new AddressRefused('Webhooks are sent by https.');
    if (isIP(url.hostname.replace(/^\[|\]$/gu, '')) === 0) await checkAddresses(url, resolve);
  } catch (error) {
    throw error instanceof AddressRefused ? receiverRefused(error) : error;
  }
}

async function checkAddresses(url: URL, resolve: Resolve): Promise<void> {
  const host = shownHost(url);
  const found = await resolve(url.hostname).catch((cause: unknown) => {
    throw new ServiceUnavailable(`${host} could not be found.`, { cause });
  });
  if (found.length === 0) throw new ServiceUnavailable(`${host} could not be found.`);
  if (!found.every(({ address }) => isPublicAddress(address))) throw closedHost(host);
}

/** Says nothing of what is behind a name. */
export function receiverRefused(cause?: AddressRefused): AddressRefused {
  return new AddressRefused('Webhooks are sent to public addresses alone, by https and on its usual port.', {
    remedy:
      'If it is a server of your own, whoever runs the service can name it with its port in WEBHOOK_ALLOW.',
    cause,
  });
}
