import type { Context } from 'aws-lambda';
import { createPageAnswers } from '#shared/adapters/index.ts';
import { readConfig } from '#shared/config.ts';
import { logInvocation, logged } from './invocation-log.ts';

let own: ReturnType<typeof createPageAnswers> | undefined;

/** The Lambda handler of the function that reads untrusted pages. It is given no ports: it has nothing but the pages. */
export async function pageHandler(event: unknown, context: Context): Promise<unknown> {
  return logged(logInvocation(context, 'fetchPage', {}), async () => {
    own ??= createPageAnswers(readConfig());
    const answer = await own;
    return answer(event);
  });
}
