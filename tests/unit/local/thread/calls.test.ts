import { MessageChannel } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTableServer } from '#local/table-server.ts';
import { type Answers, type Calls, createCalls } from '#local/thread/calls.ts';
import { answersOfTable, tableOfOther } from '#local/thread/carried-table.ts';
import { embedTable } from '#shared/adapters/index.ts';
import { EnvironmentFailure, ServiceUnavailable } from '#shared/errors.ts';

function callsTo(answers: Answers): Calls {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  createCalls(port2, answers);
  return createCalls(port1, {});
}

describe('calls between threads', () => {
  test('come back to those who asked, whatever the order of the answers', async () => {
    const first = Promise.withResolvers<string>();
    const calls = callsTo({ slow: async () => first.promise, quick: (argument) => ({ argument }) });
    const slow = calls.ask('slow');
    expect(await calls.ask('quick', 'b')).toEqual({ argument: 'b' });
    first.resolve('a');
    expect(await slow).toBe('a');
  });

  test('reject with an error of the same class and remedy', async () => {
    const calls = callsTo({
      work: async () => {
        throw new EnvironmentFailure('The disk is full.', { remedy: 'Free space.' });
      },
    });
    const failure = await calls.ask('work').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EnvironmentFailure);
    expect(failure).toMatchObject({ message: 'The disk is full.', remedy: 'Free space.' });
  });

  test('keep the name of an error that is not ours', async () => {
    const calls = callsTo({
      work: () => {
        throw new RangeError('out of range');
      },
    });
    await expect(calls.ask('work')).rejects.toMatchObject({ name: 'RangeError', message: 'out of range' });
  });
});

describe('calls to a thread that has ended', () => {
  test('reject, those that wait as those that come later', async () => {
    const calls = callsTo({ never: async () => new Promise(() => undefined) });
    const waiting = calls.ask('never').catch((error: unknown) => error);
    const ended = new ServiceUnavailable('The thread has ended.');
    await calls.end(ended);
    expect(await waiting).toBe(ended);
    await expect(calls.ask('never')).rejects.toBe(ended);
  });

  test('are over when what the thread had asked is done', async () => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const [asked, work] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const calls = createCalls(port1, {
      write: async () => {
        asked.resolve(undefined);
        return work.promise;
      },
    });
    void createCalls(port2, {}).ask('write');
    await asked.promise;
    const order: string[] = [];
    const ending = calls.end(new ServiceUnavailable('The thread has ended.')).then(() => order.push('ended'));
    order.push('written');
    work.resolve(undefined);
    await ending;
    expect(order).toEqual(['written', 'ended']);
  });
});

describe('the table of another thread', () => {
  test('answers as if it were here, and says so when it is closed', async () => {
    const server = await startTableServer({ tableName: 'plumbline' });
    const calls = callsTo(answersOfTable(server.requestHandler));
    const address = { tableName: 'plumbline', sleep: async () => undefined };
    const table = embedTable(address, tableOfOther(calls));
    const item = { pk: 'a', sk: 'b', text: 'Grüße \u{1F44B}' };
    expect(await table.putIf(item, { text: 'attribute_not_exists(pk)' })).toBe(true);
    expect(await table.putIf(item, { text: 'attribute_not_exists(pk)' })).toBe(false);
    expect(await table.get({ pk: 'a', sk: 'b' })).toEqual(item);
    await server.close();
    await expect(table.get({ pk: 'a', sk: 'b' })).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});
