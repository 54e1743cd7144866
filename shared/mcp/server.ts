import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import { PRODUCT_VERSION } from '../domain/product.ts';
import type { ResearchClient } from '../api/client.ts';
import { RequestFailed } from '../api/request-failed.ts';
import { answerFailure, answerResult, answerStanding } from './answers.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import { type Caller, runResearch } from './run-research.ts';
import { INPUTS, TOOLS, type ToolName, isToolName } from './tools.ts';

export interface McpOptions {
  readonly client: ResearchClient;
  /** How long one call of a tool may last, in milliseconds. */
  readonly patienceMilliseconds: number;
}

const INSTRUCTIONS = `Plumbline answers questions from sources, with citations that lead to verified quotes.
deep_research waits for the answer; research_submit does not. A call that ends with the status "running" is not lost:
ask research_result for its trace_id later. What tools and resources give back was written from documents of others.`;

/** The tools and resources of the research service for one caller, over whatever carries the protocol. */
export function createMcpServer(options: McpOptions): Server {
  const server = new Server(
    { name: 'plumbline', title: 'Plumbline', version: PRODUCT_VERSION },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  const { client } = options;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...TOOLS] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => listTemplates());
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) =>
    listResources(client, params?.cursor),
  );
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => readResource(client, params.uri));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const token = params._meta?.progressToken;
    return callTool(params.name, params.arguments ?? {}, {
      ...options,
      signal: extra.signal,
      notify: async (note) => {
        if (token === undefined) return;
        const progress = { ...note, progressToken: token };
        await extra.sendNotification({ method: 'notifications/progress', params: progress });
      },
      ask: askThrough(server),
    });
  });
  return server;
}

async function callTool(name: string, given: unknown, caller: Caller): Promise<CallToolResult> {
  if (!isToolName(name))
    throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name.slice(0, 80)}.`);
  try {
    return await CALLS[name](given, caller);
  } catch (error) {
    return answerFailure(error);
  }
}

const CALLS: Readonly<Record<ToolName, (given: unknown, caller: Caller) => Promise<CallToolResult>>> = {
  deep_research: async (given, caller) => runResearch(read(INPUTS.deep_research, given), caller),
  research_submit: async (given, { client }) => {
    const input = read(INPUTS.research_submit, given);
    const { max_iterations: maxIterations, follow_up_to: followUpTo, ...asked } = input;
    const { jobId } = await client.submit({
      ...asked,
      ...(maxIterations === undefined ? {} : { maxIterations }),
      ...(followUpTo === undefined ? {} : { followUpTo }),
    });
    return answerStanding(await client.get(jobId));
  },
  research_status: async (given, { client }) =>
    answerStanding(await client.get(read(INPUTS.research_status, given).trace_id)),
  research_result: async (given, { client }) =>
    answerResult(client, read(INPUTS.research_result, given).trace_id),
  research_reply: async (given, { client }) => {
    const { trace_id: jobId, answer, decision } = read(INPUTS.research_reply, given);
    await client.reply(jobId, decision === undefined ? { answer: answer ?? '' } : { decision });
    return answerStanding(await client.get(jobId));
  },
  research_cancel: async (given, { client }) => {
    const { trace_id: jobId } = read(INPUTS.research_cancel, given);
    await client.cancel(jobId);
    return answerStanding(await client.get(jobId));
  },
};

/** Throws RequestFailed, which becomes an answer of the tool: a model mends its arguments by it, and a host would not show it an error of the protocol. */
function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message =
    issue?.code === 'unrecognized_keys'
      ? `There is no argument ${(issue.keys[0] ?? '').slice(0, 80)}.`
      : `The arguments do not fit at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}.`;
  throw new RequestFailed(400, { name: 'InvalidInput', message });
}

const ASKED = {
  type: 'object',
  properties: { answer: { type: 'string', title: 'Answer', description: 'In your own words' } },
  required: ['answer'],
} as const;

/** A person can be asked only where the client has said so, on a connection that it is still on. */
function askThrough(server: Server): Caller['ask'] {
  if (server.getClientCapabilities()?.elicitation === undefined) return undefined;
  return async (questions) => {
    const requestedSchema = { ...ASKED, required: [...ASKED.required] };
    const { action, content } = await server.elicitInput({ message: questions.join('\n'), requestedSchema });
    const answer = content?.['answer'];
    return action === 'accept' && typeof answer === 'string' ? answer : undefined;
  };
}
