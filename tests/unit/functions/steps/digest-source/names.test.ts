import { expect, test } from 'vitest';
import { readNames } from '#functions/steps/digest-source/names.ts';

test('tells the parts of names from words that stand alone', () => {
  const { names, words } = readNames('Why does p-limit need a limit for DynamoDB?');
  expect(names).toEqual([
    { whole: 'plimit', parts: ['p', 'limit'] },
    { whole: 'dynamodb', parts: ['dynamo', 'db'] },
  ]);
  expect([...words]).toEqual(['need', 'limit']);
});

test('finds no name in plain words and in scripts without spaces', () => {
  expect(readNames('How are cats fed? 数据如何加密').names).toEqual([]);
});
