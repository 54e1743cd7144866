import type { AskedRequest } from '#tests/support/asked-request.ts';
import type { Script, ScriptedReply } from '#tests/support/scripted-model.ts';
import { enclosed, listed, numberedLines, taskOf } from '#tests/support/prompt-reading.ts';

/** Answers to this question are as long as a good model makes them; what they say is of no account here. */
export const QUESTION = 'How do S3 and DynamoDB encrypt data at rest?';

const CHECKLIST = {
  checklist: [
    item('Encryption of S3 objects that applies without any setting', 'S3', [
      'How are objects encrypted in Amazon S3 by default?',
      'Which keys does default encryption of S3 use?',
    ]),
    item('Encryption of S3 objects with keys that a customer manages', 'S3', []),
    item('Encryption of DynamoDB tables that applies without any setting', 'DynamoDB', [
      'How is a DynamoDB table encrypted at rest by default?',
      'Which keys does it use?',
    ]),
    item('Encryption of DynamoDB tables with keys that a customer manages', 'DynamoDB', []),
  ],
};

const SEARCHES = {
  searches: [
    search('S3 bucket default encryption'),
    search('S3 objects customer managed key'),
    search('DynamoDB table default encryption at rest'),
    search('DynamoDB table customer managed key'),
    search('server-side encryption bucket key'),
  ],
};

function item(description: string, entity: string, asks: readonly string[]): object {
  return { description, entity, asks };
}

function search(query: string): object {
  return { query, endpoint: 'corpus' };
}

const ANSWERS: Readonly<Record<string, (user: string) => unknown>> = {
  refinement: () => ({
    question: QUESTION,
    scopeIn: [
      'Encryption at rest in Amazon S3',
      'Encryption at rest in Amazon DynamoDB',
      'Keys and defaults',
    ],
    scopeOut: ['Encryption in transit'],
    keyTerms: [
      'S3 encryption',
      'DynamoDB encryption',
      'SSE-S3',
      'SSE-KMS',
      'AWS KMS',
      'customer managed key',
    ],
    questionsBack: [],
  }),
  first_searches: () => SEARCHES,
  research_checklist: () => CHECKLIST,
  chosen_documents: chooseDocuments,
  source_reading: readSource,
  claim_list: (user) => ({
    claims: quotesOf(user)
      .slice(0, 8)
      .map(({ handle, text }) => ({ text: shortened(text, 20), supports: [handle], contradicts: [] })),
  }),
  completeness_review: (user) => reviewOf(user, []),
  sentence_check: () => ({ unsupported: [] }),
  sentence_corrections: (user) => ({
    sentences: listed(enclosed(user, 'sentences')).map(({ handle, line }) => {
      const cited = quotesOf(user).find((quote) => quote.handle === line.match(/\be\d+\b/u)?.[0]);
      return { name: handle, text: cited === undefined ? '' : cite(cited) };
    }),
  }),
  answer: (user) => {
    const written = [...enclosed(user, 'sections').matchAll(/([^\n[\]]+?)\.? \[(e\d+)[^\]]*\]/gu)].map(
      ([, text = '', handle = '']) => ({ handle, text: text.replace(/^\s*In short, /u, '') }),
    );
    const best = written.length > 0 ? written.filter((_, index) => index % 3 === 0) : quotable(user);
    return { paragraphs: [best.slice(0, 5).map(cite).join(' ')] };
  },
  draft: (user) => {
    const quotes = quotable(user).slice(0, 8);
    return { paragraphs: [quotes.slice(0, 4).map(cite).join(' '), quotes.slice(4).map(cite).join(' ')] };
  },
};

/** Quotes that are prose: code is no sentence. */
function quotable(user: string): ReturnType<typeof quotesOf> {
  const prose = quotesOf(user).filter(({ text }) => /^[A-Z][^{}()=;]{30,}$/u.test(text));
  return prose.length > 0 ? prose : quotesOf(user);
}

/** In words of its own, as a writer has them: a quote word for word needs no checking. */
function cite({ handle, text }: { readonly handle: string; readonly text: string }): string {
  return `In short, ${shortened(text.trim().replaceAll(/[.:;?!]+(?=\s)/gu, ','), 20)} [${handle}].`;
}

/** Each part that has quotes is answered by them, the others are open. */
function reviewOf(user: string, searches: readonly object[]): object {
  const parts = listed(enclosed(user, 'checklist')).map(({ handle, line }) => {
    const evidence = (line.match(/\be\d+\b/gu) ?? []).slice(0, 3);
    const isOpen = evidence.length === 0;
    return {
      part: handle,
      status: isOpen ? 'unsatisfied' : 'satisfied',
      evidence,
      missing: isOpen ? 'No quote tells it.' : '',
    };
  });
  return { parts, searches };
}

