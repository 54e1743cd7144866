import {
  BedrockAgentRuntimeClient,
  type BedrockAgentRuntimeClientConfig,
  RerankCommand,
  type RerankCommandInput,
  RetrieveCommand,
  type RetrieveCommandInput,
} from '@aws-sdk/client-bedrock-agent-runtime';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { createSdkHandler } from '#shared/adapters/models/sdk-handler.ts';
import { checkPermit, orStopped, throwIfStopped } from '../../call-permits.ts';
import { tryTwice } from '../try-twice.ts';
import { type AgentUse, agentFailure } from './failures.ts';

export interface AgentOptions {
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
  readonly timeoutSeconds: number;
  readonly limiter: RateLimiter;
  /** By default those of the process, as every AWS SDK finds them. */
  readonly credentials?: BedrockAgentRuntimeClientConfig['credentials'];
}

/** One use of the agent runtime: what its errors are reported as, and its place in the shared limit. */
export interface AgentPurpose extends Omit<AgentUse, 'timeoutSeconds'> {
  readonly limitName: string;
  readonly perSecond: number;
}

/** Answers as they came, unchecked. */
export interface AgentRuntime {
  retrieve(input: RetrieveCommandInput): Promise<unknown>;
  rerank(input: RerankCommandInput): Promise<unknown>;
}

/** A hundred passages of the largest size. */
const MAXIMUM_BYTES = 20_000_000;
const WAIT_MILLISECONDS = 15_000;

/** Agents for Amazon Bedrock at run time. What it throws is said in words that are safe to show. */
export function connectAgentRuntime(options: AgentOptions, purpose: AgentPurpose): AgentRuntime {
  const client = connect(options);
  const { timeoutSeconds, limiter } = options;
  const limit = { perSecond: purpose.perSecond, maximumWaitMilliseconds: WAIT_MILLISECONDS };
  const run = async (send: (abortSignal: AbortSignal) => Promise<unknown>): Promise<unknown> =>
    tryTwice(async () => {
      await limiter.take(purpose.limitName, limit);
      await checkPermit();
      try {
        return await send(orStopped(AbortSignal.timeout(timeoutSeconds * 1000)));
      } catch (error) {
        throwIfStopped();
        throw agentFailure(error, { ...purpose, timeoutSeconds });
      }
    });
  return {
    retrieve: (input) => run((abortSignal) => client.send(new RetrieveCommand(input), { abortSignal })),
    rerank: (input) => run((abortSignal) => client.send(new RerankCommand(input), { abortSignal })),
  };
}

function connect({ region, endpoint, credentials }: AgentOptions): BedrockAgentRuntimeClient {
  return new BedrockAgentRuntimeClient({
    region,
    // Attempts are counted above: none may be made here.
    maxAttempts: 1,
    requestHandler: createSdkHandler(MAXIMUM_BYTES),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}
