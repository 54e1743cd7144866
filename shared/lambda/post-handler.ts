import type { Context } from 'aws-lambda';
import { createPostAnswers } from '#shared/adapters/index.ts';
import { readConfig } from '#shared/config.ts';
import { logInvocation, logged } from './invocation-log.ts';

let own: ReturnType<typeof createPostAnswers> | undefined;

/** The Lambda handler of the function that posts webhooks. It is given no ports: it has nothing but the request. */
export async function postHandler(event: unknown, context: Context): Promise<unknown> {
  return logged(logInvocation(context, 'postWebhook', {}), async () => {
    own ??= createPostAnswers(readConfig());
    const answer = await own;
    return answer(event);
  });
}
