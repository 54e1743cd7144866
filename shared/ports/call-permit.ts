/** Leave to ask services outside on behalf of a job: it ends with the job. */
export interface CallPermit {
  /** Aborted, with a JobCancelled, when the job has ended: what is under way is broken off. */
  readonly signal: AbortSignal;
  /** Looks whether the job still runs. Throws JobCancelled when it does not. */
  check(): Promise<void>;
}
