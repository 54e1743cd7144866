import { type AskContext, type ModelCall, modelIdOf } from './model-call.ts';
import { type Answered, reasonText } from './model-outcome.ts';
import type { ModelUsage } from '../ports/model.ts';

/** Tokens, price and duration of an answer; a price that is not known is said to be so. */
export async function emitAnswered(
  context: AskContext,
  call: ModelCall,
  { usage, milliseconds, isHedged }: Answered,
): Promise<void> {
  const { inputTokens, outputTokens, usd } = usage;
  const price = usd === undefined ? 'price unknown' : `$${usd.toFixed(4)}`;
  await context.emit({
    type: 'model-called',
    key: keyOf(call),
    message: `The ${call.role} model read ${inputTokens} and wrote ${outputTokens} tokens (${price})`,
    data: {
      ...nameCall(context, call),
      ...usageData(usage),
      durationMilliseconds: milliseconds,
      ...(isHedged === undefined ? {} : { isHedged }),
    },
  });
}

function usageData(usage: ModelUsage): Record<string, unknown> {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, usd = 'unknown', attempts } = usage;
  return { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, usd, attempts };
}

/** Why there is no answer, and what the failed call has used, as far as the service has reported it. */
export interface Without {
  readonly reason: string;
  readonly usage?: ModelUsage | undefined;
}

/** That the fallback takes the place of the model, and why. */
export async function emitDegraded(
  context: AskContext,
  call: ModelCall,
  { reason, usage }: Without,
): Promise<void> {
  const text = reasonText(reason);
  await context.emit({
    type: 'degraded',
    key: keyOf(call),
    message: `${text} This step goes on without it.`,
    data: {
      ...nameCall(context, call),
      step: context.state,
      error: reason,
      reason: text,
      ...(usage === undefined ? {} : usageData(usage)),
    },
  });
}

export async function emitShortened(context: AskContext, call: ModelCall): Promise<void> {
  await context.emit({
    type: 'prompt-shortened',
    key: keyOf(call),
    message: 'There was more text than the model takes; it is asked with less of it.',
    data: nameCall(context, call),
  });
}

/** Digestion has a name of its own for it (seed 004). */
export async function emitBreakerOpened(context: AskContext, call: ModelCall): Promise<void> {
  const isDigest = context.state === 'DigestSource';
  await context.emit({
    type: isDigest ? 'digest.circuit_breaker_triggered' : 'breaker.opened',
    key: keyOf(call),
    message: `The ${call.role} model has failed too often; it is left alone for a while.`,
    data: nameCall(context, call),
  });
}

function nameCall({ ports }: AskContext, { role, askedFor }: ModelCall): Record<string, unknown> {
  return {
    role,
    service: ports.model.name,
    model: modelIdOf(ports.model, role),
    ...(askedFor === undefined ? {} : { askedFor }),
  };
}

function keyOf({ role, identity }: ModelCall): string {
  const { waveId, index, inputHash } = identity;
  return [role, waveId, index, inputHash.slice(0, 8)].join('/');
}
