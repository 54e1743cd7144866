import * as z from 'zod';
import type { JobStatus, Outcome } from '#shared/domain/job.ts';
import { answerText } from '#shared/domain/answer-text.ts';
import { besideTitle, doubtMark } from '#shared/domain/notice-words.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';

/** A source in the records of seed 000. */
export const ToolSource = z.object({
  id: z.string(),
  type: z.enum(['pubmed', 'web']),
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
});

/** What the tool `deep_research` gives back; field names are those of seed 000. */
export const ToolOutput = z.object({
  trace_id: z.string(),
  answer: z.string(),
  sources: z.array(ToolSource).readonly(),
  checklist_coverage: z.object({
    satisfied: z.array(z.string()).readonly(),
    /** Items that are open, each with how far it is covered. */
    gaps: z.array(z.string()).readonly(),
  }),
  iterations_used: z.int().nonnegative(),
  status: z.enum(['completed', 'max_iterations_reached', 'error']),
});
export type ToolOutput = z.infer<typeof ToolOutput>;

export interface ToolJob {
  readonly jobId: string;
  readonly status: JobStatus;
  readonly outcome?: Outcome | undefined;
  readonly failure?: { readonly message: string; readonly remedy?: string | undefined } | undefined;
}

/** The tool output of a job that has ended; without a report its `answer` says why there is none. */
export function toToolOutput(job: ToolJob, report: Report | undefined): ToolOutput {
  if (!report) return failedOutput(job);
  const open = report.checklist.filter((item) => item.status !== 'satisfied');
  return {
    trace_id: job.jobId,
    answer: answerText(report),
    sources: report.sources.map((source) => describeSource(source)),
    checklist_coverage: {
      satisfied: report.checklist
        .filter((item) => item.status === 'satisfied')
        .map((item) => item.description),
      gaps: open.map((item) => `${item.description} - ${COVERAGE_WORDS[item.status]}`),
    },
    iterations_used: report.iterationsUsed,
    status: report.endReason === 'max_iterations' && open.length > 0 ? 'max_iterations_reached' : 'completed',
  };
}

const COVERAGE_WORDS = {
  satisfied: 'covered',
  partial: 'partial coverage',
  unsatisfied: 'not covered',
} as const;

function describeSource(source: CitedSource): ToolOutput['sources'][number] {
  return {
    id: source.id,
    type: source.kind === 'pubmed' ? 'pubmed' : 'web',
    title: `${source.title}${doubtMark(besideTitle(source))}`,
    url: source.url,
    snippet: source.snippet,
  };
}

function failedOutput(job: ToolJob): ToolOutput {
  const reason = job.failure?.message ?? `The job has ended as ${job.status}.`;
  return {
    trace_id: job.jobId,
    answer: job.failure?.remedy === undefined ? reason : `${reason} ${job.failure.remedy}`,
    sources: [],
    checklist_coverage: { satisfied: [], gaps: [] },
    iterations_used: 0,
    status: 'error',
  };
}
