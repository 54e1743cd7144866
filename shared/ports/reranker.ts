export interface RerankCandidate {
  readonly title: string;
  readonly text: string;
}

/** A service that says how well documents answer a question. */
export interface Reranker {
  readonly name: 'bedrock' | 'jina';
  readonly model: string;
  /**
   * Relevance of each candidate, 0 to 1, in the order given. Throws ServiceUnavailable, Throttled, QuotaSpent,
   * ProviderRefused or MalformedReply.
   */
  rank(question: string, candidates: readonly RerankCandidate[]): Promise<readonly number[]>;
}
