import type { Fault } from '../../support/model-faults.ts';
import type { AskedRequest, Script, ScriptedReply } from '../../support/scripted-model.ts';

/** The prompts of the product, by what they are for. */
export const TASKS = [
  'refinement',
  'research_plan',
  'source_reading',
  'claim_list',
  'completeness_review',
  'draft',
  'request_queries',
  'revision',
  'judgement',
] as const;
export type TaskName = (typeof TASKS)[number];

/** The stage in which each of them is asked. */
export const STAGE_OF: Readonly<Record<TaskName, string>> = {
  refinement: 'refine-question',
  research_plan: 'plan-research',
  source_reading: 'digest-source',
  claim_list: 'extract-claims',
  completeness_review: 'check-completeness',
  draft: 'draft-report',
  request_queries: 'generate-queries',
  revision: 'revise-report',
  judgement: 'evaluate-report',
};

/** A property that only this schema has; forms without a name of the schema have the schema in the system prompt. */
const MARKS: Readonly<Record<Exclude<TaskName, 'draft' | 'revision'> | 'written_part', string>> = {
  refinement: '"questionsBack"',
  research_plan: '"subQuestions"',
  source_reading: '"keyPoints"',
  claim_list: '"contradicts"',
  completeness_review: '"missing"',
  written_part: '"paragraphs"',
  request_queries: '"topic"',
  judgement: '"persistence"',
};

export function taskOf({ schemaName, system }: Pick<AskedRequest, 'schemaName' | 'system'>): TaskName {
  const found = Object.entries(MARKS).find(([, mark]) => system.includes(mark))?.[0];
  const name = schemaName ?? found;
  if (name === 'written_part') return system.includes('You revise one part') ? 'revision' : 'draft';
  const task = TASKS.find((one) => one === name);
  if (!task) throw new Error('Nobody knows this prompt.');
  return task;
}

/** What a text of others is, between its tags; empty when the prompt has none of that name. */
export function enclosed(user: string, name: string): string {
  return new RegExp(`<${name}-([\\da-f]{20})>\\n([\\s\\S]*?)\\n</${name}-\\1>`, 'u').exec(user)?.[2] ?? '';
}

interface Listed {
  readonly handle: string;
  readonly text: string;
  readonly line: string;
}

/** Entries of a list in a prompt: a handle, and a JSON string somewhere after it. */
function listed(text: string): readonly Listed[] {
  return text.split('\n').flatMap((line) => {
    const [, handle = '', rest = ''] = /^([a-z]+_?[\d.]+)(.*)$/u.exec(line) ?? [];
    const said = /: ("(?:[^"\\]|\\.)*")/u.exec(rest)?.[1];
    return said === undefined ? [] : [{ handle, text: String(JSON.parse(said)), line }];
  });
}

const PLAN = {
  checklist: [
    {
      description: 'Default size of the memory buffer',
      entity: 'memory buffer',
      asks: ['What is the default size of the memory buffer?'],
    },
    {
      description: 'Default size of the disk buffer',
      entity: 'disk buffer',
      asks: ['What is the default size of the disk buffer?'],
    },
    {
      description: 'Price of a licence for the Heron appliance',
      entity: 'Heron appliance',
      asks: ['What does a licence of the Heron appliance cost?'],
    },
  ],
  subQuestions: [{ text: 'What happens to events after a crash?', items: ['item_1', 'item_2'] }],
  searches: [
    { query: 'memory buffer default size', endpoint: 'corpus', results: 5, reasoning: '', items: ['item_1'] },
    { query: 'disk buffer default size', endpoint: 'corpus', results: 5, reasoning: '', items: ['item_2'] },
  ],
  goal: 'Choose a buffer',
  tone: 'Plain',
  sections: [
    { title: 'The memory buffer', guidance: 'Its size and what it loses', items: ['item_1'] },
    { title: 'The disk buffer', guidance: 'Its size and what it keeps', items: ['item_2'] },
  ],
  directives: [],
};

const LATER_QUERIES = ['crash recovery drills', 'flush interval latency', 'edge devices flash storage'];
export const TOPIC = 'Recovery of a full disk buffer';

export function answerOf(task: TaskName, user: string): unknown {
  return ANSWERS[task](user);
}

