import * as z from 'zod';
import { CarriedError, carryError, restoreError } from './carried-errors.ts';

/** One end of a channel between two threads. */
export interface ThreadPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** What the other end may ask for, by name. */
export type Answers = Readonly<Record<string, (argument: unknown) => unknown>>;

export interface Calls {
  /** What the other end answers; rejects with what it threw. */
  ask(name: string, argument?: unknown): Promise<unknown>;
  /** The same without waiting for anything. */
  send(name: string, argument?: unknown): void;
  /** The other end is no more: whoever waits for it gets the reason. Resolves when what it had asked is done. */
  end(reason: Error): Promise<void>;
}

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), id: z.number(), name: z.string(), argument: z.unknown() }),
  z.object({ kind: z.literal('sent'), name: z.string(), argument: z.unknown() }),
  z.object({ kind: z.literal('answered'), id: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.number(), error: CarriedError }),
]);
type Message = z.infer<typeof Message>;

/** Calls between two threads, both ways. What goes over is copied: plain data, no functions. */
export function createCalls(port: ThreadPort, answers: Answers): Calls {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const answering = new Set<Promise<void>>();
  let last = 0;
  let ended: Error | undefined;
  const send = (message: Message): void => port.postMessage(message);
  const answer = async (id: number, work: () => unknown): Promise<void> => {
    try {
      send({ kind: 'answered', id, value: await work() });
    } catch (error) {
      send({ kind: 'failed', id, error: carryError(error) });
    }
  };
  const settle = (id: number): PromiseWithResolvers<unknown> | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  port.on('message', (received) => {
    const message = Message.parse(received);
    if (message.kind === 'asked') {
      const work = answer(message.id, () => answers[message.name]?.(message.argument));
      answering.add(work);
      void work.finally(() => answering.delete(work));
    } else if (message.kind === 'sent') answers[message.name]?.(message.argument);
    else if (message.kind === 'answered') settle(message.id)?.resolve(message.value);
    else settle(message.id)?.reject(restoreError(message.error));
  });
  return {
    ask: async (name, argument) => {
      if (ended) throw ended;
      last += 1;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(last, { promise, resolve, reject });
      send({ kind: 'asked', id: last, name, argument });
      return promise;
    },
    send: (name, argument) => send({ kind: 'sent', name, argument }),
    end: async (reason) => {
      ended = reason;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
      await Promise.all(answering);
    },
  };
}
