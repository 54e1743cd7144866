export type Protocol = 'bedrock' | 'openai';

/** A request of a model, whatever protocol it came by. */
export interface AskedRequest {
  readonly protocol: Protocol;
  /** From 1, over all requests of this server. */
  readonly number: number;
  readonly modelId: string;
  /** Our instructions, corrections and descriptions of a schema included. */
  readonly system: string;
  readonly user: string;
  /** How the form of the answer is asked for: text-format, any-tool, auto-tool, json_schema, json_object or plain. */
  readonly form: string;
  /** The name of the schema, where the form has one: says which prompt this is. */
  readonly schemaName: string | undefined;
  readonly maximumTokens: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}
