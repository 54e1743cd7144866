import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseModelReply } from '#shared/adapters/models/structured-output.ts';

const Claims = z.object({
  claims: z.array(z.object({ text: z.string(), note: z.string().optional(), page: z.int().nullable() })),
});
const CLAIMS = { claims: [{ text: 'Reeds {grow} [fast].', page: null }] };
const JSON_TEXT = JSON.stringify(CLAIMS);

describe('parseReply', () => {
  test.each([
    ['as it is', JSON_TEXT],
    ['in a code fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['between words', `Here it is: ${JSON_TEXT} I hope it helps.`],
    ['after thoughts with braces', `<think>The {best} way</think>${JSON_TEXT}`],
    [
      'with single quotes and a trailing comma',
      `{'claims': [{"text": "Reeds {grow} [fast].", "page": null,}]}`,
    ],
    [
      'with null for what is not there',
      '{"claims":[{"text":"Reeds {grow} [fast].","note":null,"page":null}]}',
    ],
    ['with more than was asked for', `{"mood":"good",${JSON_TEXT.slice(1)}`],
  ])('reads JSON %s', (_, text) => {
    expect(parseModelReply(text, Claims)).toEqual({ value: CLAIMS });
  });

  test('mends a quotation mark that was not escaped', () => {
    const text = '{"claims":[{"text":"A reed of 5" is short","page":1}]}';
    expect(parseModelReply(text, Claims)).toEqual({
      value: { claims: [{ text: 'A reed of 5" is short', page: 1 }] },
    });
  });

  test.each([
    ['', 'it was empty'],
    ['I would rather not.', 'it holds no JSON object'],
    ['<think>{"claims":[]}</think>', 'it was empty'],
    ['{"claims": 7}', 'claims: Invalid input: expected array, received number'],
    ['[]', 'it holds no JSON object'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(parseModelReply(text, Claims)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('never takes an answer that breaks off, wherever that is', () => {
    const whole = JSON.stringify({ claims: [{ text: 'a "b" {c} \\', page: 2 }, ...CLAIMS.claims] });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(parseModelReply(whole.slice(0, length), Claims)).toHaveProperty('problem');
      }),
    );
  });

  test('gives back every value that fits, through any words around it', () => {
    const claim = fc.record({ text: fc.string(), page: fc.option(fc.integer()) });
    fc.assert(
      fc.property(fc.array(claim), fc.stringMatching(/^[\w .:]*$/), (claims, words) => {
        const text = `${words}${JSON.stringify({ claims })}${words}`;
        expect(parseModelReply(text, Claims)).toEqual({ value: { claims } });
      }),
    );
  });

  test('keeps a problem short', () => {
    const many = { claims: Array.from({ length: 1000 }, () => ({ text: 1, page: 'x'.repeat(1000) })) };
    expect(JSON.stringify(parseModelReply(JSON.stringify(many), Claims)).length).toBeLessThan(1200);
  });
});
