import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_MAX_BYTES, readBatchLines } from '#shared/domain/batch-lines.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const line = (customId: string, more: object = {}): string =>
  JSON.stringify({ customId, question: `What is ${customId}?`, ...more });

test('R7.6 each line that cannot be used is named by its number, and costs none of the others', () => {
  const file = [
    line('a'),
    '{"customId": "b", "question": ',
    `\uFEFF${line('c')}`,
    '   ',
    line('d', { question: 'x'.repeat(300 * 1024) }),
    line('a'),
    line('e', { priority: 1 }),
    `${line('f')}\r`,
    line('g'),
    '["not", "an object"]',
    line('h', { question: 7 }),
  ].join('\n');
  const { lines, errors } = readBatchLines(bytesOf(file), {});
  expect(lines.map((one) => [one.line, one.customId])).toEqual([
    [1, 'a'],
    [9, 'g'],
  ]);
  expect(errors.map((one) => one.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11]);
  expect(errors.map(({ error }) => error.message)).toEqual([
    'The line is not valid JSON.',
    'The line begins with a byte order mark; save the file as UTF-8 without one.',
    'The line is blank.',
    `The line has 307230 bytes; at most ${LINE_MAX_BYTES} are taken.`,
    'An earlier line has this customId.',
    'The line has a field that is not known: priority.',
    'The line ends with CR LF where others end with LF; end all lines alike.',
    'The line is not a JSON object.',
    'The line does not fit at question: Invalid input: expected string, received number.',
  ]);
  expect(errors[4]).toMatchObject({ customId: 'a', error: { field: 'customId' } });
  expect(errors[5]).toMatchObject({ customId: 'e', error: { field: 'priority' } });
});

test('a file whose lines all end with CR LF is taken as it is', () => {
  const { lines, errors } = readBatchLines(bytesOf(`${line('a')}\r\n${line('b')}\r\n${line('c')}`), {});
  expect(errors).toEqual([]);
  expect(lines.map(({ customId }) => customId)).toEqual(['a', 'b', 'c']);
});

test('a line takes from the defaults what it does not say itself', () => {
  const file = `${line('a')}\n${line('b', { context: 'own', maxIterations: 1 })}\n`;
  const { lines } = readBatchLines(bytesOf(file), { context: 'all', maxIterations: 3, format: 'brief' });
  expect(lines).toMatchObject([
    { context: 'all', maxIterations: 3, format: 'brief' },
    { context: 'own', maxIterations: 1, format: 'brief' },
  ]);
});

test('bytes that are no UTF-8 spoil their line alone', () => {
  const file = Buffer.concat([
    Buffer.from(`${line('a')}\n`),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from(line('b')),
  ]);
  const { lines, errors } = readBatchLines(file, {});
  expect(lines.map((one) => one.customId)).toEqual(['a', 'b']);
  expect(errors).toMatchObject([{ line: 2, error: { message: 'The line is not valid UTF-8.' } }]);
});

test('every line of any file is either taken or an error, and none is both', () => {
  const some = fc.oneof(
    fc.string({ maxLength: 40 }).filter((text) => !text.includes('\n')),
    fc.stringMatching(/^[a-z]{1,3}$/u).map((id) => line(id)),
  );
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 30 }), (texts) => {
      fc.pre(texts.at(-1) !== '');
      const { lines, errors } = readBatchLines(bytesOf(texts.join('\n')), {});
      const numbers = [...lines, ...errors].map((one) => one.line).toSorted((a, b) => a - b);
      expect(numbers).toEqual(texts.map((_, index) => index + 1));
      expect(new Set(lines.map((one) => one.customId)).size).toBe(lines.length);
    }),
  );
});

test('R7.6 a line that the defaults make too long is an error of that line', () => {
  const most = 'x'.repeat(LINE_MAX_BYTES - 40);
  const file = [line('a'), line('b', { context: 'short' })].join('\n');
  const { lines, errors } = readBatchLines(bytesOf(file), { context: most });
  expect(lines.map(({ customId }) => customId)).toEqual(['b']);
  expect(errors).toMatchObject([{ line: 1, customId: 'a', error: { name: 'InvalidInput' } }]);
});
