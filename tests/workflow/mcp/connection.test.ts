import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMcpServer } from '#shared/mcp/server.ts';
import { QUESTION } from '../support/world.ts';
import { type McpWorld, openMcpWorld } from './mcp-world.ts';

let world: McpWorld;
beforeAll(async () => {
  world = await openMcpWorld();
});
afterAll(async () => world.close());

const Answer = z.object({ trace_id: z.string(), status: z.string() });
const DONE = /^(?:completed|max_iterations_reached)$/;
const VAGUE = 'How does it compare?';

interface Connected {
  readonly client: Client;
  /** What the person was asked. */
  readonly asked: readonly string[];
}

/** One connection that both stay on, as over standard input and output. */
async function connect(
  patienceMilliseconds: number,
  answer?: () => { readonly action: 'accept' | 'decline'; readonly content?: Record<string, string> },
): Promise<Connected> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const capabilities = answer === undefined ? {} : { elicitation: {} };
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  const asked: string[] = [];
  if (answer !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return answer();
    });
  }
  await createMcpServer({ client: world.client, patienceMilliseconds }).connect(theirs);
  await client.connect(mine);
  return { client, asked };
}

function deepResearch(question: string): { name: string; arguments: Record<string, unknown> } {
  return { name: 'deep_research', arguments: { question, max_iterations: 1 } };
}

test('a call whose time is nearly over says that the research runs, and under which trace_id it is found', async () => {
  const { client } = await connect(0);
  const answer = Answer.parse((await client.callTool(deepResearch(QUESTION))).structuredContent);
  expect(answer.status).toMatch(/^(?:queued|running)$/);
  await world.runtime.idle();
  const result = await client.callTool({
    name: 'research_result',
    arguments: { trace_id: answer.trace_id },
  });
  expect(result.structuredContent).toMatchObject({
    trace_id: answer.trace_id,
    status: expect.stringMatching(DONE),
  });
});

test.each([
  ['research_submit', { question: QUESTION, bogus: 1 }, 'There is no argument bogus.'],
  ['research_status', {}, 'The arguments do not fit at trace_id'],
  ['deep_research', { question: 7 }, 'The arguments do not fit at question'],
])('arguments of %s that do not fit are an answer that a model can act on', async (name, given, text) => {
  const { client } = await connect(0);
  const answer = await client.callTool({ name, arguments: given });
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(text) }] });
});

test('the tools say themselves that they take nothing else', async () => {
  const { client } = await connect(0);
  const { tools } = await client.listTools();
  const open = tools.filter(({ inputSchema }) => inputSchema['additionalProperties'] !== false);
  expect(open.map(({ name }) => name)).toEqual(['deep_research']);
});

test('a call that its client cancels cancels the research', async () => {
  const { client } = await connect(600_000);
  const leaving = new AbortController();
  const called = client.callTool(deepResearch(`${QUESTION} In short.`), undefined, {
    signal: leaving.signal,
    onprogress: () => leaving.abort(),
  });
  await expect(called).rejects.toThrow();
  await world.runtime.idle();
  const [newest] = (await world.client.list({ limit: 1 })).jobs;
  expect(newest).toMatchObject({ question: `${QUESTION} In short.`, status: 'CANCELLED' });
});

test.each([
  [
    'answers',
    { action: 'accept', content: { answer: 'The two buffers of Tern.' } },
    'The two buffers of Tern.',
  ],
  ['declines', { action: 'decline' }, ''],
] as const)(
  'a person who %s is asked what is unclear, and the research goes on',
  async (_does, reply, expected) => {
    const { client, asked } = await connect(600_000, () => reply);
    const answer = Answer.parse((await client.callTool(deepResearch(VAGUE))).structuredContent);
    expect(answer.status).toMatch(DONE);
    const job = await world.client.get(answer.trace_id);
    expect(job.clarifications.length).toBeGreaterThan(0);
    expect(job.clarifications.map((one) => one.answer)).toEqual(asked.map(() => expected));
  },
);

test('research that asks is answered by a reply where the client cannot ask its person', async () => {
  const { client } = await connect(600_000);
  const call = async (name: string, given: Record<string, unknown>): Promise<z.infer<typeof Answer>> =>
    Answer.parse((await client.callTool({ name, arguments: given })).structuredContent);
  const { trace_id } = await call('research_submit', { question: VAGUE, interaction: 'clarify' });
  let standing = await call('research_status', { trace_id });
  while (standing.status === 'queued' || standing.status === 'running') {
    standing = await call('research_status', { trace_id });
  }
  expect(standing).toMatchObject({ status: 'awaiting_input' });
  const answer = 'The two buffers of Tern.';
  const both = { trace_id, answer, decision: 'approve' };
  expect(await client.callTool({ name: 'research_reply', arguments: both })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('give one of them') }],
  });
  expect(await call('research_status', { trace_id })).toMatchObject({ status: 'awaiting_input' });
  await call('research_reply', { trace_id, answer });
  await world.runtime.idle();
  expect((await call('research_result', { trace_id })).status).toMatch(DONE);
});
