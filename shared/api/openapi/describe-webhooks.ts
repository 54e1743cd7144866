import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { outputSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const HEADERS = {
  'webhook-id': 'The id of the event: the same over all attempts',
  'webhook-timestamp': 'Seconds since 1970 of this attempt',
  'webhook-signature':
    'One or several `v1,…` with a space between: HMAC-SHA256 by the secret over id.timestamp.body, in base64',
} as const;

const RESPONSES = {
  '2XX': { description: 'Delivered; the answer is not read' },
  '410': { description: 'Gone: nothing more is sent, and the endpoint is disabled' },
  default: {
    description: 'A failure, redirects too: it is tried again, after `Retry-After` where that is given',
  },
} as const;

/** What is posted to those who have registered for it, by the type of the event. */
export function describeWebhooks(): Json {
  return Object.fromEntries(
    OutgoingEvent.options.map((option) => {
      const [type = ''] = option.shape.type.values;
      return [type, { post: describePost(type, outputSchema(option)) }];
    }),
  );
}

function describePost(type: string, schema: Json): Json {
  return {
    summary: `${type}, signed by the Standard Webhooks scheme, to endpoints registered for it`,
    tags: ['webhooks'],
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: RESPONSES,
  };
}
