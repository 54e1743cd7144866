import { escapePattern } from '#shared/text/escape-pattern.ts';
import type { ModelPrice } from '#shared/domain/budget.ts';
import { NO_TOKENS, type Tokens } from './service.ts';

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number | undefined;
  readonly cacheWrite?: number | undefined;
}

export interface PriceRow extends Price {
  /** A model id in which `*` stands for anything. */
  readonly models: string;
  /** The day on which the price stood in the list of the service. */
  readonly asOf: string;
  /** Another price for a whole request whose prompt, cache included, is longer. */
  readonly longPrompt?: Price & { readonly aboveTokens: number };
}

/** Undefined when a price that is needed is not known; never guessed. */
export type UsdOf = (modelId: string, tokens: Tokens) => number | undefined;

/**
 * Edit freely, or set MODEL_PRICES, which goes before this table. Claude on Bedrock: global profiles only, regional
 * ones cost more and are left to MODEL_PRICES.
 */
export const PRICES: readonly PriceRow[] = [
  {
    models: 'global.anthropic.claude-sonnet-5-5*',
    asOf: '2026-10-07',
    input: 2,
    output: 10,
    cacheRead: 0.1,
    cacheWrite: 2.5,
  },
  {
    models: 'global.anthropic.claude-haiku-5-5*',
    asOf: '2026-10-07',
    input: 0.1,
    output: 0.5,
    cacheRead: 0.01,
    cacheWrite: 0.125,
    longPrompt: { aboveTokens: 100_000, input: 0.5, output: 2.5, cacheRead: 0.05, cacheWrite: 0.625 },
  },
  {
    models: 'global.anthropic.claude-sonnet-5',
    asOf: '2026-09-01',
    input: 2,
    output: 10,
    cacheRead: 0.2,
    cacheWrite: 2.5,
  },
  {
    models: 'global.anthropic.claude-sonnet-4-*',
    asOf: '2026-09-01',
    input: 3,
    output: 15,
    cacheRead: 0.3,
    cacheWrite: 3.75,
  },
  {
    models: 'global.anthropic.claude-haiku-4-5*',
    asOf: '2026-09-01',
    input: 1,
    output: 5,
    cacheRead: 0.1,
    cacheWrite: 1.25,
  },
  { models: '*amazon.nova-pro-v1:0', asOf: '2026-05-01', input: 0.8, output: 3.2, cacheRead: 0.2 },
  { models: 'gpt-5.5', asOf: '2026-06-04', input: 5, output: 30, cacheRead: 0.5 },
  { models: 'gpt-5.4', asOf: '2026-06-04', input: 2.5, output: 15, cacheRead: 0.25 },
  { models: 'gpt-5.4-mini', asOf: '2026-06-04', input: 0.75, output: 4.5, cacheRead: 0.075 },
  { models: 'gpt-5.4-nano', asOf: '2026-06-04', input: 0.2, output: 1.25, cacheRead: 0.02 },
];

/** Prices one request at a time; `own` are those of the configuration, by model id or pattern. */
export function createUsdOf(own: Readonly<Record<string, Price>>): UsdOf {
  const rows: readonly Omit<PriceRow, 'asOf'>[] = [
    ...Object.entries(own).map(([models, price]) => ({ ...price, models })),
    ...PRICES,
  ];
  return (modelId, tokens) => {
    const row = rows.find(({ models }) => matches(models, modelId));
    return row === undefined ? undefined : costOf(tokens, priceFor(tokens, row));
  };
}

const SAMPLE = 1000;

/** US dollars for a million tokens each way, as short prompts cost them. */
export function priceOf(modelId: string, usdOf: UsdOf): ModelPrice | undefined {
  const input = usdOf(modelId, { ...NO_TOKENS, input: SAMPLE });
  const output = usdOf(modelId, { ...NO_TOKENS, output: SAMPLE });
  if (input === undefined || output === undefined) return undefined;
  return { input: input * SAMPLE, output: output * SAMPLE };
}

function matches(pattern: string, modelId: string): boolean {
  const source = pattern.split('*').map(escapePattern).join('.*');
  return new RegExp(`^${source}$`, 'u').test(modelId);
}

function priceFor({ input, cacheRead, cacheWrite }: Tokens, row: Omit<PriceRow, 'asOf'>): Price {
  const { longPrompt } = row;
  return longPrompt !== undefined && input + cacheRead + cacheWrite > longPrompt.aboveTokens
    ? longPrompt
    : row;
}

function costOf(tokens: Tokens, price: Price): number | undefined {
  const parts = [
    [tokens.input, price.input],
    [tokens.output, price.output],
    [tokens.cacheRead, price.cacheRead],
    [tokens.cacheWrite, price.cacheWrite],
  ] as const;
  let usd = 0;
  for (const [count, perMillion] of parts) {
    if (count > 0 && perMillion === undefined) return undefined;
    usd += (count * (perMillion ?? 0)) / 1_000_000;
  }
  return usd;
}
