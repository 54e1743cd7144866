import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePayload } from '#functions/steps/digest-source/digest-payload.ts';
import { digestFromModel } from '#functions/steps/digest-source/from-model.ts';
import {
  type DigestDraft,
  type DigestInput,
  digestWithoutModel,
} from '#functions/steps/digest-source/without-model.ts';
import { loadConfig } from '#shared/config.ts';
import { DIGEST_BOUNDS, DigestPayload } from '#shared/domain/digest.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { sha256 } from '#shared/text/hash.ts';
import { digestInput } from '#tests/unit/shared/prompting/given.ts';
import { taken } from '#tests/unit/shared/prompting/hostile-replies.ts';
import { openDigestWorld, READING, TEXT } from './digest-world.ts';
import { numberOf } from './numbers.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';

const PAGES = [
  'Queues encrypt all messages at rest with keys that the service manages.',
  'Tables encrypt every row at rest. Customers may bring their own keys to encrypt tables.',
].join('\f');

type Reader = (input: DigestInput) => DigestDraft;

/** A model that points at what the fallback would take. */
const pointing: Reader = (input) => {
  const fallback = digestWithoutModel(input);
  const answers = fallback.evidence.map((one) => numberOf(input.canonical, one.quote));
  const reply = { parts: [{ part: 'item_1.1', answers, touches: [] }] };
  return taken(digestFromModel(reply, input)).value ?? fallback;
};

const READERS: readonly (readonly [string, Reader])[] = [
  ['the fallback', digestWithoutModel],
  ['a model', pointing],
];

describe.each(READERS)('R3.1 the payload of %s', (_name, read) => {
  const make = (canonical: string, environment: Readonly<Record<string, string>> = {}): DigestPayload => {
    const settings = loadConfig(environment).digest;
    const input = {
      ...digestInput(),
      canonical,
      archiveHash: sha256(canonical),
      evidenceMaxCharacters: settings.evidenceMaxCharacters,
    };
    const draft = read(input);
    return composePayload({ ...input, draft, evidence: draft.evidence }, settings);
  };

  it('has the fields of seed 004 and no others', () => {
    const payload = make(PAGES);
    expect(Object.keys(payload)).toEqual([
      'version',
      'content_type',
      'query_hash',
      'summary',
      'key_points',
      'evidence_snippets',
      'original_chars',
      'digest_chars',
      'compression_ratio',
      'source_text_hash',
    ]);
    expect(payload).toMatchObject({
      version: '1.0',
      content_type: 'digest/v1',
      query_hash: sha256(digestInput().question).slice(0, 8),
      original_chars: PAGES.length,
      source_text_hash: `sha256:${sha256(PAGES)}`,
    });
    expect(payload.evidence_snippets.length).toBeGreaterThan(0);
    for (const snippet of payload.evidence_snippets)
      expect(Object.keys(snippet)).toEqual(['text', 'locator', 'relevance_score']);
  });

  it('has of a quote that is longer than a snippet may be its beginning, at its own place', () => {
    const [long] = make(PAGES).evidence_snippets;
    const most = Math.floor((long?.text.length ?? 0) * 0.8);
    const [cut] = make(PAGES, { DIGEST_EVIDENCE_MAX_CHARACTERS: String(most) }).evidence_snippets;
    expect(cut?.text.length).toBeLessThanOrEqual(most);
    expect(verifyLocator(PAGES, cut?.locator ?? '', cut?.text ?? '')).toBe(true);
  });

  it('gives locators by page where there are pages, else by character, and each verifies', () => {
    for (const [canonical, form] of [
      [PAGES, /^page:[12]:char:\d+-\d+$/u],
      [PAGES.replace('\f', '\n\n'), /^char:\d+-\d+$/u],
    ] as const) {
      const { evidence_snippets: snippets } = make(canonical);
      expect(snippets.length).toBeGreaterThan(0);
      for (const { text, locator } of snippets) {
        expect(locator).toMatch(form);
        expect(verifyLocator(canonical, locator, text)).toBe(true);
      }
    }
  });

  it('keeps to its schema and its caps, whatever the document and the settings', () => {
    const words = fc.constantFrom('keys', 'messages', 'encrypt', 'at rest', '密钥', '🔑', '.', '\n\n', '\f');
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 300 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 6 }),
        (parts, characters, snippets) => {
          const payload = make(parts.join(' '), {
            DIGEST_EVIDENCE_MAX_CHARACTERS: String(characters),
            DIGEST_MAX_EVIDENCE_SNIPPETS: String(snippets),
          });
          expect(DigestPayload.safeParse(payload).error).toBeUndefined();
          expect(payload.evidence_snippets.length).toBeLessThanOrEqual(snippets);
          for (const { text } of payload.evidence_snippets)
            expect(text.length).toBeLessThanOrEqual(characters);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('counts its own characters, and gives what share of the text they are', () => {
    const long = `${PAGES}\n\n${'Nothing more is said about anything here. '.repeat(800)}`;
    const payload = make(long);
    const own = [
      payload.summary,
      ...payload.key_points,
      ...payload.evidence_snippets.map((snippet) => snippet.text),
    ];
    expect(payload.digest_chars).toBe(own.join('').length);
    expect(payload.compression_ratio).toBeCloseTo(payload.digest_chars / long.length, 10);
    expect(make('Keys encrypt messages at rest.').compression_ratio).toBeLessThanOrEqual(1);
  });

  it('leaves the snippets out when it is asked to', () => {
    expect(make(PAGES, { DIGEST_INCLUDE_EVIDENCE: 'false' }).evidence_snippets).toEqual([]);
  });
});

describe('R3.1 a digest from the step', () => {
  it('is of one form, whoever read the document', async () => {
    const byCode = await openDigestWorld();
    const byModel = await openDigestWorld({ model: scriptedModel({ script: () => READING }) });
    const made = [];
    for (const world of [byCode, byModel]) made.push((await world.digest(await world.newJob())).digest);
    for (const digest of made) {
      expect(DigestPayload.strict().safeParse(digest.payload).error).toBeUndefined();
      for (const { text, locator } of digest.payload.evidence_snippets)
        expect(verifyLocator(TEXT, locator, text)).toBe(true);
    }
    expect(made[1]?.payload.summary).toBe(made[0]?.payload.summary);
    expect(made[1]?.payload.key_points.length).toBeLessThanOrEqual(DIGEST_BOUNDS.keyPoints);
  });
});
