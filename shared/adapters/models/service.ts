import type { JsonSchema } from './portable-schema.ts';

/** One request to a model service, before it is put into the words of that service. */
export interface ServiceRequest {
  readonly modelId: string;
  /** How the answer's form is asked for: 0 is the strictest way the service knows. */
  readonly level: number;
  readonly system: string;
  /** What was wrong with the last answer; goes behind the system prompt. */
  readonly correction: string | undefined;
  readonly user: string;
  readonly schemaName: string;
  readonly jsonSchema: JsonSchema;
  readonly maximumTokens: number;
  readonly signal: AbortSignal;
}

/** Tokens of one or more requests. `input` leaves out what was read from a cache or written to it. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** Why the model stopped, in one vocabulary for all services. */
export type Ending = 'complete' | 'truncated' | 'refused' | 'malformed' | 'context-too-long';

export type Exchange =
  | { readonly kind: 'reply'; readonly text: string; readonly ending: Ending; readonly tokens: Tokens }
  /** The service does not take a request of this form: a lower level may do. */
  | { readonly kind: 'rejected' }
  /** It did not, but the service now knows how to say the same: once more, as it is. */
  | { readonly kind: 'adapted' }
  | {
      readonly kind: 'failed';
      /** Of shared/errors.ts; retryable or not. */
      readonly error: Error;
      readonly retryAfterMilliseconds?: number | undefined;
    };

/** One way to reach models. Never throws: whatever happens is an Exchange. */
export interface ModelService {
  readonly name: 'bedrock' | 'openai';
  /** How many levels there are; the last one asks for JSON in plain words and works with every model. */
  readonly levels: number;
  send(request: ServiceRequest): Promise<Exchange>;
}
