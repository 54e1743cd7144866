import * as z from 'zod';
import { countOf } from './plural.ts';

/** How often the language model answered in a job, and where it did not. */
export const ModelTrouble = z.object({
  answered: z.int().nonnegative(),
  /** Calls without an answer that could be used. */
  failed: z.int().positive(),
  /** Stages in which that happened, in order. */
  stages: z.array(z.string()).readonly(),
  /** Why, in sentences, each once. */
  reasons: z.array(z.string()).readonly(),
});
export type ModelTrouble = z.infer<typeof ModelTrouble>;

const DOING: Readonly<Record<string, string>> = {
  'refine-question': 'understanding the question',
  'plan-research': 'planning',
  'generate-queries': 'choosing searches',
  'select-sources': 'choosing documents',
  'digest-source': 'reading',
  'extract-claims': 'weighing what was found',
  'check-completeness': 'checking for completeness',
  'draft-sections': 'writing the sections',
  'draft-report': 'writing',
  'revise-report': 'revising',
};

/** For the head of a report: that its model failed, where, why, and what stands in its place. */
export function describeModelTrouble({ answered, failed, stages, reasons }: ModelTrouble): string {
  const where = listed(stages.map((stage) => DOING[stage] ?? stage.replaceAll('-', ' ')));
  const why = reasons.length === 1 ? ` (${(reasons[0] ?? '').replace(/[.]$/u, '')})` : '';
  if (answered === 0) return `The language model could not be used${why}: this report was made without it.`;
  return `The language model failed at ${failed} of ${countOf(answered + failed, 'call')}${why}: for ${where}, simpler means took its place.`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
