import * as z from 'zod';

/** What kind of answer a question asks for; it shapes the checklist and the writing plan. */
export const QuestionKind = z.enum([
  'comparison',
  'how',
  'why',
  'when',
  'quantity',
  'limits',
  'definition',
  'effect',
  'general',
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const KeyTerm = z.object({ phrase: z.string(), score: z.number() });
export type KeyTerm = z.infer<typeof KeyTerm>;

/**
 * One thing asked, as a question by itself, with the kind of answer that it wants. `entity` is the listed thing that it is
 * asked of. What is asked of several things alike names them in `of` and may be asked of each alone, in its `wordings`;
 * what sets several things apart names them in `compares`; `given` is what the question takes from what was said before it;
 * `asked` is the question without that, as the asker put it.
 */
export const Aspect = z.object({
  text: z.string(),
  kind: QuestionKind,
  entity: z.string().optional(),
  of: z.array(z.string()).readonly().optional(),
  wordings: z.array(z.string()).readonly().optional(),
  compares: z.array(z.string()).readonly().optional(),
  given: z.string().optional(),
  asked: z.string().optional(),
});
export type Aspect = z.infer<typeof Aspect>;

/** The refined question: what is asked, what is in and out of scope, and the terms to search for. */
export const Brief = z.object({
  question: z.string(),
  originalQuestion: z.string(),
  context: z.string().optional(),
  /** BCP 47 tag, `und` when the script says nothing. */
  language: z.string(),
  kind: QuestionKind,
  /** The compared or enumerated things of the question, in its own words. */
  entities: z.array(z.string()).readonly(),
  /** What is asked, clause by clause; of each entity, where there are entities. */
  aspects: z.array(Aspect).readonly(),
  /** The named setting of the question ("in the AWS CDK"): it narrows the search, answers need not repeat it. */
  setting: z.array(z.string()).readonly(),
  scopeIn: z.array(z.string()).readonly(),
  scopeOut: z.array(z.string()).readonly(),
  keyTerms: z.array(KeyTerm).readonly(),
  /** What a model would ask the asker first; absent when nothing is open. */
  questionsBack: z.array(z.string()).readonly().optional(),
});
export type Brief = z.infer<typeof Brief>;
