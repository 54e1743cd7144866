import type { Context } from 'aws-lambda';
import { createAwsPorts } from '#shared/adapters/index.ts';
import { givenOrOwn } from './given-ports.ts';

const givenOrMade = givenOrOwn(createAwsPorts);

/** The ports that a step works with, as `portsOf` has them for other functions; apart, for the sake of their bundles. */
export async function stepPortsOf(context: Context): ReturnType<typeof givenOrMade> {
  return givenOrMade(context);
}
