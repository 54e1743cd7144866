import * as z from 'zod';
import { atLeastOne, optionalText, seconds } from './kinds.ts';
import { setting } from './setting.ts';

/** A host with its port. */
const PLACE = /^[^\s/@?#*]+:\d{1,5}$/u;

/** What is sent to others: the event bus and webhooks. */
export const OutgoingSettings = z.object({
  publicUrl: setting(z.url({ protocol: /^https?$/u }).optional(), {
    variable: 'PUBLIC_URL',
    meaning: 'Where callers reach the API; links in events begin with it, and are paths where it is unset',
  }),
  allow: setting(z.array(z.string().regex(PLACE)).readonly(), {
    variable: 'WEBHOOK_ALLOW',
    fallback: [],
    hint: 'host:port, separated by commas',
    meaning: 'Receivers of webhooks that may have a private address, another port or no https',
  }),
  webhookTimeoutSeconds: setting(seconds, {
    variable: 'WEBHOOK_TIMEOUT_SECONDS',
    fallback: 15,
    meaning: 'Seconds in which the receiver of a webhook has to answer',
  }),
  endpointsPerTenant: setting(atLeastOne, {
    variable: 'WEBHOOK_ENDPOINTS',
    fallback: 20,
    meaning: 'Webhook endpoints that a tenant may have',
  }),
  busName: setting(optionalText, {
    variable: 'EVENT_BUS_NAME',
    hint: 'a name',
    meaning: 'EventBridge bus that events are put on',
    setBy: 'deployment',
  }),
  deliverFunctionName: setting(optionalText, {
    variable: 'DELIVER_FUNCTION_NAME',
    hint: 'a name',
    meaning: 'Lambda function that delivers events; unset in that function itself',
    setBy: 'deployment',
  }),
  postFunctionName: setting(optionalText, {
    variable: 'POST_FUNCTION_NAME',
    hint: 'a name',
    meaning: 'Lambda function that posts webhooks',
    setBy: 'deployment',
  }),
  webhookKeySecretArn: setting(optionalText, {
    variable: 'WEBHOOK_KEY_SECRET_ARN',
    hint: 'an ARN',
    meaning: 'Secret with the key that the secrets of webhooks are sealed with',
    setBy: 'deployment',
  }),
});
