import {
  EventBridgeClient,
  ListEventBusesCommand,
  PutRuleCommand,
  PutTargetsCommand,
} from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import { ACCOUNT, REGION } from './resolver.ts';

export interface BusSubscriber {
  /** What came since it was asked last. */
  receive(): Promise<readonly BusEvent[]>;
}

const BusEvent = z.object({ 'detail-type': z.string(), detail: z.record(z.string(), z.unknown()) });
export type BusEvent = z.infer<typeof BusEvent>;

const QUEUE = 'subscriber';

/** Another service of the account: a queue of its own, and a rule on the bus of the stack that leads everything there. */
export async function subscribeToBus(endpoint: string): Promise<BusSubscriber> {
  await askQueue(endpoint, { Action: 'CreateQueue', QueueName: QUEUE });
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const events = new EventBridgeClient({ endpoint, region: REGION, credentials });
  const { EventBuses = [] } = await events.send(new ListEventBusesCommand({}));
  const EventBusName = EventBuses.find(({ Name }) => Name !== 'default')?.Name;
  const EventPattern = JSON.stringify({ source: ['plumbline'] });
  await events.send(new PutRuleCommand({ Name: 'all', EventBusName, EventPattern }));
  const Targets = [{ Id: 'queue', Arn: `arn:aws:sqs:${REGION}:${ACCOUNT}:${QUEUE}` }];
  await events.send(new PutTargetsCommand({ Rule: 'all', EventBusName, Targets }));
  const QueueUrl = `${endpoint}/${ACCOUNT}/${QUEUE}`;
  return {
    receive: async () => {
      const answer = await askQueue(endpoint, {
        Action: 'ReceiveMessage',
        QueueUrl,
        MaxNumberOfMessages: '10',
      });
      const bodies = [...answer.matchAll(/<Body>([\s\S]*?)<\/Body>/gu)].map(([, body = '']) => body);
      return bodies.map((body) => BusEvent.parse(JSON.parse(unescaped(body))));
    },
  };
}

/** By the query protocol: no client of SQS is a part of the project. */
async function askQueue(endpoint: string, asked: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${endpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `AWS4-HMAC-SHA256 Credential=key/20261122/${REGION}/sqs/aws4_request, SignedHeaders=host, Signature=none`,
    },
    body: new URLSearchParams({ ...asked, Version: '2012-11-05' }).toString(),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`The emulated queue refused ${asked['Action']}: ${body}`);
  return body;
}

function unescaped(xml: string): string {
  return xml
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
