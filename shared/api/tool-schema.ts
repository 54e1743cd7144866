import * as z from 'zod';
import { ToolOutput } from './tool-output.ts';
import { TOOL_NAME } from './tool-trace.ts';

/** What a model reads to decide when it calls the tool. */
export const TOOL_DESCRIPTION = `Researches a question in depth, in PubMed and on the web, and answers it with citations.

Call it when
- the answer has to be put together from several sources,
- one search would not do,
- the user needs an answer that is well researched and cited.

Before you call it, tell the user that research usually takes one to three minutes, and ask whether to go on.

Do not call it for
- a simple fact that can be looked up,
- questions about the report or stream at hand,
- what the conversation already answers.`;

/** The input as seed 000 has it, word for word: other systems may hold theirs against it. */
export const TOOL_INPUT_SCHEMA = {
  type: 'object',
  properties: {
    question: { type: 'string', description: 'The research question to investigate' },
    context: {
      type: 'string',
      description: "Optional context about the user's needs, domain, or constraints",
    },
    max_iterations: {
      type: 'integer',
      default: 10,
      description: 'Maximum research iterations (default 10)',
    },
  },
  required: ['question'],
} as const;

/** The same input, as it is read. */
export const ToolInput = z.object({
  question: z.string(),
  context: z.string().optional(),
  max_iterations: z.int().min(1).max(50).optional(),
});
export type ToolInput = z.infer<typeof ToolInput>;

/** The tool in the form in which each kind of model API takes it. */
export const TOOL_FORMS = {
  bedrock: {
    toolSpec: {
      name: TOOL_NAME,
      description: TOOL_DESCRIPTION,
      inputSchema: { json: TOOL_INPUT_SCHEMA },
    },
  },
  anthropic: { name: TOOL_NAME, description: TOOL_DESCRIPTION, input_schema: TOOL_INPUT_SCHEMA },
  openai: {
    type: 'function',
    function: { name: TOOL_NAME, description: TOOL_DESCRIPTION, parameters: TOOL_INPUT_SCHEMA },
  },
} as const;

/** What a caller of the tool gives its model (`text`) and its own program (`payload`). */
export const ToolResult = z.object({
  text: z.string(),
  payload: z.object({ type: z.literal('deep_research_result'), data: ToolOutput }),
});
export type ToolResult = z.infer<typeof ToolResult>;

export function toToolResult(output: ToolOutput): ToolResult {
  return { text: output.answer, payload: { type: 'deep_research_result', data: output } };
}
