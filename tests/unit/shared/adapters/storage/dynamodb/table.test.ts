import { describe, expect, test } from 'vitest';
import { connectTable } from '#shared/adapters/storage/dynamodb/connect-table.ts';
import type { Table } from '#shared/adapters/storage/dynamodb/table.ts';
import { UNSIGNED } from '#tests/contract/workbench.ts';
import { EnvironmentFailure, InvalidInput, ServiceUnavailable, Throttled } from '#shared/errors.ts';

interface Reply {
  readonly statusCode: number;
  readonly body: unknown;
}

interface Rehearsal {
  readonly table: Table;
  readonly requests: unknown[];
  readonly slept: number[];
}

/** A table that answers as it is set, and notes what it was asked. */
function rehearse(answer: (attempt: number) => Reply): Rehearsal {
  const requests: unknown[] = [];
  const slept: number[] = [];
  const handle = async (request: { readonly body?: Uint8Array }): Promise<{ readonly response: object }> => {
    const { buffer, byteOffset, byteLength } = request.body ?? new Uint8Array();
    requests.push(JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString()));
    const { statusCode, body } = answer(requests.length);
    return { response: { statusCode, headers: {}, body: Buffer.from(JSON.stringify(body)) } };
  };
  const sleep = async (milliseconds: number): Promise<void> => void slept.push(milliseconds);
  const handler = { handle, updateHttpClientConfig: () => undefined, httpHandlerConfigs: () => ({}) };
  const table = connectTable({
    tableName: 'plumbline',
    region: 'us-east-1',
    sleep,
    client: { ...UNSIGNED, requestHandler: handler },
  });
  return { table, requests, slept };
}

const failing = (name: string, statusCode = 400): (() => Reply) => {
  return () => ({ statusCode, body: { __type: `com.amazonaws.dynamodb.v20120810#${name}` } });
};

describe('an error of the store', () => {
  // Side by side: before each of three more attempts the SDK waits, by itself and for up to seconds.
  test.concurrent.each([
    ['ProvisionedThroughputExceededException', 400, Throttled, 4],
    ['ThrottlingException', 400, Throttled, 4],
    ['InternalServerError', 500, ServiceUnavailable, 4],
    ['ResourceNotFoundException', 400, EnvironmentFailure, 1],
    ['AccessDeniedException', 400, EnvironmentFailure, 1],
    ['UnrecognizedClientException', 400, EnvironmentFailure, 1],
    ['ValidationException', 400, InvalidInput, 1],
    ['SomethingNewException', 400, ServiceUnavailable, 1],
  ])('called %s (%d) is known by its name, after as many attempts as it is worth', async (...row) => {
    const [name, status, expected, attempts] = row;
    const { table, requests } = rehearse(failing(name, status));
    await expect(table.get({ pk: 'a', sk: 'b' })).rejects.toThrow(expected);
    expect(requests).toHaveLength(attempts);
  });

  test('of our own passes unchanged', async () => {
    const failure = new EnvironmentFailure('The disk is full.');
    const { table } = rehearse(() => {
      throw failure;
    });
    await expect(table.put({ pk: 'a', sk: 'b' })).rejects.toBe(failure);
  });

  test('names no address of a store that does not answer', async () => {
    const table = connectTable({
      tableName: 'plumbline',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      sleep: async () => undefined,
    });
    const failure = await table.get({ pk: 'a', sk: 'b' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toMatch(/127/);
  });
});

describe('writing many', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ pk: 'a', sk: String(index) }));

  test('sends 25 at a time', async () => {
    const { table, requests } = rehearse(() => ({ statusCode: 200, body: { UnprocessedItems: {} } }));
    await table.putAll(items);
    expect(requests).toMatchObject([
      { RequestItems: { plumbline: { length: 25 } } },
      { RequestItems: { plumbline: { length: 5 } } },
    ]);
  });

  test('sends again what was left over, after a pause', async () => {
    const left = { PutRequest: { Item: { pk: { S: 'a' }, sk: { S: '1' } } } };
    const { table, requests, slept } = rehearse((attempt) => ({
      statusCode: 200,
      body: { UnprocessedItems: attempt < 3 ? { plumbline: [left] } : {} },
    }));
    await table.putAll(items.slice(0, 2));
    expect(requests[2]).toMatchObject({ RequestItems: { plumbline: [left] } });
    expect(slept).toEqual([100, 200]);
  });

  test('gives up when something is always left over', async () => {
    const left = { PutRequest: { Item: { pk: { S: 'a' }, sk: { S: '1' } } } };
    const { table, requests } = rehearse(() => ({
      statusCode: 200,
      body: { UnprocessedItems: { plumbline: [left] } },
    }));
    await expect(table.putAll(items.slice(0, 2))).rejects.toThrow(Throttled);
    expect(requests).toHaveLength(6);
  });
});
