import type { Claim } from '#shared/domain/claim.ts';
import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Block, Draft, Sentence } from '#shared/domain/report.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { sha256 } from '#shared/text/hash.ts';
import { JOB, type World } from './doubles.ts';

/** Texts of our own in the form of canonical text. */
export const TEXTS: Readonly<Record<string, string>> = {
  's-queues': [
    '# Queues\n\nA queue keeps messages until a consumer takes them.\n',
    '## Encryption\n',
    'Messages at rest are encrypted with a key of the service by default. No key has to be created for that.',
    'To use a key of your own, pass `encryptionMasterKey`; then every consumer needs the right to decrypt with it.\n',
    '```ts\nnew Queue(this, "Jobs", { encryption: Encryption.OWN_KEY });\n```\n',
    '## Dead letters\n\nMessages that fail too often move to another queue.\n',
    'The other queue is encrypted in its own way, independent of the first.\n',
  ].join('\n'),
  's-tables': [
    'Tables <b>always</b> encrypt data at rest: there is no way to turn it off & none is planned.',
    'The default key belongs to the service, so *no* charge applies — see [prices](https://evil.example/p) for others.',
    '<script>alert("x")</script> appears in the guide as an example of what is stored literally.',
  ].join('\n\n'),
  's-arabic':
    'مقدمة عن الجداول.\n\nتُشفَّر البيانات المخزنة في الجداول دائمًا بمفتاح تملكه الخدمة.\n\nلا حاجة إلى إعداد إضافي.',
  's-chinese': '概述\n\n队列中的消息默认使用服务端密钥加密。用户也可以提供自己的密钥。\n\n更多内容见手册。',
  's-paper': [
    'Cold storage of keys: a survey. Abstract.',
    'We measured latency on 12 systems. Encryption at rest added less than 1 % to the median latency (p < 0.05). Others report more.',
    'References',
  ].join(PAGE_BREAK),
  's-retracted':
    'Letter to the editor.\n\nWe found that tables are not encrypted at rest unless a key is given.\n\nEnd.',
};

const ABOUT: Readonly<Record<string, Partial<Source>>> = {
  's-queues': {
    title: 'Queues: README',
    url: 'file:///docs/queues/README.md',
    container: 'queues',
    domain: 'queues',
    language: 'en',
  },
  's-tables': {
    title: 'Tables <guide> & reference',
    url: 'https://docs.example.org/tables?a=1&b="2"',
    container: 'docs.example.org',
    domain: 'example.org',
  },
  's-arabic': {
    title: 'دليل الجداول',
    url: 'https://ar.example.net/دليل',
    domain: 'example.net',
    language: 'ar',
  },
  's-chinese': { title: '队列手册', url: 'javascript:alert(1)', domain: 'manual', language: 'zh' },
  's-paper': {
    title: 'Cold storage of keys: a survey',
    url: 'https://doi.example.com/10.1000/x',
    kind: 'scholar',
    authors: ['A. Ito', 'B. Okafor', 'C. Silva', 'D. Weiss'],
    container: 'Journal of Storage',
    domain: 'Journal of Storage',
    publishedAt: '2024-05-06',
  },
  's-retracted': {
    title: 'Unencrypted by default?',
    url: 'https://letters.example.com/9',
    domain: 'Letters',
    notices: ['retracted'],
  },
};

export const QUOTES = {
  default: ['s-queues', 'Messages at rest are encrypted with a key of the service by default.'],
  ownKey: [
    's-queues',
    'To use a key of your own, pass `encryptionMasterKey`; then every consumer needs the right to decrypt with it.',
  ],
  deadLetters: ['s-queues', 'The other queue is encrypted in its own way, independent of the first.'],
  tables: [
    's-tables',
    'Tables <b>always</b> encrypt data at rest: there is no way to turn it off & none is planned.',
  ],
  prices: [
    's-tables',
    'The default key belongs to the service, so *no* charge applies — see [prices](https://evil.example/p) for others.',
  ],
  script: [
    's-tables',
    '<script>alert("x")</script> appears in the guide as an example of what is stored literally.',
  ],
  arabic: ['s-arabic', 'تُشفَّر البيانات المخزنة في الجداول دائمًا بمفتاح تملكه الخدمة.'],
  chinese: ['s-chinese', '队列中的消息默认使用服务端密钥加密。'],
  latency: ['s-paper', 'Encryption at rest added less than 1 % to the median latency (p < 0.05).'],
  retracted: ['s-retracted', 'We found that tables are not encrypted at rest unless a key is given.'],
} as const;
export type QuoteName = keyof typeof QUOTES;