function quotesOf(user: string): ReturnType<typeof listed> {
  return listed(enclosed(user, 'quotes'));
}

function shortened(text: string, words: number): string {
  return text
    .split(' ')
    .slice(0, words)
    .join(' ')
    .replace(/[.,;:]+$/u, '');
}

/** Of each item four documents, first those that name what it names, in the order in which they were listed; no two items have the same. */
function chooseDocuments(user: string): unknown {
  const documents = user.match(/^d\d+: .*$/gmu) ?? [];
  const items = listed(enclosed(user, 'items'));
  const taken = new Set<string>();
  return {
    items: items.map(({ handle, text }) => {
      const name = ['S3', 'DynamoDB'].find((one) => text.includes(one)) ?? '';
      const free = documents.filter((line) => !taken.has(line));
      const own = free.filter((line) => line.toLowerCase().includes(name.toLowerCase()));
      const named = [...new Set([...own, ...free])].slice(0, 4);
      for (const line of named) taken.add(line);
      return { item: handle, documents: named.map((line) => line.split(':')[0]) };
    }),
  };
}

/** Up to five sentences that bear words of the question, each for the parts of the checklist that name what it names; else what only bears on it. */
function readSource(user: string): unknown {
  const statements = numberedLines(enclosed(user, 'document'))
    .filter(({ text }) => /^[A-Z][^|#]{40,250}\.$/u.test(text) && /encrypt|\bkeys?\b|KMS/iu.test(text))
    .slice(0, 5);
  const parts = listed(enclosed(user, 'checklist')).map(({ handle, text: asked }) => ({
    part: handle,
    answers: (ABSENT.test(asked) ? [] : statements)
      .filter(({ text }) => ['S3', 'DynamoDB'].some((name) => asked.includes(name) && text.includes(name)))
      .map(({ number }) => number)
      .slice(0, 2),
    touches: [],
  }));
  const answering = parts.filter(({ answers }) => answers.length > 0);
  const [first] = parts;
  if (answering.length > 0 || first === undefined) return { parts: answering };
  return { parts: [{ ...first, touches: statements.map(({ number }) => number).slice(0, 2) }] };
}

/** What no document tells. */
const ABSENT = /audit/u;

/** Seconds of waiting as one has them with a hosted model: one, and ten milliseconds for each token of the answer. */
export const COLLEAGUE: Script = (request): ScriptedReply =>
  timed(request, ANSWERS[taskOf(request)]?.(request.user));

function timed(request: AskedRequest, value: unknown): ScriptedReply {
  const outputTokens = tokensOf(JSON.stringify(value));
  return {
    value,
    latencyMilliseconds: 1000 + 10 * outputTokens,
    usage: { inputTokens: tokensOf(request.system + request.user), outputTokens },
  };
}

/** The same, of whom the first call for reading hangs. */
export function hangingOnce(): Script {
  let hasHung = false;
  return async (request): Promise<ScriptedReply> => {
    const reply = await COLLEAGUE(request);
    if (hasHung || taskOf(request) !== 'source_reading') return reply;
    hasHung = true;
    return { ...reply, fault: 'hang', latencyMilliseconds: 0 };
  };
}

/** The same, who finds nothing on one of the items, and asks for more until it was searched for. */
export const LEAVING_OPEN: Script = async (request): Promise<ScriptedReply> => {
  const task = taskOf(request);
  if (task === 'research_checklist') return timed(request, WITH_OPEN_ITEM);
  if (task !== 'completeness_review' || request.schemaName === 'last_review') return COLLEAGUE(request);
  return timed(request, NOTHING_ON_AUDITS);
};

const WITH_OPEN_ITEM = {
  checklist: [
    ...CHECKLIST.checklist.slice(0, 3),
    item('Findings of outside auditors on DynamoDB', 'DynamoDB', []),
  ],
};
const NOTHING_ON_AUDITS = {
  parts: [
    { part: 'item_4.1', status: 'unsatisfied', evidence: [], missing: 'No quote tells what auditors found.' },
  ],
  searches: [
    { query: 'DynamoDB compliance audit report', endpoint: 'corpus', parts: ['item_4.1'] },
    { query: 'security review findings of key management', endpoint: 'corpus', parts: ['item_4.1'] },
  ],
};

const CHARACTERS_PER_TOKEN = 4;

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
