import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createEventBridge } from '../outgoing/event-bridge.ts';
import { readKeySecret } from '../outgoing/key-secret.ts';
import { createLambdaPost } from '../outgoing/post-lambda.ts';
import { checkReceiver } from '../outgoing/receiver-policy.ts';
import { createSealer } from '../outgoing/sealer.ts';
import { createAllowList } from '../reading/fetch/allow-list.ts';
import { resolveBySystem } from '../reading/fetch/lookup.ts';
import { needed } from './aws-ports.ts';

/** What delivers: the bus, and webhooks posted by a function that has no rights. */
export function createDelivering(config: Config): Pick<Ports, 'events' | 'poster' | 'sealer'> {
  const { region } = config.store;
  const { busName, postFunctionName, webhookTimeoutSeconds: timeoutSeconds } = config.outgoing;
  const functionName = needed('POST_FUNCTION_NAME', postFunctionName);
  const posting = createLambdaPost({ functionName, region, timeoutSeconds });
  const registering = createRegistering(config);
  return {
    ...registering,
    events: createEventBridge({ busName: needed('EVENT_BUS_NAME', busName), region }),
    poster: { ...registering.poster, ...posting },
  };
}

/** What registers endpoints: addresses are checked and secrets are sealed; nothing is sent. */
export function createRegistering(config: Config): Required<Pick<Ports, 'poster' | 'sealer'>> {
  const { allow, webhookKeySecretArn } = config.outgoing;
  const policy = { allowed: createAllowList(allow, 'WEBHOOK_ALLOW'), resolve: resolveBySystem };
  const secretArn = needed('WEBHOOK_KEY_SECRET_ARN', webhookKeySecretArn);
  return {
    poster: { check: async (url) => checkReceiver(url, policy), post: refuse },
    sealer: createSealer(async () => readKeySecret(secretArn, config.store.region)),
  };
}

const refuse = async (): Promise<never> =>
  Promise.reject(new InvalidConfiguration('This function sends no webhooks.'));
