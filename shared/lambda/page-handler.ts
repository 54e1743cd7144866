import middy from '@middy/core';
import { createPageAnswers } from '#shared/adapters/index.ts';
import { readConfig } from '#shared/config.ts';

let own: ReturnType<typeof createPageAnswers> | undefined;

/** The Lambda handler of the function that reads untrusted pages. It is given no ports: it has nothing but the pages. */
export const pageHandler = middy<unknown, unknown>().handler(async (event: unknown) => {
  own ??= createPageAnswers(readConfig());
  const answer = await own;
  return answer(event);
});
