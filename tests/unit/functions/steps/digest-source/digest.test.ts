import { PARAGRAPH_ROOM } from '#functions/steps/digest-source/choice-input.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DigestInput, digestWithoutModel } from '#functions/steps/digest-source/without-model.ts';
import { Evidence } from '#shared/domain/evidence.ts';
import { PAGE_BREAK, parseLocator, textAt, verifyLocator } from '#shared/domain/locator.ts';
import { evenly, itemOf, partOf } from '../builders.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { laidOutManuals } from '#tests/support/laid-out-manuals.ts';

const CHECKLIST = [
  itemOf('item_1', [partOf(['data', 'encrypted', 'rest']), partOf(['keys', 'default'], { focus: ['keys'] })]),
  itemOf('item_2', [partOf(['limits', 'size'], { facet: 'limits' })]),
];

function inputOf(canonical: string, change: Partial<DigestInput> = {}): DigestInput {
  return {
    sourceId: 's-1',
    waveId: 'i01',
    archiveHash: 'a'.repeat(64),
    about: 'A guide to tables',
    canonical,
    question:
      'How is data encrypted at rest, which keys are used by default, and what limits of size are there?',
    checklist: CHECKLIST,
    chunkLimit: undefined,
    evidenceLimit: 12,
    evidenceMaxCharacters: 400,
    relevance: 1,
    corpus: { documentCount: 0, idf: evenly },
    ...change,
  };
}

const GUIDE = [
  '# Tables',
  'All data of a table is encrypted at rest. It is encrypted with keys of the service by default.',
  'Whales sing to each other under water, and no one knows why.',
  '## Limits',
  'The size of an item is limited to 400 kilobytes. The size of a table has no limits.',
  '| keys | used by default |',
  '```ts\nnew Table(this, "Data", { encryption: "at rest", keys: "default" });\n```',
].join('\n\n');

