import type { AskedRequest } from './asked-request.ts';

/** The prompts of the product, by what they are for. */
export const TASKS = [
  'refinement',
  'first_searches',
  'research_checklist',
  'chosen_documents',
  'source_reading',
  'claim_list',
  'completeness_review',
  'draft',
  'answer',
  'request_queries',
  'revision',
  'judgement',
] as const;
/** Asked only where a written sentence is not its quote word for word, or cannot stand. */
export const TASKS_ON_SENTENCES = ['sentence_check', 'sentence_corrections'] as const;
export type TaskName = (typeof TASKS)[number] | (typeof TASKS_ON_SENTENCES)[number];

/** The stage in which each of them is asked. */
export const STAGE_OF: Readonly<Record<TaskName, string>> = {
  refinement: 'refine-question',
  first_searches: 'plan-research',
  research_checklist: 'plan-research',
  chosen_documents: 'select-sources',
  source_reading: 'digest-source',
  claim_list: 'extract-claims',
  completeness_review: 'check-completeness',
  draft: 'draft-sections',
  answer: 'draft-report',
  sentence_check: 'draft-report',
  sentence_corrections: 'draft-report',
  request_queries: 'generate-queries',
  revision: 'revise-report',
  judgement: 'evaluate-report',
};

/** A property that only this schema has; forms without a name of the schema have the schema in the system prompt. */
const MARKS: Readonly<Record<Exclude<TaskName, 'draft' | 'answer' | 'revision'> | 'written_part', string>> = {
  refinement: '"questionsBack"',
  research_checklist: '"asks"',
  chosen_documents: '"documents"',
  source_reading: '"touches"',
  claim_list: '"contradicts"',
  completeness_review: '"missing"',
  written_part: '"paragraphs"',
  request_queries: '"topic"',
  judgement: '"persistence"',
  sentence_check: '"unsupported"',
  sentence_corrections: '"sentences"',
  // Others have searches as well: it is known by having nothing else.
  first_searches: '"endpoint"',
};

export function taskOf(request: Pick<AskedRequest, 'schemaName' | 'system'>): TaskName {
  const task = knownTask(request);
  if (task === undefined) throw new Error('Nobody knows this prompt.');
  return task;
}

/** Undefined for the prompt of a step that no script knows. */
export function knownTask({
  schemaName,
  system,
}: Pick<AskedRequest, 'schemaName' | 'system'>): TaskName | undefined {
  const found = Object.entries(MARKS).find(([, mark]) => system.includes(mark))?.[0];
  const name = schemaName ?? found;
  if (name === 'written_part' || name === 'direct_answer') return writingTask(system);
  if (name === 'last_review') return 'completeness_review';
  return [...TASKS, ...TASKS_ON_SENTENCES].find((one) => one === name);
}

/** What requests were for, in their order; prompts that no script knows are left out. */
export function tasksOf(requests: readonly AskedRequest[]): readonly TaskName[] {
  return requests.flatMap((request) => knownTask(request) ?? []);
}

function writingTask(system: string): TaskName {
  if (system.includes('You write the direct answer')) return 'answer';
  return system.includes('You revise one part') ? 'revision' : 'draft';
}

/** What a text of others is, between its tags; empty when the prompt has none of that name. */
export function enclosed(user: string, name: string): string {
  return new RegExp(`<${name}-([\\da-f]{8})>\\n([\\s\\S]*?)\\n</${name}-\\1>`, 'u').exec(user)?.[2] ?? '';
}

export interface Listed {
  readonly handle: string;
  readonly text: string;
  readonly line: string;
}

/** Entries of a list in a prompt: a handle, and a JSON string somewhere after it. */
export function listed(text: string): readonly Listed[] {
  return text.split('\n').flatMap((line) => {
    const [, handle = '', rest = ''] = /^([a-z]+_?[\d.]+)(.*)$/u.exec(line) ?? [];
    const said = /: ("(?:[^"\\]|\\.)*")/u.exec(rest)?.[1];
    return said === undefined ? [] : [{ handle, text: String(JSON.parse(said)), line }];
  });
}

/** Sentences of a document as a prompt shows them, each under its number. */
export function numberedLines(text: string): readonly { readonly number: string; readonly text: string }[] {
  return [...text.matchAll(/^\[(\d+)\] (.+)$/gmu)].map(([, number = '', said = '']) => ({
    number,
    text: said,
  }));
}
