import type { PairReader } from '#shared/ports/encoder.ts';

/** A reader of pairs to which each quote is as likely to tell as not. */
export const PLAIN_READER: PairReader = { name: 'plain', tell: async (pairs) => pairs.map(() => 0) };
