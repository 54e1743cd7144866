import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRICES, createUsdOf } from '#shared/adapters/models/prices.ts';
import { NO_TOKENS } from '#shared/adapters/models/service.ts';

const usdOf = createUsdOf({});
const MILLION = 1_000_000;

describe('createUsdOf', () => {
  test('adds up what each kind of token costs', () => {
    const tokens = { input: 3000, output: 1000, cacheRead: 10_000, cacheWrite: 2000 };
    const usd = usdOf('global.anthropic.claude-sonnet-5-5', tokens);
    expect(usd).toBeCloseTo(0.006 + 0.01 + 0.001 + 0.005, 12);
  });

  test.each(['qwen3:8b', 'us.anthropic.claude-sonnet-5-5', 'gpt-5.4-mini-ours', 'x-gpt-5.4', ''])(
    'knows no price of %j',
    (modelId) => {
      expect(usdOf(modelId, { ...NO_TOKENS, input: 1 })).toBeUndefined();
    },
  );

  test('knows none either when one that is needed is missing', () => {
    expect(usdOf('gpt-5.4', { ...NO_TOKENS, cacheWrite: 1 })).toBeUndefined();
    expect(usdOf('gpt-5.4', { ...NO_TOKENS, cacheRead: MILLION })).toBe(0.25);
  });

  test('prices a long prompt as a whole at its own price', () => {
    const price = (input: number, cacheRead: number): number | undefined =>
      usdOf('global.anthropic.claude-haiku-5-5', { ...NO_TOKENS, input, cacheRead });
    expect(price(60_000, 40_000)).toBeCloseTo(0.0064, 12);
    expect(price(60_000, 40_001)).toBeCloseTo(0.03 + 0.00200005, 12);
  });

  test('lets the prices of the configuration go before the table', () => {
    const own = createUsdOf({ 'gpt-5.4': { input: 1, output: 1 }, 'qwen*': { input: 0, output: 0 } });
    expect(own('gpt-5.4', { ...NO_TOKENS, input: MILLION })).toBe(1);
    expect(own('gpt-5.4-mini', { ...NO_TOKENS, input: MILLION })).toBe(0.75);
    expect(own('qwen3:8b', { ...NO_TOKENS, output: MILLION })).toBe(0);
  });

  test('takes a pattern for what it says, but for the star', () => {
    const special = fc.stringMatching(/^[\w.+?()[\]^$|{}:/-]{1,20}$/);
    fc.assert(
      fc.property(special, special, (before, after) => {
        const own = createUsdOf({ [`${before}*${after}`]: { input: 1, output: 1 } });
        expect(own(`${before}anything${after}`, { ...NO_TOKENS, input: MILLION })).toBe(1);
        expect(own(`!${before}${after}`, { ...NO_TOKENS, input: MILLION })).toBeUndefined();
      }),
    );
  });
});

describe('PRICES', () => {
  test.each(PRICES.map((row) => [row.models, row] as const))('%s has a day and costs something', (_, row) => {
    expect(row.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.input).toBeGreaterThan(0);
    expect(row.output).toBeGreaterThan(row.input);
    expect(row.cacheRead ?? 0).toBeLessThan(row.input);
  });
});
