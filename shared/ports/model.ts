import type * as z from 'zod';
import type { ModelPrice } from '#shared/domain/budget.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';

/** What a model is asked. `user` ends with the untrusted text, in an envelope that it cannot close. */
export interface Prompt<Schema extends z.ZodType> {
  readonly system: string;
  readonly user: string;
  /** What the answer must be; `schemaName` is its name for services that want one ([a-z_], at most 60 characters). */
  readonly schema: Schema;
  readonly schemaName: string;
  /** Upper bound of the answer, always sent: services reserve quota for it. */
  readonly maximumTokens: number;
}

export interface ModelRequest<Schema extends z.ZodType> extends Prompt<Schema> {
  readonly role: ModelRole;
  /** Ends the call; one takes no longer than MODEL_TIMEOUT_SECONDS in any case. */
  readonly signal?: AbortSignal;
  /** Called after each answer, usable or not, what those of this call have taken so far: a call that fails was paid as well. */
  readonly onSpent?: (usage: ModelUsage) => void;
}

export interface ModelUsage {
  readonly modelId: string;
  /** Without those read from a cache or written to it. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** Undefined when the price of the model is not known; never guessed. */
  readonly usd?: number;
  /** Requests sent for this answer, levels and repairs included; at most 4. */
  readonly attempts: number;
}

export interface ModelReply<Value> {
  readonly value: Value;
  readonly usage: ModelUsage;
}

/**
 * A language model behind roles. Throws Throttled and ServiceUnavailable (after its own bounded attempts, Retry-After
 * honoured), MalformedReply (no answer of the schema after repair), ReplyTruncated (cut at maximumTokens),
 * ContextTooLong, ModelRefused (refusal, guardrail, content filter) and ProviderRefused (key, access, unknown model).
 * Messages are safe to show: no address, key or text of the service in them.
 */
export interface Model {
  /** `none` when no model is configured: then every step uses its deterministic fallback. */
  readonly name: 'none' | 'bedrock' | 'openai';
  /** The model that a role uses; part of the identity of a recorded call. */
  modelOf(role: ModelRole): string;
  /** What it costs; undefined where that is not known. */
  readonly priceOf?: (role: ModelRole) => ModelPrice | undefined;
  complete<Schema extends z.ZodType>(request: ModelRequest<Schema>): Promise<ModelReply<z.infer<Schema>>>;
}
