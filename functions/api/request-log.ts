import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { type PathParams, matchRoute } from '#shared/api/routes.ts';
import { type InvocationLog, logInvocation } from '#shared/lambda/invocation-log.ts';
import type { ApiResponse } from './api-response.ts';
import { isJobId } from './job-access.ts';

/** Begins the lines of a request. Of what the caller wrote only the id of a job is in them, and only if it may be one. */
export function logRequest(event: APIGatewayProxyEvent, context: Context): InvocationLog {
  const match = matchRoute(event.httpMethod, event.path);
  if ('allow' in match) return logInvocation(context, 'api', {});
  return logInvocation(context, match.name, {
    jobId: jobIdOf(match.params),
  });
}

function jobIdOf({ jobId = '' }: PathParams): string | undefined {
  return isJobId(jobId) ? jobId : undefined;
}

/** The body; the end of the call is logged when all of it has been given away. */
export function followEnd({ status, body }: ApiResponse, call: InvocationLog): ApiResponse['body'] {
  if (typeof body !== 'string') return followStream(body, status, call);
  if (status >= 400) call.refused({ status });
  else call.finished({ status });
  return body;
}

async function* followStream(
  body: AsyncIterable<string>,
  status: number,
  call: InvocationLog,
): AsyncGenerator<string> {
  let end = (): void => call.finished({ status });
  try {
    yield* body;
  } catch (error) {
    end = () => call.failed(error, { status });
    throw error;
  } finally {
    end();
  }
}
