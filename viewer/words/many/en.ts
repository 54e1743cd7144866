import { ENGLISH_CHANGES } from '#shared/presentation/words/changes/en.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { BatchWords, ScheduleWords, StandingWords } from '../many-words.ts';

export const BATCH: BatchWords = {
  title: 'Batches',
  lead: 'Many questions at once, each answered by itself. One that fails costs none of the others.',
  none: 'There is no batch yet. Write some questions above, one a line, or send a file of them: npm run batch -- questions.jsonl',
  lines: 'Questions, one a line',
  submit: 'Research them all',
  status: {
    QUEUED: 'Queued',
    VALIDATING: 'Reading the lines',
    SUBMITTING: 'Submitting',
    RUNNING: 'Working',
    CANCELLING: 'Being cancelled',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    FAILED: 'Failed',
  },
  ended: (ended, all) => `${ended} of ${all} done`,
  lineErrors: 'Lines that could not be used',
  line: (number) => `line ${number}`,
  results: 'Results',
  noResults: 'Nothing has ended yet. Each report shows here as soon as it is ready.',
  cancelSure: 'Cancel what is unfinished? Reports that are ready stay.',
  questions: (count) => countOf(count, 'question'),
};

export const STANDING: StandingWords = {
  title: 'Standing questions',
  short: 'Standing',
  lead: 'A question that is researched again and again by the same plan, and shows what changed in the evidence.',
  none: 'No question is kept yet. Keep one above: later runs are compared to its first.',
  keep: 'Keep this question',
  run: 'Run it now',
  atWork: 'A run is at work. What changed shows here when it is done.',
  remove: 'Stop asking it',
  removeSure: 'Stop asking it? The reports of its runs stay.',
  runs: 'Runs',
  noRuns: 'It has not run yet. The first run is what later ones are compared to.',
  firstRun: 'first run, compared to none',
  changed: (count) => countOf(count, 'change'),
  unchanged: 'nothing changed',
  ...ENGLISH_CHANGES,
  since: (date) => `Compared to the run of ${date}`,
  nothingBefore: 'Nothing that the new text does not say as well.',
  nothingNow: 'Nothing is quoted now.',
  inText: 'In its archived text',
  notFound: 'Not come upon this time, from which nothing follows',
};

export const SCHEDULE: ScheduleWords = {
  title: 'Schedules',
  none: 'It runs only when you ask it to.',
  next: 'Next',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Let it go on',
  remove: 'Remove',
  removeSure: 'Remove this schedule? What it has begun stays.',
  daily: 'Run it each day',
  weekly: 'Run it each week',
};
