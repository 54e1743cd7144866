import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { notifying, timing } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) => createAwsPorts(config, { notifying, timing }));

/** The ports of the functions around schedules: the stores, asking the queue to look, and the clock. */
export async function scheduledPortsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
