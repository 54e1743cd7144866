import * as z from 'zod';
import { ToolSource } from './tool-output.ts';

/** The one tool of this service, by its name in seed 000. */
export const TOOL_NAME = 'deep_research';

/** Statuses of a tool trace; one that waits for a person is in progress, one that has expired has failed. */
export const ToolTraceStatus = z.enum(['pending', 'in_progress', 'completed', 'failed', 'cancelled']);
export type ToolTraceStatus = z.infer<typeof ToolTraceStatus>;

/** A run of a tool as seed 000 keeps it, in its field names; times are ISO 8601. */
export const ToolTraceSummary = z.object({
  id: z.string(),
  user_id: z.string(),
  org_id: z.string(),
  tool_name: z.literal(TOOL_NAME),
  input_params: z.object({
    question: z.string(),
    context: z.string().nullable(),
    max_iterations: z.int().positive(),
  }),
  status: ToolTraceStatus,
  progress: z.number().min(0).max(1),
  current_stage: z.string(),
  error_message: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  timings: z.object({
    /** Until the first step began. */
    queued_seconds: z.number().nonnegative().nullable(),
    /** Of work, without waiting for a person. */
    running_seconds: z.number().nonnegative().nullable(),
    waiting_seconds: z.number().nonnegative(),
  }),
});
export type ToolTraceSummary = z.infer<typeof ToolTraceSummary>;

/** The same with all that was found and used. */
export const ToolTrace = ToolTraceSummary.extend({
  state: z.object({
    refined_question: z.string(),
    checklist: z
      .array(
        z.object({
          id: z.string(),
          description: z.string(),
          satisfied: z.boolean(),
          /** Why its status is what it is. */
          evidence: z.string().optional(),
        }),
      )
      .readonly(),
    knowledge_base: z.object({
      facts: z.array(z.string()).readonly(),
      sources: z.array(ToolSource.omit({ snippet: true }).extend({ pmid: z.string().optional() })).readonly(),
      gaps: z.array(z.string()).readonly(),
    }),
    iterations: z
      .array(
        z.object({
          iteration: z.int().positive(),
          queries: z.array(z.string()).readonly(),
          results_count: z.int().nonnegative(),
          /** Satisfied items of all, `2/5`. */
          checklist_progress: z.string(),
        }),
      )
      .readonly(),
  }),
  result: z
    .object({
      answer: z.string(),
      sources: z.array(ToolSource).readonly(),
      checklist_coverage: z.object({
        satisfied: z.int().nonnegative(),
        partial: z.int().nonnegative(),
        unsatisfied: z.int().nonnegative(),
      }),
    })
    .nullable(),
  metrics: z.object({
    total_iterations: z.int().nonnegative(),
    pubmed_queries: z.int().nonnegative(),
    web_queries: z.int().nonnegative(),
    sources_processed: z.int().nonnegative(),
    llm_calls: z.int().nonnegative(),
  }),
});
export type ToolTrace = z.infer<typeof ToolTrace>;

export const ToolTraceList = z.object({
  traces: z.array(ToolTraceSummary).readonly(),
  next: z.string().optional(),
});
export type ToolTraceList = z.infer<typeof ToolTraceList>;
