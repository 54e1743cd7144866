import { answerText } from '#shared/domain/answer-text.ts';
import type { Caller } from '#shared/domain/caller.ts';
import { type FollowUp, LONGEST_THREAD } from '#shared/domain/follow-up.ts';
import type { Job } from '#shared/domain/job.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { Report } from '#shared/domain/report.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import { judgeTopicShift } from '#shared/text/words/topic-shift.ts';
import type { Ports } from '../ports/ports.ts';

/** Of the earlier answer, what says what a further question may mean. */
const LONGEST_ANSWER = 1200;

interface Following {
  /** The job that is followed up on. */
  readonly jobId: string;
  /** As it is asked now. */
  readonly question: string;
  readonly caller: Caller;
}

/**
 * What a question follows up on, and whether it stays with the topic. Throws InvalidInput when the caller has no such job,
 * Conflict when it has no report to follow up on.
 */
export async function readFollowUp(
  { jobId, question, caller }: Following,
  { jobs, archive }: Pick<Ports, 'jobs' | 'archive'>,
): Promise<FollowUp> {
  const job = await jobs.get({ tenantId: caller.tenantId, jobId });
  if (job?.owner !== caller.owner) {
    throw new InvalidInput(`There is no job ${jobId.slice(0, 80)} to follow up on.`, {
      field: 'followUpTo',
      remedy: 'List your jobs to find its id.',
    });
  }
  const report = job.status === 'COMPLETED' ? await loadReport(job, archive) : undefined;
  if (!report) {
    throw new Conflict(`Job ${jobId} is ${job.status} and has no report to follow up on.`, {
      remedy: 'Follow up on a job that is completed.',
    });
  }
  const answer = answerText(report)
    .replaceAll(/\[\d+\]/gu, '')
    .slice(0, LONGEST_ANSWER)
    .toWellFormed();
  const before = job.followUp?.isSameTopic === true ? report.refinedQuestion : job.question;
  const { isShift, reason } = judgeTopicShift(question, {
    question: report.refinedQuestion,
    answer: wordsOf(report, answer),
  });
  return {
    jobId,
    question: before,
    answer,
    isSameTopic: !isShift,
    reason,
    sourceIds: report.sources.map(({ sourceId }) => sourceId),
    thread: [...(job.followUp?.thread ?? []), { jobId, question: job.question }].slice(-LONGEST_THREAD),
  };
}

async function loadReport(job: Job, archive: Ports['archive']): Promise<Report | undefined> {
  const text = await archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  return text === undefined ? undefined : Report.parse(JSON.parse(text));
}

/** Names that the report speaks of: what one may ask about next. */
function wordsOf({ title, checklist, sections }: Report, answer: string): string {
  return [
    title,
    answer,
    ...checklist.map((item) => item.description),
    ...sections.map((one) => one.title),
  ].join('\n');
}
