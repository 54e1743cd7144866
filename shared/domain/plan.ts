import * as z from 'zod';

export const ItemStatus = z.enum(['satisfied', 'partial', 'unsatisfied']);
export type ItemStatus = z.infer<typeof ItemStatus>;

/** What kind of statement answers: found by the words that such statements bear, in any subject. */
export const Facet = z.enum([
  'reason',
  'limits',
  'conditions',
  'example',
  'quantity',
  'options',
  'definition',
  'evidence',
  'comparison',
]);
export type Facet = z.infer<typeof Facet>;

/** One thing asked of an item; `terms` are the words that an answer to it should bear. */
export const ItemPart = z.object({
  text: z.string(),
  /** What a reader sees of it, where the words in which it is worked on state something. */
  asked: z.string().optional(),
  terms: z.array(z.string()).readonly(),
  /** Those of the terms that an answer may well replace: `keys` in "which keys", answered by "SSE-S3". */
  focus: z.array(z.string()).readonly(),
  /** Those that only say under what circumstances ("when turning Markdown into HTML", "in adults"): they weigh less. */
  circumstance: z.array(z.string()).readonly(),
  facet: Facet.optional(),
});
export type ItemPart = z.infer<typeof ItemPart>;

/** One thing that a full answer must cover. Every part must be answered for the item to be satisfied. */
export const ChecklistItem = z.object({
  id: z.string(),
  description: z.string(),
  /**
   * What a reader sees of it, where the description names what the asker left to be understood, or is a model's and states
   * something.
   */
  asked: z.string().optional(),
  /** The thing that the item is about, when the question lists or compares several. */
  entity: z.string().optional(),
  parts: z.array(ItemPart).min(1).readonly(),
  /** What all parts are about; a statement that bears none of it answers another question. */
  topic: z.array(z.string()).readonly(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** An item below the question that it was read from: in the asker's own words. */
export function asAsked({ asked, description }: Pick<ChecklistItem, 'asked' | 'description'>): string {
  return asked ?? description;
}

/** With what it leans on, where an item is printed without that. */
export function askedInFull(item: Pick<ChecklistItem, 'asked' | 'description'>): string {
  return leansOnOthers(item) ? item.description : asAsked(item);
}

/** An item that asks in full is printed in fewer words, as it leans on those before it; one that states something in others. */
export function leansOnOthers({ asked, description }: Pick<ChecklistItem, 'asked' | 'description'>): boolean {
  return asked !== undefined && /[?？؟]\)?\s*$/u.test(description);
}

/** A part as a reader sees it. */
export function partAsAsked({ asked, text }: Pick<ItemPart, 'asked' | 'text'>): string {
  return asked ?? text;
}

export const SubQuestion = z.object({
  id: z.string(),
  text: z.string(),
  itemIds: z.array(z.string()).readonly(),
});
export type SubQuestion = z.infer<typeof SubQuestion>;

export const Endpoint = z.enum(['search', 'scholar', 'news', 'pubmed', 'corpus']);
export type Endpoint = z.infer<typeof Endpoint>;

export const SearchTask = z.object({
  query: z.string(),
  /** Absent when every provider may be asked, each in its own way. */
  endpoint: Endpoint.optional(),
  resultCount: z.int().positive(),
  reasoning: z.string(),
  itemIds: z.array(z.string()).readonly(),
});
export type SearchTask = z.infer<typeof SearchTask>;

export const PlannedSection = z.object({
  title: z.string(),
  guidance: z.string(),
  itemIds: z.array(z.string()).readonly(),
});
export type PlannedSection = z.infer<typeof PlannedSection>;

export const WritingPlan = z.object({
  goal: z.string(),
  tone: z.string(),
  sections: z.array(PlannedSection).readonly(),
  directives: z.array(z.string()).readonly(),
  maximumWords: z.int().positive(),
});
export type WritingPlan = z.infer<typeof WritingPlan>;

export const CostEstimate = z.object({
  searches: z.int().nonnegative(),
  reads: z.int().nonnegative(),
  modelCalls: z.int().nonnegative(),
  /** Input and output together. */
  tokens: z.int().nonnegative().optional(),
  usd: z.number().nonnegative().optional(),
});
export type CostEstimate = z.infer<typeof CostEstimate>;

/** A checklist has at most this many items. */
export const MOST_ITEMS = 7;
export const MOST_SUB_QUESTIONS = 8;

/** Checklist (1-7 items), sub-questions (1-8, the question itself first), search tasks and writing plan. */
export const Plan = z.object({
  checklist: z.array(ChecklistItem).readonly(),
  subQuestions: z.array(SubQuestion).min(1).max(MOST_SUB_QUESTIONS).readonly(),
  searchTasks: z.array(SearchTask).readonly(),
  writingPlan: WritingPlan,
  estimate: CostEstimate,
});
export type Plan = z.infer<typeof Plan>;

/** A plan as a person sends it: a field that is not known is refused, and not passed over as in one that was stored. */
export const EditedPlan = z.strictObject({
  checklist: z
    .array(ChecklistItem.extend({ parts: z.array(ItemPart.strict()).min(1).readonly() }).strict())
    .readonly(),
  subQuestions: z.array(SubQuestion.strict()).min(1).max(MOST_SUB_QUESTIONS).readonly(),
  searchTasks: z.array(SearchTask.strict()).readonly(),
  writingPlan: WritingPlan.extend({ sections: z.array(PlannedSection.strict()).readonly() }).strict(),
  estimate: CostEstimate.strict(),
}) satisfies z.ZodType<Plan>;

/** How well one part of an item is answered. */
export const PartCoverage = z.object({
  text: z.string(),
  status: ItemStatus,
  /** Share of the part's idf-weighted terms that its best evidence bears, 0-1. */
  coverage: z.number(),
  /** Domains with evidence that answers it. */
  domains: z.array(z.string()).readonly(),
  /** Best first. */
  evidenceIds: z.array(z.string()).readonly(),
});
export type PartCoverage = z.infer<typeof PartCoverage>;

/** How well one checklist item is covered after an iteration. */
export const ItemCoverage = z.object({
  itemId: z.string(),
  status: ItemStatus,
  parts: z.array(PartCoverage).readonly(),
  independentSources: z.int().nonnegative(),
  /** How likely its quotes are to answer it, 0-1; see `scoreConfidence`. */
  confidence: z.number().min(0).max(1).optional(),
  /** What it asks about and no quote names; see `unnamedReader`. */
  unnamed: z.string().optional(),
  /** Best first. */
  evidenceIds: z.array(z.string()).readonly(),
  reason: z.string(),
});
export type ItemCoverage = z.infer<typeof ItemCoverage>;

export const Coverage = z.object({
  iteration: z.int().positive(),
  items: z.array(ItemCoverage).readonly(),
  /** What a model would search for next, for the items that are open; GenerateQueries decides. */
  searchTasks: z.array(SearchTask).readonly().optional(),
});
export type Coverage = z.infer<typeof Coverage>;
