/** What is posted to an address that a caller gave. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the receiver answered; its body is not read. */
export interface PostAnswer {
  readonly httpStatus: number;
  /** What it asks for by Retry-After. */
  readonly retryAfterMilliseconds?: number | undefined;
}

/** The door to the receivers of webhooks, the third and last to the network. */
export interface Poster {
  /** Throws AddressRefused for an address that is not, or does not lead to, one of the public internet. Connects to nobody. */
  check(url: string): Promise<void>;
  /**
   * Posts without following redirects. Throws AddressRefused, and ServiceUnavailable where no answer came in time; an
   * answer is given back whatever its status.
   */
  post(request: WebhookRequest): Promise<PostAnswer>;
}
