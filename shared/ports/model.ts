import type * as z from 'zod';

export type ModelRole = 'planner' | 'reader' | 'writer' | 'judge';

export interface ModelRequest<Schema extends z.ZodType> {
  readonly role: ModelRole;
  readonly system: string;
  readonly user: string;
  readonly schema: Schema;
  readonly maximumTokens: number;
}

export interface ModelUsage {
  readonly modelId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly usd?: number;
}

export interface ModelReply<Value> {
  readonly value: Value;
  readonly usage: ModelUsage;
}

/** A language model behind roles. Throws Throttled, ServiceUnavailable, MalformedReply or ProviderRefused. */
export interface Model {
  /** `none` when no model is configured: then every step uses its deterministic twin. */
  readonly name: string;
  complete<Schema extends z.ZodType>(request: ModelRequest<Schema>): Promise<ModelReply<z.infer<Schema>>>;
}
