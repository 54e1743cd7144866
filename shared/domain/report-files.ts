import type { JobReference } from './job.ts';

/** The forms in which a finished report is kept. */
export const REPORT_FILES = ['report.json', 'report.md', 'report.html'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** Archive key of one form of a job's report; tenant first. */
export function reportKey(job: JobReference, file: ReportFile): string {
  return `${job.tenantId}/reports/${job.jobId}/${file}`;
}
