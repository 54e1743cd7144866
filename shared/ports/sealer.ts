/** Keeps secrets of others so that who reads the store cannot read them. */
export interface Sealer {
  /** `context` says what the secret belongs to: it opens for that alone. */
  seal(secret: string, context: string): Promise<string>;
  /** Throws MalformedReply for what was not sealed with this key for this context. */
  open(sealed: string, context: string): Promise<string>;
}
