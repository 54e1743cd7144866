import { describe, expect, test } from 'vitest';
import {
  TOOL_FORMS,
  TOOL_INPUT_SCHEMA,
  ToolInput,
  ToolResult,
  toToolResult,
} from '#shared/api/tool-schema.ts';
import { TOOL_NAME } from '#shared/api/tool-trace.ts';
import { toToolOutput } from '#shared/api/tool-output.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

describe('the tool deep_research', () => {
  test('R7.5 takes what seed 000 says, word for word', () => {
    expect(TOOL_NAME).toBe('deep_research');
    expect(TOOL_INPUT_SCHEMA).toEqual({
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
    });
  });

  test('reads the fields that its schema names, and requires those that it requires', () => {
    expect(Object.keys(ToolInput.shape)).toEqual(Object.keys(TOOL_INPUT_SCHEMA.properties));
    expect(ToolInput.safeParse({ question: 'Why?' }).success).toBe(true);
    expect(ToolInput.safeParse({ context: 'x' }).success).toBe(false);
  });

  test('has one schema in the form of each model API', () => {
    const { bedrock, anthropic, openai } = TOOL_FORMS;
    expect(bedrock.toolSpec.inputSchema.json).toBe(TOOL_INPUT_SCHEMA);
    expect(anthropic.input_schema).toBe(TOOL_INPUT_SCHEMA);
    expect(openai.function.parameters).toBe(TOOL_INPUT_SCHEMA);
    const described = [bedrock.toolSpec, anthropic, openai.function];
    expect(described.map(({ name }) => name)).toEqual([TOOL_NAME, TOOL_NAME, TOOL_NAME]);
    expect(described.every(({ description }) => /^[a-zA-Z]/.test(description))).toBe(true);
  });

  test('gives a model its answer and a program its payload', () => {
    const output = toToolOutput({ jobId: 'job-1', status: 'COMPLETED' }, exampleReport());
    const result = toToolResult(output);
    expect(ToolResult.parse(result)).toEqual({
      text: output.answer,
      payload: { type: 'deep_research_result', data: output },
    });
  });
});
