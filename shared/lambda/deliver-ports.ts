import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { delivering } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) => createAwsPorts(config, { delivering }));

/** The ports of the function that notifies others: the stores, the bus and the way to receivers of webhooks. */
export async function deliverPortsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
