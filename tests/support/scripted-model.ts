import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { AskedRequest } from './asked-request.ts';
import { type AnswerFault, type Fault, errorReply, isServiceFault } from './model-faults.ts';
import { type AnswerParts, type Usage, readRequest, writeAnswer } from './model-protocols.ts';

export interface ScriptedReply {
  /** What the model answers, as a JSON value. */
  readonly value?: unknown;
  /** What it answers in words, in place of a value. */
  readonly text?: string;
  readonly fault?: Fault | undefined;
  /** Waited for before the answer is sent. */
  readonly latencyMilliseconds?: number;
  readonly usage?: Partial<Usage>;
  /** Of an answer that says of a fault of the service. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Script = (request: AskedRequest) => ScriptedReply | Promise<ScriptedReply>;

export interface ScriptedModel {
  /** For AWS_ENDPOINT_URL_BEDROCK_RUNTIME. */
  readonly bedrockEndpoint: string;
  /** For OPENAI_BASE_URL. */
  readonly openaiBaseUrl: string;
  /** Every request that came, in order. */
  readonly requests: readonly AskedRequest[];
  /** Resolves when a request is left hanging. */
  whenHanging(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A loopback server that speaks Converse and chat completions and answers by a script. It reads requests as strictly as
 * the services do: one they would not take gets status 418 and is a mistake of the test or the adapter.
 */
export async function startScriptedModel(script: Script): Promise<ScriptedModel> {
  const requests: AskedRequest[] = [];
  const hanging = Promise.withResolvers<undefined>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    try {
      const asked = read(request, body, requests.length + 1);
      requests.push(asked);
      await reply(asked, await script(asked), { response, onHang: () => hanging.resolve(undefined) });
    } catch (error) {
      response.writeHead(418).end(String(error));
    }
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    bedrockEndpoint: origin,
    openaiBaseUrl: `${origin}/v1`,
    requests,
    whenHanging: async () => hanging.promise,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function read(request: IncomingMessage, text: string, number: number): AskedRequest {
  const path = request.url ?? '';
  const protocol = path === '/v1/chat/completions' ? 'openai' : 'bedrock';
  const body: unknown = JSON.parse(text);
  return { ...readRequest(protocol, path, body), protocol, number, headers: request.headers, body };
}

interface Way {
  readonly response: ServerResponse;
  readonly onHang: () => void;
}

async function reply(asked: AskedRequest, scripted: ScriptedReply, way: Way): Promise<void> {
  const { fault, latencyMilliseconds = 0 } = scripted;
  if (latencyMilliseconds > 0) await setTimeout(latencyMilliseconds);
  if (fault === 'hang') return way.onHang();
  if (fault === 'connection-reset') return void way.response.destroy();
  if (fault !== undefined && isServiceFault(fault)) {
    const { status, headers, body } = errorReply(asked.protocol, fault);
    return void way.response.writeHead(status, { ...headers, ...scripted.headers }).end(body);
  }
  const body =
    fault === 'not-json' ? '<html>Bad gateway</html>' : writeAnswer(asked, partsOf(scripted, fault));
  way.response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

function partsOf({ value, text, usage }: ScriptedReply, fault: AnswerFault | undefined): AnswerParts {
  const words = text ?? JSON.stringify(value);
  const said = fault === undefined ? { text: words, value } : faulty(words, value, fault);
  return {
    stop: 'complete',
    ...said,
    usage: { inputTokens: 100, outputTokens: 20, cacheReadTokens: 0, cacheWriteTokens: 0, ...usage },
  };
}

type Said = Pick<AnswerParts, 'text' | 'value'> & Partial<Pick<AnswerParts, 'stop'>>;

function faulty(words: string, value: unknown, fault: AnswerFault): Said {
  const half = words.slice(0, Math.ceil(words.length / 2));
  switch (fault) {
    case 'huge':
      return { text: `${words}${' '.repeat(1024 * 1024)}`, value: undefined };
    case 'empty':
      return { text: '', value: undefined };
    case 'cut-off-json':
      return { text: half, value: undefined };
    case 'prose-around-json':
      return { text: `Here you are:\n\`\`\`json\n${words}\n\`\`\`\nAnything else?`, value: undefined };
    case 'wrong-types':
      return withWrongTypes(value);
    case 'refusal':
      return { text: "I can't help with that.", value: undefined, stop: 'refusal' };
    case 'content-filter':
      return { text: 'Blocked.', value: undefined, stop: 'content-filter' };
    case 'guardrail-stop':
      return { text: 'Sorry, the model cannot answer this.', value: undefined, stop: 'guardrail' };
    case 'max-tokens':
      return { text: half, value: undefined, stop: 'truncated' };
    case 'malformed-output':
      return { text: half, value: undefined, stop: 'malformed' };
    case 'context-window-exceeded':
      return { text: half, value: undefined, stop: 'context' };
    default:
      return { text: words, value };
  }
}

/** Every property holds what it should not. */
function withWrongTypes(value: unknown): Said {
  const wrong = Object.fromEntries(
    Object.entries(objectOf(value)).map(([key, one]) => [key, typeof one === 'number' ? 'many' : 7] as const),
  );
  return { text: JSON.stringify(wrong), value: wrong };
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
