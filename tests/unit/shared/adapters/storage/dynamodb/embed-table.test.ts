import { expect, test } from 'vitest';
import { embedTable } from '#shared/adapters/storage/dynamodb/embed-table.ts';
import type { Table } from '#shared/adapters/storage/dynamodb/table.ts';
import { EnvironmentFailure, InvalidInput, ServiceUnavailable, Throttled } from '#shared/errors.ts';

function tableThatAnswers(statusCode: number, body: unknown): Table {
  const handle = async (): Promise<{ readonly response: { statusCode: number; body: Uint8Array } }> => {
    return { response: { statusCode, body: Buffer.from(JSON.stringify(body)) } };
  };
  return embedTable({ tableName: 'plumbline', sleep: async () => undefined }, { handle });
}

test.each([
  ['ProvisionedThroughputExceededException', Throttled],
  ['ResourceNotFoundException', EnvironmentFailure],
  ['ValidationException', InvalidInput],
  ['SomethingNewException', ServiceUnavailable],
])('an error called %s is known by its name', async (name, expected) => {
  const table = tableThatAnswers(400, { __type: `com.amazonaws.dynamodb.v20120810#${name}` });
  await expect(table.get({ pk: 'a', sk: 'b' })).rejects.toThrow(expected);
});

test('a condition that does not hold is an answer, not an error', async () => {
  const table = tableThatAnswers(400, { __type: 'com.amazonaws.dynamodb#ConditionalCheckFailedException' });
  expect(await table.putIf({ pk: 'a', sk: 'b' }, { text: 'attribute_not_exists(pk)' })).toBe(false);
});

test('a refusal without a reason is no reply', async () => {
  await expect(tableThatAnswers(500, {}).get({ pk: 'a', sk: 'b' })).rejects.toThrow(/refuses GetItem/u);
});
