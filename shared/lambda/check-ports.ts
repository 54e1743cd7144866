import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/aws.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { givenOrOwn } from './given-ports.ts';
import { keys, reading } from './parts.ts';

const givenOrMade = givenOrOwn(async (config) => createAwsPorts(config, { keys, reading }));

/** The ports of the function that checks texts: the stores, and pages and full texts as the steps read them. */
export async function checkPortsOf(context: Context): Promise<Ports> {
  return givenOrMade(context);
}