const ITEMS: Readonly<Record<QuoteName, string>> = {
  default: 'a',
  ownKey: 'b',
  deadLetters: 'a',
  tables: 'c',
  prices: 'c',
  script: 'c',
  arabic: 'c',
  chinese: 'a',
  latency: 'd',
  retracted: 'c',
};

export function makeSource(id: string, change: Partial<Source> = {}): Source {
  const text = TEXTS[id] ?? '';
  return {
    id,
    origins: [{ provider: 'corpus', hitId: id, queryId: 'i1-01' }],
    kind: 'corpus',
    retrievalMethod: 'rag',
    title: id,
    url: 'https://example.org/',
    text: text.slice(0, 80),
    domain: id,
    notices: [],
    waveId: 'i1',
    relevanceScore: 0.8,
    credibilityTier: 'SECONDARY',
    domainAuthority: 60,
    compositeScore: 0.6,
    quality: 'MEDIUM',
    readMode: 'full',
    itemIds: ['a'],
    status: 'digested',
    archiveHash: sha256(text),
    characters: text.length,
    ...ABOUT[id],
    ...change,
  };
}

export function makeEvidence(name: QuoteName): Evidence {
  const [sourceId, quote] = QUOTES[name];
  const locator = locate(TEXTS[sourceId] ?? '', quote);
  return {
    id: evidenceId(sourceId, locator),
    sourceId,
    quote,
    locator,
    archiveHash: sha256(TEXTS[sourceId] ?? ''),
    items: [{ itemId: ITEMS[name], score: 0.9 }],
    relevanceScore: 0.9,
    isUncertain: false,
    headings: sourceId === 's-queues' ? ['Queues', 'Encryption'] : [],
    waveId: 'i1',
  };
}

function locate(text: string, quote: string): string {
  const pages = text.split(PAGE_BREAK);
  const page = pages.findIndex((one) => one.includes(quote));
  const start = pages[page]?.indexOf(quote) ?? -1;
  const range = { start, end: start + quote.length };
  return formatLocator(pages.length > 1 ? { ...range, page: page + 1 } : range);
}

export function idOf(name: QuoteName): string {
  return makeEvidence(name).id;
}

export function quoted(...names: readonly [QuoteName, ...QuoteName[]]): Sentence {
  return { text: QUOTES[names[0]][1], kind: 'quote', evidenceIds: names.map(idOf) };
}

export function connective(text: string): Sentence {
  return { text, kind: 'connective', evidenceIds: [] };
}

export function block(form: Block['form'], ...sentences: readonly Sentence[]): Block {
  return { form, sentences };
}

function planned(id: string, description: string): Plan['checklist'][number] {
  return { id, description, terms: [] };
}

export function makePlan(): Plan {
  return {
    checklist: [
      planned('a', 'How queues encrypt messages at rest'),
      planned('b', 'Which keys a queue can use | and who pays'),
      planned('c', 'How tables encrypt data at rest'),
      planned('d', 'What encryption at rest costs'),
      planned('e', 'Since when this holds'),
    ],
    subQuestions: [{ id: 'q1', text: 'How are queues and tables encrypted at rest?', itemIds: ['a'] }],
    searchTasks: [],
    writingPlan: { goal: 'answer', tone: 'plain', sections: [], directives: [], maximumWords: 1500 },
    estimate: { searches: 4, reads: 4, modelCalls: 0 },
  };
}

export function makeDraft(change: Partial<Draft> = {}): Draft {
  return {
    revision: 0,
    title: 'How are queues and tables encrypted at rest?',
    answer: [
      block(
        'paragraph',
        quoted('default', 'chinese'),
        connective('As for tables:'),
        quoted('tables', 'arabic'),
      ),
    ],
    sections: [
      {
        title: 'Keys of queues & tables #',
        itemIds: ['a', 'b', 'c'],
        blocks: [
          block('paragraph', quoted('ownKey'), quoted('deadLetters')),
          block('list', quoted('prices'), quoted('script')),
          block('quote', quoted('arabic')),
          block('paragraph', quoted('chinese')),
        ],
      },
      {
        title: 'Costs',
        itemIds: ['d'],
        blocks: [block('paragraph', connective('One study measured this.'), quoted('latency'))],
      },
    ],
    contradictions: [
      {
        statement: 'Sources disagree on whether tables are encrypted without a key.',
        evidenceIds: [idOf('tables')],
        againstEvidenceIds: [idOf('retracted')],
      },
    ],
    limitations: ['Only documents of the given folder were searched.'],
    gaps: [],
    requests: [],
    method: 'extractive',
    ...change,
  };
}

