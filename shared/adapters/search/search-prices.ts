/** What a search of a paid service costs at list price, without a discount of a plan. */
export interface SearchPrice {
  readonly usd: number;
  readonly per: 'credit' | 'request';
  /** The month in which the price stood in the list of the service. */
  readonly asOf: string;
}

/** Edit freely. Exa gives its price with each answer, and of a knowledge base none is known: they have no row. */
export const SEARCH_PRICES = {
  tavily: { usd: 0.008, per: 'credit', asOf: '2026-09' },
  serper: { usd: 0.001, per: 'credit', asOf: '2026-08' },
  brave: { usd: 0.005, per: 'request', asOf: '2026-09' },
} as const satisfies Readonly<Record<string, SearchPrice>>;

/** US dollars, to a millionth. */
export function usdOf(provider: keyof typeof SEARCH_PRICES, units: number): number {
  return Math.round(SEARCH_PRICES[provider].usd * units * 1e6) / 1e6;
}
