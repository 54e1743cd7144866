import { expect, test } from 'vitest';
import { isSaidOf } from '#shared/domain/said-of-thing.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

const wanted = queryTerms('How does S3 encrypt data at rest?');
const quote = (text: string, ...above: readonly string[]) => ({ quote: text, above });

test.each([
  ['S3 encrypts all data at rest.', [], true],
  ['All data is encrypted at rest.', ['Amazon S3'], true],
  ['Data is imported into DynamoDB from an S3 bucket.', [], false],
  ['encryptionAtRest: true, s3VectorsEnabled: true, // data', [], false],
  ['All data of a table is encrypted at rest.', ['DynamoDB'], false],
  ['```\nencryptionAtRest: { data: true }\n```', ['S3 Vectors Engine'], false],
  ['```\n// S3\nencryptionAtRest: { data: true }\n```', [], true],
])('"%s" below %j tells how S3 encrypts data: %s', (text, above, isSaid) => {
  expect(isSaidOf('S3', wanted, [quote(text, ...above)])).toBe(isSaid);
});

test('a thing without a name of its own may be told of in other words', () => {
  expect(isSaidOf('soft links', wanted, [])).toBe(true);
});

test('a name with signs in it is found as it is', () => {
  const asked = queryTerms('What does C++ (11) cost?');
  expect(isSaidOf('C++', asked, [quote('The cost of C++ is 11.')])).toBe(true);
});
