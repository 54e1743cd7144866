import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { batching, executing, notifying, registering, timing } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) =>
  createAwsPorts(config, { batching, executing, notifying, registering, timing }),
);

/** The ports of the API: as `portsOf`, and it takes addresses of webhooks and keeps schedules. */
export async function apiPortsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
