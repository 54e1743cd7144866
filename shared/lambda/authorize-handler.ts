import type { APIGatewayAuthorizerResult, Context } from 'aws-lambda';
import { createTokenVerifier } from '#shared/adapters/aws.ts';
import { readConfig } from '#shared/config.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { Unauthenticated } from '#shared/errors.ts';
import type { VerifyToken } from '#shared/ports/token-verifier.ts';
import { logInvocation } from './invocation-log.ts';

interface Given {
  readonly verify: VerifyToken;
  readonly people: Settings['people'];
}

type Authorize = (event: unknown, given: Given) => Promise<APIGatewayAuthorizerResult>;

/** The very text by which API Gateway answers 401 and not 500. */
const REFUSED = 'Unauthorized';

/** The Lambda handler that lets people in. Tokens and who they are of stay out of the log. */
export function authorizeHandler(authorize: Authorize) {
  let own: Given | undefined;
  return async (event: unknown, context: Context): Promise<APIGatewayAuthorizerResult> => {
    const call = logInvocation(context, 'authorize', {});
    try {
      const config = readConfig();
      own ??= { verify: createTokenVerifier(config), people: config.people };
      const result = await authorize(event, own);
      call.finished();
      return result;
    } catch (error) {
      call.failed(error instanceof Unauthenticated ? new Unauthenticated(error.message) : error);
      throw error instanceof Unauthenticated ? new Error(REFUSED) : error;
    }
  };
}