type ItemCoverage = Coverage['items'][number];

function covered(
  itemId: string,
  status: ItemCoverage['status'],
  names: readonly QuoteName[],
  reason: string,
): ItemCoverage {
  return {
    itemId,
    status,
    coverage: 0.8,
    independentSources: names.length,
    evidenceIds: names.map(idOf),
    reason,
  };
}

export function makeCoverage(): Coverage {
  return {
    iteration: 2,
    items: [
      covered('a', 'satisfied', ['default', 'chinese'], 'Two independent sources say so.'),
      covered('b', 'partial', ['ownKey'], 'One source only.'),
      covered('c', 'satisfied', ['tables', 'arabic'], 'Two independent sources say so.'),
      covered('d', 'satisfied', ['latency'], 'A measured figure was found.'),
      covered('e', 'unsatisfied', [], 'Nothing found bears a date.'),
    ],
  };
}

export function makeGate(change: Partial<Gate> = {}): Gate {
  return {
    iteration: 2,
    status: 'retry',
    reasons: ['open items'],
    thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
    counts: { evidenceRecords: 4, citedRecords: 4, domains: ['queues', 'example.org', 'example.net'] },
    openItems: ['e'],
    goesOn: false,
    endReason: 'no_new_evidence',
    cursor: { iteration: 2, purpose: 'research', revision: 0 },
    ...change,
  };
}

function makeClaim(id: string, names: readonly QuoteName[], against: readonly QuoteName[] = []): Claim {
  const support = (name: QuoteName): Claim['supporting'][number] => ({
    sourceId: QUOTES[name][0],
    evidenceId: idOf(name),
  });
  return {
    id,
    text: names[0] === undefined ? '' : QUOTES[names[0]][1],
    supporting: names.map(support),
    contradicting: against.map(support),
    itemIds: ['a'],
    supportStrength: 0.6,
    contradictionFlag: against.length > 0,
    confidence: 0.7,
  };
}

export const NAMES: readonly QuoteName[] = [
  'default',
  'ownKey',
  'deadLetters',
  'tables',
  'prices',
  'script',
  'arabic',
  'chinese',
  'latency',
  'retracted',
];

export interface Findings {
  readonly draft?: Draft;
  readonly gate?: Gate;
  readonly coverage?: Coverage;
}

/** Fills the stores of a world as research would have left them. */
export async function fillWorld(world: World, findings: Findings = {}): Promise<void> {
  const { research } = world.ports;
  for (const [id, text] of Object.entries(TEXTS)) {
    world.files.set(archiveKey(JOB.tenantId, id, sha256(text)), text);
    await research.put(JOB, 'SOURCE', { id, record: makeSource(id) });
  }
  await research.put(JOB, 'SOURCE', {
    id: 's-skipped',
    record: makeSource('s-skipped', { status: 'skipped' }),
  });
  for (const record of NAMES.map(makeEvidence))
    await research.put(JOB, 'EVIDENCE', { id: record.id, record });
  await research.putAll(JOB, 'CLAIM', [
    { id: 'c1', record: makeClaim('c1', ['default', 'chinese']) },
    { id: 'c2', record: makeClaim('c2', ['tables', 'arabic'], ['retracted']) },
    { id: 'c3', record: makeClaim('c3', ['latency']) },
    { id: 'c4', record: makeClaim('c4', ['ownKey', 'deadLetters']) },
  ]);
  await research.put(JOB, 'PLAN', { id: ONLY, record: makePlan() });
  await research.put(JOB, 'BRIEF', {
    id: ONLY,
    record: {
      question: 'How are queues and tables encrypted at rest?',
      originalQuestion: 'How are queues and tables encrypted at rest?',
      language: 'en',
      kind: 'how',
      entities: ['queues', 'tables'],
      aspects: ['encrypted at rest'],
      scopeIn: [],
      scopeOut: [],
      keyTerms: [
        { phrase: 'encrypted at rest', score: 3 },
        { phrase: 'queues', score: 1 },
      ],
    },
  });
  await research.put(JOB, 'DRAFT', { id: 'r0', record: findings.draft ?? makeDraft() });
  await research.put(JOB, 'COVERAGE', { id: 'i2', record: findings.coverage ?? makeCoverage() });
  await research.put(JOB, 'GATE', { id: 'i2', record: findings.gate ?? makeGate() });
}
