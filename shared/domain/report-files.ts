/** The forms in which a report is stored: the verified data, and what is rendered from it. */
export const REPORT_FORMATS = ['json', 'md', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Archive key of a job's report; tenant first. */
export function reportKey(tenantId: string, jobId: string, format: ReportFormat): string {
  return `${tenantId}/reports/${jobId}/report.${format}`;
}

/** Archive key of the evaluation of a job's report; tenant first. */
export function evaluationKey(tenantId: string, jobId: string): string {
  return `${tenantId}/reports/${jobId}/evaluation.json`;
}
