import type { Fault } from '#tests/support/model-faults.ts';
import {
  type Listed,
  type TaskName,
  enclosed,
  listed,
  numberedLines,
  knownTask,
} from '#tests/support/prompt-reading.ts';
import { leastAnswer } from '#tests/support/least-answer.ts';
import type { Script, ScriptedReply } from '#tests/support/scripted-model.ts';

const CHECKLIST = {
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
};

const SEARCHES = {
  searches: [
    { query: 'memory buffer default size', endpoint: 'corpus' },
    { query: 'disk buffer default size', endpoint: 'corpus' },
  ],
};

const LATER_QUERIES = ['crash recovery drills', 'flush interval latency', 'edge devices flash storage'];
const TOPIC = 'Recovery of a full disk buffer';

function answerOf(task: TaskName, user: string): unknown {
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
  first_searches: () => SEARCHES,
  research_checklist: () => CHECKLIST,
  chosen_documents: chooseDocuments,
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
  answer: (user) => ({
    paragraphs: [
      citedIn(enclosed(user, 'sections')).slice(0, 3).join(' ') || cite(quotesOf(user).slice(0, 3)),
    ],
  }),
  request_queries: (user) => ({
    searches: listed(enclosed(user, 'topics')).map(({ handle, text }) => ({
      topic: handle,
      query: text,
      endpoint: 'corpus',
    })),
  }),
  sentence_check: () => ({ unsupported: [] }),
  sentence_corrections: (user) => ({
    sentences: listed(enclosed(user, 'sentences')).map(({ handle, line }) => {
      const cited = line.match(/\be\d+\b/u)?.[0];
      return { name: handle, text: cite(quotesOf(user).filter((quote) => quote.handle === cited)) };
    }),
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

/** The first documents of each item that name what it is about. */
function chooseDocuments(user: string): unknown {
  const documents = user.match(/^d\d+: .*$/gmu) ?? [];
  return {
    items: listed(enclosed(user, 'items')).map(({ handle, text }) => ({
      item: handle,
      documents: documents
        .filter((line) => text.split(' ').some((word) => word.length > 5 && line.includes(word)))
        .slice(0, 3)
        .map((line) => line.split(':')[0]),
    })),
  };
}

/** Statements of finished sections, with the first quote that each cites. */
function citedIn(text: string): readonly string[] {
  return [...text.matchAll(/([^\n[\]]+?)\.? \[(e\d+)[^\]]*\]/gu)].map(
    ([, said = '', handle = '']) => `${said.trim()} [${handle}].`,
  );
}

/** Sentences on a buffer, under the parts of the checklist that name it. */
function readSource(user: string): unknown {
  const parts = listed(enclosed(user, 'checklist'));
  const found = numberedLines(enclosed(user, 'document'))
    .filter(({ text }) => /^[A-Z][^|#[\]]{20,250}\.$/u.test(text) && text.includes('buffer'))
    .slice(0, 5);
  return {
    parts: parts.flatMap((part) => {
      const name = ['memory buffer', 'disk buffer'].find((one) => part.text.includes(one));
      const answers = found.filter(({ text }) => name !== undefined && text.includes(name));
      return answers.length === 0
        ? []
        : [{ part: part.handle, answers: answers.map(({ number }) => number), touches: [] }];
    }),
  };
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
  /** Does the direct answer ask to know more? */
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
    const task = knownTask(request);
    if (task === undefined) return { value: leastAnswer(request), ...timing };
    const count = (counts.get(task) ?? 0) + 1;
    counts.set(task, count);
    const good = answerOf(task, request.user);
    const isAsking = asks && task === 'answer';
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
