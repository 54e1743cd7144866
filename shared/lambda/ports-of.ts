import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { batching, executing, notifying } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) => createAwsPorts(config, { batching, executing, notifying }));

/**
 * The ports that a function around the jobs works with, the API or the queue: those that the local runtime hands over
 * in the context, else those of this Lambda function, made at its first call. They search nowhere and ask no model.
 */
export async function portsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
