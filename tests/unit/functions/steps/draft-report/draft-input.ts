import { assessItems } from '#functions/steps/check-completeness/assess-coverage.ts';
import type { DraftInput } from '#functions/steps/draft-report/without-model.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Block, Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { PLAN_LIMITS, briefOf, evidenceOf, sourceOf, sourcesById } from '../builders.ts';

export const QUESTION = 'How is data encrypted in S3 and SQS compared, and which keys are used?';

interface Given {
  readonly question?: string;
  readonly evidence?: readonly Evidence[];
  readonly sources?: readonly Source[];
  readonly claims?: readonly Claim[];
  readonly maximumWords?: number;
}

export function inputOf(given: Given = {}): DraftInput {
  const brief = briefOf(given.question ?? QUESTION);
  const plan = planWithoutModel({
    brief,
    ...PLAN_LIMITS,
    maxIterations: 2,
    maximumWords: given.maximumWords ?? 1500,
  });
  const evidence = given.evidence ?? [];
  const sources = given.sources ?? [sourceOf('s-1'), sourceOf('s-2')];
  const items = assessItems(plan.checklist, evidence, sourcesById(sources));
  const coverage = { iteration: 1, items };
  return { brief, plan, coverage, evidence, claims: given.claims ?? [], sources, revision: 0 };
}

export const answers = (itemId: string, ...parts: readonly number[]): Evidence['items'] =>
  parts.map((part) => ({ itemId, part, score: 0.9 }));

const blocksOf = (draft: Draft): readonly Block[] => [
  ...draft.answer,
  ...draft.sections.flatMap((section) => section.blocks),
];
export const sentencesOf = (draft: Draft) => blocksOf(draft).flatMap((block) => block.sentences);
export const quotesOf = (draft: Draft) => sentencesOf(draft).filter((sentence) => sentence.kind === 'quote');
export const wordsOf = (draft: Draft): number =>
  sentencesOf(draft).reduce((sum, sentence) => sum + sentence.text.split(/\s+/u).length, 0);

const side = (one: Evidence) => [{ sourceId: one.sourceId, evidenceId: one.id }];

const TOPICS = [
  'Whales sing',
  'Iron rusts',
  'Bees dance',
  'Tides turn',
  'Glass flows',
  'Rivers bend',
  'Owls hunt',
];

/** Quotes that have no words in common. */
export function variousEvidence(count: number, items: Evidence['items']): readonly Evidence[] {
  return Array.from({ length: count }, (_, index) => {
    const quote = `${TOPICS[index % TOPICS.length] ?? ''} number${index} word${index} thing${index} place${index}.`;
    return evidenceOf({ sourceId: index % 2 === 0 ? 's-1' : 's-2', quote, start: index * 100, items });
  });
}

export const quoteAt = (locator: string, text: string): Evidence =>
  evidenceOf({ sourceId: 's-1', quote: text, items: answers('item_1', 0) }, { id: locator, locator });

export const claim = (id: string, one: Evidence, other: Evidence): Claim => ({
  id,
  text: one.quote,
  supporting: side(one),
  contradicting: side(other),
  itemIds: ['item_1'],
  supportStrength: 0.5,
  contradictionFlag: true,
  confidence: 0.4,
});
