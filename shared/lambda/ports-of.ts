import type { Context } from 'aws-lambda';
import { createAwsServicePorts } from '#shared/adapters/index.ts';
import { givenOrOwn } from './given-ports.ts';

const givenOrMade = givenOrOwn(createAwsServicePorts);

/**
 * The ports that a function around the jobs works with, the API or the queue: those that the local runtime hands over
 * in the context, else those of this Lambda function, made at its first call. They search nowhere and ask no model.
 */
export async function portsOf(context: Context): ReturnType<typeof givenOrMade> {
  return givenOrMade(context);
}
