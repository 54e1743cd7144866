import type { Endpoint, SearchTask } from '#shared/domain/plan.ts';
import type { Dropped } from './reading.ts';
import { queryTerms } from '../text/words/analyze.ts';
import { cutText, toPlainText } from '../text/markup/plain-text.ts';

export interface ProposedSearch {
  readonly query: string;
  readonly endpoint: string;
  readonly reasoning: string;
  readonly results: number;
  readonly itemIds: readonly string[];
}

export interface SearchRules {
  /** Places that can be searched; a proposal for another goes to the first of them. */
  readonly endpoints: readonly Endpoint[];
  readonly resultsPerQuery: number;
  readonly maxSearches: number;
  /** Searches of one checklist item at one endpoint. */
  readonly maxPerItem: number;
  /** Queries that were asked before. */
  readonly asked: readonly string[];
}

const LONGEST_QUERY = 400;
const LONGEST_REASONING = 200;
/** A planner may ask for more results than usual, within this. */
const MOST_RESULTS = 20;

/**
 * A model's queries as search tasks: in one line, without addresses, none twice at one place (the same
 * words in another order are the same query), within the caps. `emptyQuery`, `repeatedQuery` and `queryOverCap` are counted.
 */
export function readSearches(
  proposed: readonly ProposedSearch[],
  rules: SearchRules,
): { readonly tasks: readonly SearchTask[]; readonly dropped: Dropped } {
  const asked = new Set(rules.asked.map((query) => fingerprint(query)));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const dropped = { emptyQuery: 0, repeatedQuery: 0, queryOverCap: 0 };
  const tasks: SearchTask[] = [];
  for (const one of proposed) {
    const endpoint = rules.endpoints.find((known) => known === one.endpoint) ?? rules.endpoints[0];
    const query = tidyQuery(one.query, endpoint ?? 'search');
    const places = one.itemIds.map((itemId) => `${itemId}@${endpoint ?? ''}`);
    const isFull = places.length > 0 && places.every((place) => (counts.get(place) ?? 0) >= rules.maxPerItem);
    if (endpoint === undefined || queryTerms(query).length === 0) dropped.emptyQuery += 1;
    else if (asked.has(fingerprint(query)) || seen.has(`${endpoint}|${fingerprint(query)}`))
      dropped.repeatedQuery += 1;
    else if (isFull || tasks.length >= rules.maxSearches) dropped.queryOverCap += 1;
    else {
      seen.add(`${endpoint}|${fingerprint(query)}`);
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
      tasks.push(toTask(one, { query, endpoint }, rules));
    }
  }
  return { tasks, dropped };
}

function toTask(
  one: ProposedSearch,
  place: Pick<SearchTask, 'query' | 'endpoint'>,
  rules: SearchRules,
): SearchTask {
  const wanted = Number.isFinite(one.results) && one.results > 0 ? Math.round(one.results) : 0;
  const most = Math.max(rules.resultsPerQuery, MOST_RESULTS);
  return {
    ...place,
    resultCount: wanted > 0 ? Math.min(wanted, most) : rules.resultsPerQuery,
    reasoning: cutText(toPlainText(one.reasoning), LONGEST_REASONING),
    itemIds: one.itemIds,
  };
}

/** A query in one line; PubMed syntax stays only where PubMed reads it, and where its brackets close. */
export function tidyQuery(query: string, endpoint: Endpoint): string {
  const line = toPlainText(query.replaceAll('\n', ' ')).replaceAll('`', '');
  const isSyntax = endpoint === 'pubmed' && isBalanced(line) && line.length <= LONGEST_QUERY;
  if (isSyntax) return line;
  const words = /\[[\p{L}/ ]{2,40}\]/u.test(line) ? withoutSyntax(line) : line;
  const bare = isBalanced(words) ? words : words.replaceAll(/["“”()[\]]/gu, ' ');
  return cutText(bare.replaceAll(/\s+/gu, ' ').trim(), LONGEST_QUERY);
}

function withoutSyntax(query: string): string {
  return query
    .replaceAll(/\[[^\]]{0,60}\]/gu, ' ')
    .replaceAll(/\b(?:AND|OR|NOT)\b/gu, ' ')
    .replaceAll(/["“”()[\]]/gu, ' ');
}

function isBalanced(text: string): boolean {
  let [round, square] = [0, 0];
  for (const character of text) {
    if (character === '(') round += 1;
    if (character === ')') round -= 1;
    if (character === '[') square += 1;
    if (character === ']') square -= 1;
    if (round < 0 || square < 0 || square > 1) return false;
  }
  const marks = text.match(/"/gu)?.length ?? 0;
  return round === 0 && square === 0 && marks % 2 === 0;
}

function fingerprint(query: string): string {
  return queryTerms(query).toSorted().join(' ');
}
