import * as z from 'zod';
import { atLeastOne, count } from './kinds.ts';
import { setting } from './setting.ts';

/** What governs jobs: how many, how long. */
export const JobSettings = z.object({
  maxConcurrency: setting(atLeastOne, {
    variable: 'MAX_CONCURRENCY',
    fallback: 3,
    meaning: 'Jobs that run at the same time',
    seedName: 'RESEARCH_MAX_CONCURRENCY',
  }),
  timeToLiveSeconds: setting(atLeastOne, {
    variable: 'JOB_TTL_SECONDS',
    fallback: 86_400,
    meaning: 'Seconds after submission when an unfinished job expires',
    seedName: 'Default TTL',
  }),
  deadlineSeconds: setting(atLeastOne, {
    variable: 'JOB_DEADLINE_SECONDS',
    fallback: 600,
    meaning: 'Seconds of run time after which research stops and the report is written',
  }),
  inputWaitSeconds: setting(atLeastOne, {
    variable: 'INPUT_WAIT_SECONDS',
    fallback: 86_400,
    meaning:
      'Seconds to wait for an answer from a person; less where the job could not be done after it before it expires',
  }),
  recordRetentionDays: setting(atLeastOne, {
    variable: 'RECORD_RETENTION_DAYS',
    fallback: 90,
    meaning: 'Days after which the records of a job (its plan, sources, quotes, calls and events) are let go',
  }),
  submitLimit: setting(count, {
    variable: 'SUBMIT_LIMIT',
    fallback: 0,
    meaning:
      'Questions that one caller may submit within the window, each by itself (batches have limits of their own); 0 for no limit. A deployment on AWS has 10 unless it says otherwise',
    seedName: 'rate limited: 10/15min',
  }),
  submitWindowSeconds: setting(atLeastOne, {
    variable: 'SUBMIT_WINDOW_SECONDS',
    fallback: 900,
    meaning: 'Length of that window in seconds',
  }),
  questionMaxCharacters: setting(atLeastOne, {
    variable: 'QUESTION_MAX_CHARACTERS',
    fallback: 20_000,
    meaning: 'Length of a question at most',
  }),
  batchMaxLines: setting(atLeastOne, {
    variable: 'BATCH_MAX_LINES',
    fallback: 10_000,
    meaning: 'Lines of a batch at most',
  }),
  batchTimeToLiveSeconds: setting(atLeastOne, {
    variable: 'BATCH_TTL_SECONDS',
    fallback: 1_209_600,
    meaning:
      'Seconds after submission when a job of a batch expires that has not started; from its start it has those of any job',
  }),
  batchSharePercent: setting(z.int().min(1).max(100), {
    variable: 'BATCH_SHARE_PERCENT',
    fallback: 67,
    hint: 'a whole number from 1 to 100',
    meaning: 'Percent of the jobs at the same time that may be jobs of batches, rounded down; one at least',
  }),
  answerCacheHours: setting(z.number().nonnegative(), {
    variable: 'ANSWER_CACHE_HOURS',
    fallback: 0,
    meaning:
      'Hours in which the same question of the same caller is answered from the earlier report, if that was whole; 0: never',
  }),
  evaluate: setting(z.boolean(), {
    variable: 'EVALUATE',
    fallback: false,
    meaning: 'Whether a judge rates each report',
    seedName: 'ENABLE_ONLINE_EVALS',
  }),
});