const ANSWERS: Readonly<Record<TaskName, (user: string) => unknown>> = {
  refinement: (user) => ({
    question: enclosed(user, 'question'),
    scopeIn: [],
    scopeOut: [],
    keyTerms: ['memory buffer', 'disk buffer'],
    questionsBack: [],
  }),
  research_plan: () => PLAN,
  source_reading: readSource,
  claim_list: (user) => ({
    claims: quotesOf(user)
      .slice(0, 6)
      .map(({ handle, text }) => ({ text, supports: [handle], contradicts: [] })),
  }),
  completeness_review: review,
  draft: (user) => ({
    paragraphs: [cite(quotesOf(user).slice(0, 4))],
  }),
  request_queries: (user) => ({
    searches: listed(enclosed(user, 'topics')).map(({ handle, text }) => ({
      topic: handle,
      query: text,
      endpoint: 'corpus',
      reasoning: '',
    })),
  }),
  revision: revise,
  judgement: () => ({
    complete: 4,
    direct: 5,
    faithful: 5,
    balanced: 3,
    clear: 4,
    searching: 4,
    sources: 3,
    persistence: 4,
    remarks: ['The price is missing.'],
  }),
};

export function quotesOf(user: string): readonly Listed[] {
  return listed(enclosed(user, 'quotes'));
}

function cite(quotes: readonly Listed[]): string {
  return quotes.map(({ handle, text }) => `${text.replace(/\.$/u, '')} [${handle}].`).join(' ');
}

function readSource(user: string): unknown {
  const document = enclosed(user, 'document');
  const parts = listed(enclosed(user, 'checklist'));
  const sentences = document.match(/\b[A-Z][^.\n|#[\]]{20,250}\.(?=\s|$)/gu) ?? [];
  const quotes = sentences
    .filter((text) => text.includes('buffer'))
    .slice(0, 5)
    .map((text) => {
      const serves = (part: Listed): boolean =>
        ['memory buffer', 'disk buffer'].some((name) => part.text.includes(name) && text.includes(name));
      return { text, answers: parts.filter(serves).map((part) => part.handle), touches: [] };
    });
  return { quotes, keyPoints: ['It tells about buffers.'], summary: 'A page about buffers.' };
}

function review(user: string): unknown {
  const asked = enclosed(user, 'searched').split('\n').length;
  const parts = listed(enclosed(user, 'checklist')).map(({ handle, line }) => {
    const evidence = line.match(/\be\d+\b/gu) ?? [];
    const isOpen = evidence.length === 0;
    return {
      part: handle,
      status: isOpen ? 'unsatisfied' : 'satisfied',
      evidence,
      missing: isOpen ? 'the price' : '',
    };
  });
  const open = parts.filter(({ status }) => status === 'unsatisfied');
  return {
    parts,
    searches: open.map(({ part }) => ({
      query: LATER_QUERIES[asked % LATER_QUERIES.length],
      endpoint: 'corpus',
      reasoning: '',
      parts: [part],
    })),
  };
}

function revise(user: string): unknown {
  const fresh = enclosed(user, 'new').split(', ');
  const found = quotesOf(user).filter(({ handle }) => fresh.includes(handle));
  return { paragraphs: [enclosed(user, 'draft'), cite(found.slice(0, 1))] };
}

/** What a model does in place of a good answer. */
export interface Behaviour {
  /** Does the direct answer of the first draft ask to know more? */
  readonly asks?: boolean;
  readonly fault?: (task: TaskName, count: number) => Fault | undefined;
  /** Makes something else of a good answer. */
  readonly alter?: (task: TaskName, value: unknown, user: string) => unknown;
  readonly latencyMilliseconds?: number;
}

/** A colleague who answers each prompt from what stands in it. */
export function respond({ asks = false, fault, alter, ...timing }: Behaviour = {}): Script {
  const counts = new Map<TaskName, number>();
  return (request): ScriptedReply => {
    const task = taskOf(request);
    const count = (counts.get(task) ?? 0) + 1;
    counts.set(task, count);
    const good = answerOf(task, request.user);
    const isAsking = asks && task === 'draft' && request.user.includes('Your part is the direct answer');
    const asked = isAsking ? { paragraphs: [...paragraphsOf(good), ASKING] } : good;
    const value = alter ? alter(task, asked, request.user) : asked;
    return { value, fault: fault?.(task, count), ...timing };
  };
}

const ASKING = `<request_more_info topic="${TOPIC}">`;

export function paragraphsOf(value: unknown): readonly string[] {
  const held: unknown =
    typeof value === 'object' && value !== null && 'paragraphs' in value ? value.paragraphs : [];
  return Array.isArray(held) ? held.map(String) : [];
}
