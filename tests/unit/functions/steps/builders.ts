import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import type { Brief } from '#shared/domain/brief.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';

export const evenly = (): number => 1;

/** What a plan is bounded by, when a test does not say otherwise. */
export const PLAN_LIMITS = {
  maxSubQuestions: 8,
  maxIterations: 3,
  resultsPerQuery: 10,
  sourcesPerWave: 7,
  queriesPerWave: 12,
  searchBudget: 60,
  maximumWords: 1500,
  providers: ['corpus'],
  idf: evenly,
};

export function briefOf(question: string, context?: string): Brief {
  return refineWithoutModel({ question, context, answers: [], idf: evenly });
}

export function partOf(terms: readonly string[], change: Partial<ItemPart> = {}): ItemPart {
  return { text: terms.join(' ') || 'what it is', terms, focus: [], circumstance: [], ...change };
}

export function itemOf(id: string, parts: readonly ItemPart[], entity?: string): ChecklistItem {
  const topic = parts[0]?.terms ?? [];
  return { id, description: id, parts, topic, ...(entity === undefined ? {} : { entity }) };
}

export function hitOf(id: string, change: Partial<Hit> = {}): Hit {
  return {
    id,
    provider: 'corpus',
    kind: 'corpus',
    title: `About ${id}`,
    url: `file:///library/${id}.md`,
    snippet: `What is said of ${id}.`,
    rank: 1,
    score: 1,
    notices: [],
    ...change,
  };
}

export function sourceOf(id: string, change: Partial<Source> = {}): Source {
  return {
    id,
    origins: [{ provider: 'corpus', hitId: id, queryId: 'i01-01' }],
    kind: 'corpus',
    retrievalMethod: 'rag',
    title: `Source ${id}`,
    url: `file:///library/${id}.md`,
    text: '',
    domain: id,
    notices: [],
    waveId: 'i01',
    relevanceScore: 0.5,
    credibilityTier: 'AUTHORITATIVE',
    domainAuthority: 80,
    compositeScore: 0.5,
    quality: 'MEDIUM',
    readMode: 'full',
    itemIds: [],
    status: 'digested',
    ...change,
  };
}

export interface Said {
  readonly sourceId: string;
  readonly quote: string;
  readonly start?: number;
  readonly items?: Evidence['items'];
}

export function evidenceOf(
  { sourceId, quote, start = 0, items }: Said,
  change: Partial<Evidence> = {},
): Evidence {
  const locator = `char:${start}-${start + quote.length}`;
  return {
    id: evidenceId(sourceId, locator),
    sourceId,
    quote,
    locator,
    archiveHash: 'a'.repeat(64),
    items: items ?? [{ itemId: 'item_1', part: 0, score: 0.8 }],
    relevanceScore: 0.8,
    isUncertain: false,
    headings: [],
    waveId: 'i01',
    ...change,
  };
}

export function sourcesById(sources: readonly Source[]): ReadonlyMap<string, Source> {
  return new Map(sources.map((source) => [source.id, source]));
}
