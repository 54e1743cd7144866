import { createHmac } from 'node:crypto';

/** What is signed: an id that stays the same over all attempts, the time of this one in seconds since 1970, and the body. */
export interface Signed {
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
}

const PREFIX = 'whsec_';

/**
 * The headers of a delivery by the Standard Webhooks scheme (version 1.0.0, symmetric): one signature for each secret, so that
 * a receiver knows ours by the old one and by the new one while a secret is replaced.
 */
export function signedHeaders(
  { id, seconds, body }: Signed,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
