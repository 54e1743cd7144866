import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { createPageAnswers } from '#shared/adapters/index.ts';
import { readConfig } from '#shared/config.ts';
import { logInvocation, logged } from './invocation-log.ts';

let own: ReturnType<typeof createPageAnswers> | undefined;

/** The Lambda handler of the function that reads untrusted pages. It is given no ports: it has nothing but the pages. */
export const pageHandler = middy<unknown, unknown>().handler(async (event: unknown, context: Context) =>
  logged(logInvocation(context, 'fetchPage', {}), async () => {
    own ??= createPageAnswers(readConfig());
    const answer = await own;
    return answer(event);
  }),
);
