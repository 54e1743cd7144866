/** The stages that ask a language model, and what one of them asks for beside its own work. */
export const STAGES = [
  'refine-question',
  'plan-research',
  'generate-queries',
  'select-sources',
  'digest-source',
  'extract-claims',
  'check-completeness',
  'draft-sections',
  'draft-report',
  'read-again',
  'revise-report',
] as const;
export type Stage = (typeof STAGES)[number];

/** What is said of a call that failed, in place of what the service said. */
export const REASONS = [
  'The model asks for fewer requests',
  'The model does not answer',
  'The model did not answer in time',
  'The model gave no answer of the wanted form',
  'The answer of the model was cut off',
  'There is more text than the model takes',
  'The model would not answer',
  'The service of the model refuses the request; check its key, access and model id',
  'The model has failed too often, so it is left alone for a while',
  'The budget of this job is spent',
  'The time of this job is up',
  'Its answer could not be used',
  'Asking the model failed',
] as const;
