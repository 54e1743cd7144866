import { type Variables, flag, number, setting, whole } from './variable.ts';

/** What governs jobs: how many, how long, for how much. */
export const JOB_VARIABLES: Variables = {
  MAX_CONCURRENCY: setting(
    'job',
    'maxConcurrency',
    whole('3', 'Jobs that run at the same time', 'RESEARCH_MAX_CONCURRENCY'),
  ),
  JOB_TTL_SECONDS: setting(
    'job',
    'timeToLiveSeconds',
    whole('86400', 'Seconds after submission when an unfinished job expires', 'Default TTL'),
  ),
  JOB_DEADLINE_SECONDS: setting(
    'job',
    'deadlineSeconds',
    whole('600', 'Seconds of run time after which research stops and the report is written'),
  ),
  INPUT_WAIT_SECONDS: setting(
    'job',
    'inputWaitSeconds',
    whole(
      '86400',
      'Seconds to wait for an answer from a person; less where the job could not be done after it before it expires',
    ),
  ),
  QUESTION_MAX_CHARACTERS: setting(
    'job',
    'questionMaxCharacters',
    whole('20000', 'Length of a question at most'),
  ),
  EVALUATE: setting('job', 'evaluate', {
    fallback: 'false',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether a judge rates each report',
    seedName: 'ENABLE_ONLINE_EVALS',
  }),
  MAX_TOKENS_PER_JOB: setting('budget', 'maxTokens', {
    fallback: undefined,
    parse: number,
    hint: 'a whole number, such as 500000',
    meaning: 'Tokens that the models of one job use at most, input and output together; unset for no limit',
  }),
  MAX_USD_PER_JOB: setting('budget', 'maxUsd', {
    fallback: undefined,
    parse: number,
    hint: 'a number, such as 0.50',
    meaning:
      'US dollars that the models of one job cost at most, where their price is known; unset for no limit',
  }),
  SYNTHESIS_RESERVE_PERCENT: setting('budget', 'synthesisReservePercent', {
    fallback: '15',
    parse: number,
    hint: 'a number, such as 15',
    meaning: 'Percent of both budgets that research leaves to the writing of the report',
  }),
  BREAKER_FAILURE_PERCENT: setting('breaker', 'failurePercent', {
    fallback: '70',
    parse: number,
    hint: 'a number, such as 70',
    meaning: 'Percent of failed calls from which a model role or provider is not called for a while',
    seedName: 'failure ratio',
  }),
  BREAKER_MIN_SAMPLES: setting(
    'breaker',
    'minimumSamples',
    whole('5', 'Calls before that is judged', 'samples'),
  ),
  BREAKER_WINDOW_SAMPLES: setting(
    'breaker',
    'windowSamples',
    whole('10', 'Newest calls that are judged', 'sliding window'),
  ),
  BREAKER_OPEN_SECONDS: setting('breaker', 'openSeconds', {
    fallback: '60',
    parse: number,
    hint: 'a number, such as 60',
    meaning: 'Seconds until one call tries again; a new iteration tries at once',
    seedName: 'auto-reset',
  }),
};