interface Range {
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

function rangesOf(evidence: readonly Evidence[]): readonly Range[] {
  return evidence.map((one) => ({ page: 1, start: 0, end: 0, ...parseLocator(one.locator) }));
}

function expectSound(input: DigestInput): readonly Evidence[] {
  const { evidence } = digestWithoutModel(input);
  for (const one of evidence) {
    const answered = one.items.map((item) => `${item.itemId}/${item.part}`);
    expect({
      fits: Evidence.safeParse(one).success,
      verifies: verifyLocator(input.canonical, one.locator, one.quote),
      isLong: one.quote.length > input.evidenceMaxCharacters * PARAGRAPH_ROOM,
      repeats: answered.length - new Set(answered).size,
    }).toEqual({ fits: true, verifies: true, isLong: false, repeats: 0 });
  }
  const ranges = rangesOf(evidence);
  const clashes = ranges.filter((one, index) =>
    ranges
      .slice(index + 1)
      .some((other) => other.page === one.page && other.start < one.end && one.start < other.end),
  );
  expect(clashes).toEqual([]);
  const isShort = input.canonical.length <= 6000;
  expect(evidence.length).toBeLessThanOrEqual(input.evidenceLimit * (isShort ? 2 : 1));
  expect(new Set(evidence.map((one) => one.id)).size).toBe(evidence.length);
  return evidence;
}

const line = fc.oneof(
  fc.constantFrom(
    '# Data at rest',
    '## Keys',
    'Data at rest is encrypted. It is encrypted by default. This holds for keys.',
    'The keys by default are:',
    '- keys of the service for data at rest',
    '- keys of your own for data of the limits',
    'The size is limited to 400 kilobytes of data.',
    '静态数据默认使用密钥加密。大小限制为400。',
    '| keys | default |',
    PAGE_BREAK,
    '',
  ),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
);
const documents = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'));

describe('digestWithoutModel', () => {
  it('takes quotes that stand where their locators say, that do not overlap, within the caps', () => {
    const limits = fc.record({
      evidenceLimit: fc.integer({ min: 1, max: 12 }),
      evidenceMaxCharacters: fc.integer({ min: 40, max: 400 }),
      chunkLimit: fc.constantFrom(undefined, 1, 3),
    });
    fc.assert(
      fc.property(documents, limits, (canonical, change) => {
        expectSound(inputOf(canonical, change));
      }),
      { numRuns: 60 },
    );
  });

  it('takes twice as many as of a document that a model reads', () => {
    const clauses = (count: number): string =>
      Array.from(
        { length: count },
        (_, at) => `## Clause ${at}\n\nTopic${at} of kilns is thing${at}.\n`,
      ).join('\n');
    const taken = (count: number): number =>
      digestWithoutModel(inputOf(clauses(count), { question: 'What of kilns?', evidenceLimit: 5 })).evidence
        .length;
    expect([taken(7), taken(30), taken(300)]).toEqual([7, 10, 10]);
  });

  it('takes quotes of plain text that is set in lines where they stand in what is archived of it', () => {
    fc.assert(
      fc.property(laidOutManuals, (text) => {
        expectSound(inputOf(canonicalise({ contentType: 'text/plain', text }).text));
      }),
      { numRuns: 60 },
    );
  });

  it('quotes what answers each part and leaves the rest', () => {
    const quotes = expectSound(inputOf(GUIDE, { evidenceLimit: 5 })).map((one) => one.quote);
    expect(quotes.some((quote) => quote.includes('All data of a table is encrypted at rest'))).toBe(true);
    expect(quotes.some((quote) => quote.includes('limited to 400 kilobytes'))).toBe(true);
    expect(quotes.join(' ')).not.toContain('Whales');
  });

  it('credits a quote with what it says: of each part the best is the one that bears it', () => {
    const canonical = [
      'The data of a table is encrypted at rest.',
      'Keys of the service are used by default.',
      'The size of an item is limited.',
    ].join('\n\n');
    const evidence = expectSound(inputOf(canonical));
    const bestFor = (itemId: string, part: number): string | undefined =>
      evidence
        .map(({ quote, items }) => ({
          quote,
          value: items.find((one) => one.itemId === itemId && one.part === part)?.value ?? -Infinity,
        }))
        .toSorted((a, b) => b.value - a.value)[0]?.quote;
    expect(bestFor('item_1', 1)).toContain('Keys');
    expect(bestFor('item_2', 0)).toContain('limited');
  });

  it('locates quotes by page where there are pages', () => {
    const canonical = ['Contents of the guide.', GUIDE, 'The end of the guide.'].join(PAGE_BREAK);
    const evidence = expectSound(inputOf(canonical));
    expect(evidence.some(({ locator }) => locator.startsWith('page:2:char:'))).toBe(true);
    for (const one of evidence) expect(textAt(canonical, one.locator)).toBe(one.quote);
  });

  it('quotes nothing that runs over the end of a page', () => {
    const canonical = `All data of a table is${PAGE_BREAK}encrypted at rest by default.`;
    for (const one of expectSound(inputOf(canonical))) expect(one.quote).not.toContain(PAGE_BREAK);
  });

  it('reads no more than the best chunks of a source that is not read in full', () => {
    const filler = 'Whales sing to each other under water and travel far. '.repeat(60);
    const canonical = `${filler}\n\nAll data of a table is encrypted at rest.\n\n${filler}\n\nData may rest.`;
    const quotes = expectSound(inputOf(canonical, { chunkLimit: 1 })).map((one) => one.quote);
    expect(quotes).toContain('All data of a table is encrypted at rest.');
    expect(quotes).not.toContain('Data may rest.');
  });

  it('keeps key points and summary to a few statements of the document, in its order', () => {
    const { keyPoints, summary } = digestWithoutModel(inputOf(GUIDE));
    expect(keyPoints.length).toBeGreaterThan(0);
    expect(keyPoints.length).toBeLessThanOrEqual(5);
    const flat = GUIDE.replaceAll(/\s+/gu, ' ');
    const places = keyPoints.map((point) => flat.indexOf(point));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(summary).toBe(keyPoints.slice(0, 3).join(' '));
  });

  it('flags a quote that hedges', () => {
    const evidence = expectSound(inputOf('Data at rest might be encrypted, but this is unclear.'));
    expect(evidence[0]?.isUncertain).toBe(true);
  });

  it('reads Chinese', () => {
    const part = partOf(['静态', '数据', '加密']);
    const canonical = '# 加密\n\n静态数据默认使用服务端密钥加密。\n\n鲸鱼在水下互相唱歌。';
    const evidence = expectSound(
      inputOf(canonical, { checklist: [itemOf('item_1', [part])], question: '静态数据如何加密？' }),
    );
    expect(evidence.map((one) => one.quote)).toEqual(['静态数据默认使用服务端密钥加密。']);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\f\n '],
    ['headings only', '# Data\n'.repeat(2000)],
    ['half characters', '\ud800 data encrypted \udc00 at rest \ud800'.repeat(20)],
    ['NUL and marks of direction', 'All data\u0000 is \u202eencrypted\u202c at rest by default.'],
    ['page breaks only', PAGE_BREAK.repeat(500)],
    ['list marks only', '- '.repeat(3000)],
    ['fences that do not end', '```\n'.repeat(999)],
  ])('is not upset by %s', (_, canonical) => {
    expectSound(inputOf(canonical));
  });

  it('digests one line of half a million characters', () => {
    const evidence = expectSound(inputOf('data encrypted at rest '.repeat(22_000), { chunkLimit: 15 }));
    expect(evidence.length).toBeLessThanOrEqual(12);
  });

  it('digests a million characters without a space', () => {
    expectSound(inputOf('x'.repeat(1_000_000), { chunkLimit: 15 }));
  });

  it('digests ten thousand headings', () => {
    expectSound(inputOf('## Data at rest\n\nKeys are used.\n\n'.repeat(10_000), { chunkLimit: 15 }));
  });
});
