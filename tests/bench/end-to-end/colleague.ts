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
    item('Encryption of S3 objects with keys that a customer manages', 'S3', [
      'How is a bucket encrypted with AWS KMS keys?',
    ]),
    item('Encryption of DynamoDB tables that applies without any setting', 'DynamoDB', [
      'How is a DynamoDB table encrypted at rest by default?',
      'Which keys does it use?',
    ]),
    item('Encryption of DynamoDB tables with keys that a customer manages', 'DynamoDB', [
      'How is a table encrypted with a customer managed key?',
    ]),
  ],
};

const SEARCHES = {
  searches: [
    search('S3 bucket default encryption'),
    search('bucket encryption KMS key'),
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
  source_reading: readSource,
  claim_list: (user) => ({
    claims: quotesOf(user)
      .slice(0, 8)
      .map(({ handle, text }) => ({ text: shortened(text, 20), supports: [handle], contradicts: [] })),
  }),
  completeness_review: (user) => ({
    parts: listed(enclosed(user, 'checklist')).map(({ handle, line }) => {
      const evidence = (line.match(/\be\d+\b/gu) ?? []).slice(0, 3);
      const isOpen = evidence.length === 0;
      return {
        part: handle,
        status: isOpen ? 'unsatisfied' : 'satisfied',
        evidence,
        missing: isOpen ? 'No quote tells it.' : '',
      };
    }),
    searches: [],
  }),
  answer: (user) => {
    const told = [...enclosed(user, 'sections').matchAll(/([^\n[\]]+?)\.? \[(e\d+)[^\]]*\]/gu)];
    const cite = ([, said = '', handle = '']: RegExpMatchArray): string => `${said.trim()} [${handle}].`;
    return {
      paragraphs: [
        told
          .filter((_, index) => index % 3 === 0)
          .slice(0, 5)
          .map(cite)
          .join(' '),
      ],
    };
  },
  draft: (user) => {
    const quotes = quotesOf(user).slice(0, 8);
    const cite = ({ handle, text }: (typeof quotes)[number]): string => `${shortened(text, 22)} [${handle}].`;
    return { paragraphs: [quotes.slice(0, 4).map(cite).join(' '), quotes.slice(4).map(cite).join(' ')] };
  },
};

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

/** Up to five sentences that bear words of the question, each for the parts of the checklist that name what it names. */
function readSource(user: string): unknown {
  const telling = numberedLines(enclosed(user, 'document'))
    .filter(({ text }) => /^[A-Z][^|#]{40,250}\.$/u.test(text) && /encrypt|\bkeys?\b|KMS/iu.test(text))
    .slice(0, 5);
  const parts = listed(enclosed(user, 'checklist')).map(({ handle, text: asked }) => ({
    part: handle,
    answers: telling
      .filter(({ text }) => ['S3', 'DynamoDB'].some((name) => asked.startsWith(name) && text.includes(name)))
      .map(({ number }) => number)
      .slice(0, 2),
    touches: [],
  }));
  return { parts: parts.filter(({ answers }) => answers.length > 0) };
}

/** Seconds of waiting as one has them with a hosted model: one, and ten milliseconds for each token of the answer. */
export const COLLEAGUE: Script = (request): ScriptedReply => {
  const value = ANSWERS[taskOf(request)]?.(request.user);
  const outputTokens = tokensOf(JSON.stringify(value));
  return {
    value,
    latencyMilliseconds: 1000 + 10 * outputTokens,
    usage: { inputTokens: tokensOf(request.system + request.user), outputTokens },
  };
};

const CHARACTERS_PER_TOKEN = 4;

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
