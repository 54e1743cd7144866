import type { Endpoint, SearchTask } from '#shared/domain/plan.ts';
import type { Dropped } from './reading.ts';
import { queryTerms } from '../text/words/analyze.ts';
import { cutText, toPlainText } from '../text/markup/plain-text.ts';

export interface ProposedSearch {
  readonly query: string;
  readonly endpoint: string;
  readonly itemIds: readonly string[];
}

export interface SearchRules {
  /** Places that can be searched; a proposal for another goes to the first of them. */
  readonly endpoints: readonly Endpoint[];
  readonly resultsPerQuery: number;
  readonly maxSearches: number;
  /** Queries that were asked before. */
  readonly asked: readonly string[];
}

const LONGEST_QUERY = 400;

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
  const dropped = { emptyQuery: 0, repeatedQuery: 0, queryOverCap: 0 };
  const tasks: SearchTask[] = [];
  for (const one of proposed) {
    const endpoint = rules.endpoints.find((known) => known === one.endpoint) ?? rules.endpoints[0];
    const query = tidyQuery(one.query, endpoint ?? 'search');
    if (endpoint === undefined || queryTerms(query).length === 0) dropped.emptyQuery += 1;
    else if (asked.has(fingerprint(query)) || seen.has(`${endpoint}|${fingerprint(query)}`))
      dropped.repeatedQuery += 1;
    else if (tasks.length >= rules.maxSearches) dropped.queryOverCap += 1;
    else {
      seen.add(`${endpoint}|${fingerprint(query)}`);
      tasks.push({
        query,
        endpoint,
        resultCount: rules.resultsPerQuery,
        reasoning: '',
        itemIds: one.itemIds,
      });
    }
  }
  return { tasks, dropped };
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
