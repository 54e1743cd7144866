import {
  type DeliveryAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
  secretContext,
} from '#shared/domain/webhook.ts';
import { nextAttemptAt } from '#shared/domain/webhook-schedule.ts';
import { isPlumblineError, safeMessage } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { PostAnswer, Poster } from '#shared/ports/poster.ts';
import type { Sealer } from '#shared/ports/sealer.ts';
import type { DeliveryChange } from '#shared/ports/webhook-store.ts';
import { requestBody } from './request-body.ts';
import { signedHeaders } from './sign.ts';

export type AttemptPorts = Pick<Ports, 'clock' | 'webhooks'> & {
  readonly poster: Poster;
  readonly sealer: Sealer;
};

/** Whoever takes a delivery to attempt it has this long; then it is due again. */
const CLAIM_MILLISECONDS = 120_000;
const ATTEMPTS_KEPT = 20;
const GONE = 410;

/**
 * One attempt of a delivery that is due: taken by a conditional write, so that of several who find it one makes the attempt.
 * False when another had it.
 */
export async function attemptDelivery(due: WebhookDelivery, ports: AttemptPorts): Promise<boolean> {
  const claimedUntil = new Date(ports.clock.now() + CLAIM_MILLISECONDS).toISOString();
  const claimed = await ports.webhooks.change(due, { nextAttemptAt: claimedUntil });
  if (!claimed) return false;
  const endpoint = await ports.webhooks.get(claimed);
  if (endpoint?.status !== 'active') {
    await ports.webhooks.change(claimed, { status: 'failed', nextAttemptAt: null });
    return true;
  }
  const { attempt, answer } = await tryOnce(claimed, endpoint, ports);
  await ports.webhooks.change(claimed, changeAfter(claimed, { attempt, answer }, ports));
  if (answer?.httpStatus === GONE) await disable(endpoint, ports);
  return true;
}

interface Made {
  readonly attempt: DeliveryAttempt;
  readonly answer: PostAnswer | undefined;
}

async function tryOnce(
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint,
  { clock, sealer, poster }: AttemptPorts,
): Promise<Made> {
  const began = clock.now();
  const made = (rest: Partial<DeliveryAttempt>): DeliveryAttempt => ({
    at: new Date(began).toISOString(),
    milliseconds: Math.max(0, Math.round(clock.now() - began)),
    ...rest,
  });
  try {
    const body = requestBody(delivery.event, endpoint.format);
    const secrets = await openSecrets(endpoint, sealer, began);
    const headers = signedHeaders({ id: delivery.eventId, seconds: Math.floor(began / 1000), body }, secrets);
    const answer = await poster.post({ url: endpoint.url, headers, body });
    return { answer, attempt: made({ httpStatus: answer.httpStatus, ...refusalOf(answer) }) };
  } catch (error) {
    if (!isPlumblineError(error)) throw error;
    return { answer: undefined, attempt: made({ failure: safeMessage(error) }) };
  }
}

function isTaken({ httpStatus }: PostAnswer): boolean {
  return httpStatus >= 200 && httpStatus < 300;
}

function refusalOf(answer: PostAnswer): { readonly failure?: string } {
  const { httpStatus } = answer;
  if (isTaken(answer)) return {};
  if (httpStatus >= 300 && httpStatus < 400)
    return { failure: 'The receiver redirects, which is not followed.' };
  if (httpStatus === GONE) return { failure: 'The receiver is gone; the endpoint was disabled.' };
  return { failure: `The receiver answered with status ${httpStatus}.` };
}

/** Also the one before the newest, while it is replaced. */
async function openSecrets(
  endpoint: WebhookEndpoint,
  sealer: Sealer,
  now: number,
): Promise<readonly string[]> {
  const inForce = endpoint.secrets.filter(({ until }) => until === undefined || Date.parse(until) > now);
  return Promise.all(inForce.map(async ({ sealed }) => sealer.open(sealed, secretContext(endpoint))));
}

function changeAfter(
  delivery: WebhookDelivery,
  { attempt, answer }: Made,
  { clock }: AttemptPorts,
): DeliveryChange {
  const tries = delivery.tries + 1;
  const attempts = [...delivery.attempts, attempt].slice(-ATTEMPTS_KEPT);
  if (answer && isTaken(answer)) return { status: 'delivered', tries, attempts, nextAttemptAt: null };
  const next =
    answer?.httpStatus === GONE
      ? undefined
      : nextAttemptAt(
          { ...delivery, tries },
          { now: clock.now(), retryAfterMilliseconds: answer?.retryAfterMilliseconds },
        );
  if (next === undefined) return { status: 'failed', tries, attempts, nextAttemptAt: null };
  return { tries, attempts, nextAttemptAt: new Date(next).toISOString() };
}

/** Its owner may enable it again. */
async function disable(endpoint: WebhookEndpoint, { webhooks, clock }: AttemptPorts): Promise<void> {
  await webhooks.replace(endpoint, {
    ...endpoint,
    status: 'disabled',
    disabledReason: 'The receiver said that it is gone (status 410).',
    updatedAt: new Date(clock.now()).toISOString(),
  });
}
