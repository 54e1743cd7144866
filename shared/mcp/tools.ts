import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { AnswerFormat, Interaction } from '../domain/job.ts';
import { TOOL_DESCRIPTION, TOOL_INPUT_SCHEMA, ToolInput } from '../api/tool-schema.ts';
import { TOOL_NAME } from '../api/tool-trace.ts';

const traceId = z
  .string()
  .min(1)
  .max(80)
  .describe('The trace_id that deep_research or research_submit has given');

/** What each tool takes. */
export const INPUTS = {
  [TOOL_NAME]: ToolInput,
  research_submit: z.strictObject({
    question: z.string().describe('The research question to investigate'),
    context: z.string().optional().describe("The user's needs, domain or constraints"),
    max_iterations: z.int().min(1).max(50).optional().describe('Research iterations at most'),
    interaction: Interaction.optional().describe(
      'Whether the research may ask: none (the usual), clarify its question, or approve its plan too',
    ),
    format: AnswerFormat.optional().describe(
      'How to answer: report (the usual), brief (the direct answer alone, sooner), or table (what is compared, cell by cell)',
    ),
    follow_up_to: traceId.optional().describe('The trace_id of completed research that this goes on from'),
  }),
  research_status: z.strictObject({ trace_id: traceId }),
  research_result: z.strictObject({ trace_id: traceId }),
  research_reply: z
    .strictObject({
      trace_id: traceId,
      answer: z.string().optional().describe('The answer to what the research asks'),
      decision: z.enum(['approve', 'reject']).optional().describe('The word on its plan'),
    })
    .refine(({ answer, decision }) => answer === undefined || decision === undefined, {
      path: ['decision'],
      message: 'is for a plan and `answer` for a question; give one of them',
    }),
  research_cancel: z.strictObject({ trace_id: traceId }),
} as const;

export type ToolName = keyof typeof INPUTS;

/** What every tool gives back in structured form; which fields are there depends on where the research stands. */
const OUTPUT_SCHEMA = {
  type: 'object',
  properties: {
    trace_id: { type: 'string' },
    status: {
      type: 'string',
      enum: [
        'queued',
        'running',
        'awaiting_input',
        'completed',
        'max_iterations_reached',
        'error',
        'cancelled',
      ],
    },
    progress: { type: 'number', description: 'From 0 to 1' },
    message: { type: 'string', description: 'What is being done' },
    questions: { type: 'array', items: { type: 'string' }, description: 'What the research asks' },
    answer: { type: 'string', description: 'With citations [1]; written from sources' },
    sources: { type: 'array', items: { type: 'object' } },
    checklist_coverage: { type: 'object' },
    iterations_used: { type: 'integer' },
  },
  required: ['trace_id', 'status'],
} as const satisfies Tool['outputSchema'];

const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
const RESEARCHES = { readOnlyHint: false, destructiveHint: false, openWorldHint: true } as const;

const InputSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown()).transform(asObject)),
  required: z.array(z.string()).optional(),
});

function asObject(value: Record<string, unknown>): object {
  return value;
}

/** As they are listed. */
export const TOOLS: readonly Tool[] = [
  {
    name: TOOL_NAME,
    title: 'Deep research',
    description: TOOL_DESCRIPTION,
    inputSchema: { ...TOOL_INPUT_SCHEMA, required: [...TOOL_INPUT_SCHEMA.required] },
    annotations: { title: 'Deep research', ...RESEARCHES, idempotentHint: false },
  },
  described('research_submit', 'Submit research', {
    description: 'Begins research and gives back its trace_id at once. Ask research_status how it stands.',
    annotations: { ...RESEARCHES, idempotentHint: false },
  }),
  described('research_status', 'Research status', {
    description: 'Says how far research is, and what it asks where it waits for an answer.',
    annotations: READS,
  }),
  described('research_result', 'Research result', {
    description: 'Gives the cited answer of research that is done; of other research, how it stands.',
    annotations: READS,
  }),
  described('research_reply', 'Reply to research', {
    description:
      'Answers what research asks: give `answer` for a question, or `decision` for a plan, and not both.',
    annotations: { ...RESEARCHES, openWorldHint: false, idempotentHint: true },
  }),
  described('research_cancel', 'Cancel research', {
    description: 'Ends research that is not done. What was found so far is not written up.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  }),
].map((tool) => ({ ...tool, outputSchema: OUTPUT_SCHEMA }));

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(INPUTS, name);
}

function described(
  name: Exclude<ToolName, typeof TOOL_NAME>,
  title: string,
  rest: Pick<Tool, 'description' | 'annotations'>,
): Tool {
  const { type: _type, $schema: _schema, ...schema } = z.toJSONSchema(INPUTS[name]);
  return {
    name,
    title,
    inputSchema: { ...InputSchema.parse(schema), type: 'object', additionalProperties: false },
    ...rest,
  };
}
