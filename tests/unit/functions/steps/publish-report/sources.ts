import { type Evidence, evidenceId } from '#shared/domain/evidence.ts';
import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';
import type { Block, Sentence } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';

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
    items: [{ itemId: ITEMS[name], part: 0, score: 0.9 }],
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
