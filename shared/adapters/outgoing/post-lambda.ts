import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MalformedReply, ServiceUnavailable } from '#shared/errors.ts';
import type { Poster } from '#shared/ports/poster.ts';
import { PostReply } from './post-reply.ts';
import { receiverRefused } from './receiver-policy.ts';

export interface PostFunction {
  readonly functionName: string;
  readonly region: string;
  /** As long as a receiver may take. */
  readonly timeoutSeconds: number;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
}

/** For the start of a function that has not run for a while. */
const START_SECONDS = 10;

/** Webhooks as a function of their own posts them, which has no data and no secrets to lose. */
export function createLambdaPost(address: PostFunction): Pick<Poster, 'post'> {
  const { functionName, region, endpoint, timeoutSeconds } = address;
  const client = new LambdaClient({
    region,
    // A request is sent once in an attempt.
    maxAttempts: 1,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return {
    post: async (request) => {
      const command = new InvokeCommand({
        FunctionName: functionName,
        InvocationType: 'RequestResponse',
        Payload: Buffer.from(JSON.stringify(request)),
      });
      const abortSignal = AbortSignal.timeout((timeoutSeconds + START_SECONDS) * 1000);
      const reply = await client.send(command, { abortSignal }).catch((cause: unknown) => {
        throw new ServiceUnavailable('The function that posts webhooks does not answer.', { cause });
      });
      if (reply.FunctionError !== undefined) {
        throw new ServiceUnavailable('The function that posts webhooks failed on this one.');
      }
      return unpack(Buffer.from(reply.Payload ?? []).toString());
    },
  };
}

function unpack(text: string): Awaited<ReturnType<Poster['post']>> {
  const parsed = PostReply.safeParse(JSON.parse(text));
  if (!parsed.success) throw new MalformedReply('The function that posts webhooks answered nonsense.');
  if ('answer' in parsed.data) return parsed.data.answer;
  const { isRefused, message } = parsed.data.failed;
  throw isRefused ? receiverRefused() : new ServiceUnavailable(message);
}
