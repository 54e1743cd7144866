import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { notifying } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) => createAwsPorts(config, { notifying }));

/** The ports of the function that schedules call: the stores, and asking the queue to look. */
export async function scheduledPortsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
