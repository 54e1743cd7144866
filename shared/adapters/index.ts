import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';

export { createFileArchive } from './archive-files.ts';
export { embedTable } from './dynamodb/connect-table.ts';
export { type Stores, createStores } from './stores.ts';

/** The adapters of a Lambda function, from its configuration. */
export async function createAwsPorts(_config: Config): Promise<Ports> {
  throw new InvalidConfiguration('The AWS adapters are not wired yet.');
}
