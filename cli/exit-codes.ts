/** What the process says by its exit code. */
export const EXIT_CODES = {
  /** The report answers the question, wholly or in part. */
  answered: 0,
  failed: 1,
  badInput: 2,
  insufficientEvidence: 3,
  /** Data folder, port, storage. */
  environment: 4,
  cancelled: 130,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
