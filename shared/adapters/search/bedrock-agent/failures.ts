import * as z from 'zod';
import {
  MalformedReply,
  ProviderRefused,
  QuotaSpent,
  ServiceUnavailable,
  Throttled,
  isPlumblineError,
} from '#shared/errors.ts';

/** What stands in messages about one use of the agent runtime. */
export interface AgentUse {
  /** As a reader knows it: `The knowledge base`. */
  readonly service: string;
  /** The setting that names what is asked: `KNOWLEDGE_BASE_ID`. */
  readonly setting: string;
  readonly timeoutSeconds: number;
}

const SdkError = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional().catch(undefined),
});

/** Errors of the SDK by their names, which are their classes on the wire. */
const MEANINGS: Readonly<Record<string, (use: AgentUse, cause: unknown) => Error>> = {
  ThrottlingException: throttled,
  TooManyRequestsException: throttled,
  ServiceQuotaExceededException: quotaSpent,
  InternalServerException: unavailable,
  BadGatewayException: unavailable,
  DependencyFailedException: unavailable,
  ServiceUnavailableException: unavailable,
  ConflictException: unavailable,
  AccessDeniedException: noAccess,
  UnrecognizedClientException: noAccess,
  InvalidSignatureException: noAccess,
  ExpiredTokenException: noAccess,
  CredentialsProviderError: noAccess,
  TokenProviderError: noAccess,
  ResourceNotFoundException: unknown,
  TimeoutError: late,
  AbortError: late,
};

/** What a failed call means, in words without an address, an ARN or a text of the service. */
export function agentFailure(error: unknown, use: AgentUse): Error {
  const { name, message, $metadata } = SdkError.parse(error);
  const status = $metadata?.httpStatusCode;
  if (error instanceof MalformedReply || (error instanceof SyntaxError && status === 200)) {
    return new MalformedReply(`${use.service} answered in an unexpected way.`, { cause: error });
  }
  if (isPlumblineError(error)) return error;
  // A database behind it that sleeps when it is not used says so with a validation error.
  if (name === 'ValidationException' && /resuming|auto-paused/iu.test(message))
    return unavailable(use, error);
  const meaning = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
  if (meaning !== undefined) return meaning(use, error);
  return meaningOfStatus(status)(use, error);
}

function meaningOfStatus(status: number | undefined): (use: AgentUse, cause: unknown) => Error {
  if (status === undefined || status >= 500 || status === 408) return unavailable;
  if (status === 429) return throttled;
  if (status === 401 || status === 403) return noAccess;
  return status === 404 ? unknown : refused;
}

function throttled({ service }: AgentUse, cause: unknown): Throttled {
  return new Throttled(`${service} asks for fewer requests.`, { cause });
}

function quotaSpent({ service }: AgentUse, cause: unknown): QuotaSpent {
  return new QuotaSpent(`The quota of this AWS account for ${inSentence(service)} is used up.`, {
    cause,
    remedy: 'Have the quota raised in Service Quotas, or go on without it.',
  });
}

function unavailable({ service }: AgentUse, cause: unknown): ServiceUnavailable {
  return new ServiceUnavailable(`${service} does not answer.`, { cause });
}

function late({ service, timeoutSeconds }: AgentUse, cause: unknown): ServiceUnavailable {
  return new ServiceUnavailable(`${service} did not answer within ${timeoutSeconds} seconds.`, { cause });
}

function noAccess({ service, setting }: AgentUse, cause: unknown): ProviderRefused {
  return new ProviderRefused(`${service} refuses access to what ${setting} names.`, {
    cause,
    remedy: `Check the AWS credentials, and that their role may use what ${setting} names.`,
  });
}

function unknown({ service, setting }: AgentUse, cause: unknown): ProviderRefused {
  return new ProviderRefused(`${service} that ${setting} names does not exist in this region.`, {
    cause,
    remedy: `Check ${setting} and AWS_REGION.`,
  });
}

function refused({ service, setting }: AgentUse, cause: unknown): ProviderRefused {
  return new ProviderRefused(`${service} does not take the request.`, {
    cause,
    remedy: `Check ${setting}.`,
  });
}

function inSentence(service: string): string {
  return service.replace(/^The /u, 'the ');
}
