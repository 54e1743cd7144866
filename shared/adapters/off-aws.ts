import { InvalidConfiguration } from '#shared/errors.ts';
import type * as Aws from './aws.ts';

export type { AwsParts } from './wiring/aws-ports.ts';

/** What stands for `aws.ts` outside of Lambda: there whoever calls a handler gives it its ports, and no client of AWS is loaded. */
const refuse = async (): Promise<never> =>
  Promise.reject(new InvalidConfiguration('Outside of Lambda a handler has to be given its ports.'));

export const createTokenVerifier: typeof Aws.createTokenVerifier = () => refuse;
export const createViewerFiles: typeof Aws.createViewerFiles = () => refuse;
export const createAwsPorts: typeof Aws.createAwsPorts = refuse;
export const batching: typeof Aws.batching = refuse;
export const delivering: typeof Aws.delivering = refuse;
export const encoding: typeof Aws.encoding = refuse;
export const executing: typeof Aws.executing = refuse;
export const keys: typeof Aws.keys = refuse;
export const model: typeof Aws.model = refuse;
export const notifying: typeof Aws.notifying = refuse;
export const ranking: typeof Aws.ranking = refuse;
export const reading: typeof Aws.reading = refuse;
export const registering: typeof Aws.registering = refuse;
export const searching: typeof Aws.searching = refuse;
export const timing: typeof Aws.timing = refuse;
