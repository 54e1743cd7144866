import * as z from 'zod';
import type { TableRequestHandler } from '../table-server.ts';
import type { Answers, Calls } from './calls.ts';

const Request = z.object({ target: z.string(), body: z.string() });
const Reply = z.object({ statusCode: z.number(), body: z.string() });

/** The name under which a thread asks the other for the table. */
const NAME = 'table';

/** Lets another thread ask the table of this one. */
export function answersOfTable(handler: TableRequestHandler): Answers {
  return {
    [NAME]: async (argument) => {
      const { target, body } = Request.parse(argument);
      const { response } = await handler.handle({ headers: { 'x-amz-target': target }, body });
      return { statusCode: response.statusCode, body: Buffer.from(response.body).toString() };
    },
  };
}

/** The table of another thread, as if it were here. */
export function tableOfOther(calls: Calls): TableRequestHandler {
  return {
    handle: async ({ headers, body }) => {
      const target = headers['x-amz-target'] ?? '';
      const reply = Reply.parse(await calls.ask(NAME, { target, body: String(body) }));
      return { response: { statusCode: reply.statusCode, headers: {}, body: Buffer.from(reply.body) } };
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
}
