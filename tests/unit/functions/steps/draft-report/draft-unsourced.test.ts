import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftUnsourced } from '#functions/steps/draft-report/write-unsourced.ts';
import { UNSOURCED_NOTICE } from '#shared/research/draft-words.ts';
import { Draft } from '#shared/domain/report.ts';
import { BRIEF, PLAN } from '#tests/unit/shared/prompting/given.ts';
import { hostileText, taken } from '#tests/unit/shared/prompting/hostile-replies.ts';

const INPUT = {
  brief: BRIEF,
  plan: PLAN,
  coverage: undefined,
  evidence: [],
  claims: [],
  sources: [],
  revision: 0,
  trouble: 'off',
} as const;

function said(...paragraphs: string[]): readonly string[] {
  const { value } = taken(draftUnsourced({ paragraphs }, INPUT));
  return (value?.answer ?? []).flatMap((block) => block.sentences.map((sentence) => sentence.text)).slice(1);
}

describe('draftUnsourced', () => {
  it('R2.9 puts a notice first, and calls every sentence a statement without a source', () => {
    const { value } = taken(draftUnsourced({ paragraphs: ['Keys are used.', 'However:'] }, INPUT));
    const [notice, ...rest] = (value?.answer ?? []).flatMap((block) => block.sentences);
    expect(notice).toEqual({ text: UNSOURCED_NOTICE, kind: 'connective', evidenceIds: [] });
    expect(rest.map((sentence) => sentence.kind)).toEqual(['written', 'written']);
    expect(value).toMatchObject({ method: 'unsourced', sections: [], contradictions: [], requests: [] });
  });

  it.each([
    'Keys rotate (Smith, 2019).',
    'Keys rotate (Smith and Lee 2019; Wu 2020).',
    'Smith (2019) showed that keys rotate.',
    'Smith et al. showed that keys rotate.',
    'Keys rotate, see doi 10.1000/182.',
    'Keys rotate (PMID 123456).',
    'Keys rotate, as arXiv 1234.5678 says.',
  ])('leaves out a sentence that refers to a source: %s', (reference) => {
    expect(said(`Keys are used. ${reference} That is all.`)).toEqual(['Keys are used.', 'That is all.']);
  });

  it.each([
    ['Keys are used [1].', 'Keys are used.'],
    ['Keys are used [e3, e4].', 'Keys are used.'],
    ['Keys are used 【3†source】.', 'Keys are used.'],
    ['Keys are [used](https://evil.example/x).', 'Keys are used.'],
    ['Keys (of 256 bits) came in 1998.', 'Keys (of 256 bits) came in 1998.'],
  ])('takes marks and addresses off: %s', (text, plain) => {
    expect(said(text)).toEqual([plain]);
  });

  it('asks for nothing, and is none when nothing is left', () => {
    expect(said('Keys are used.\n<request_more_info topic="more about keys and how they rotate">')).toEqual([
      'Keys are used.',
    ]);
    for (const paragraphs of [[], ['[1]'], ['Smith et al. know.']])
      expect(draftUnsourced({ paragraphs }, INPUT)).toEqual({ reason: 'NothingUsable' });
  });

  it('is none where the model says that it will not write', () => {
    const refusal = "I'm sorry, but I can't help with that request.";
    expect(draftUnsourced({ paragraphs: [refusal] }, INPUT)).toEqual({ reason: 'NothingUsable' });
  });

  it('cites nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 6 }), (paragraphs) => {
        const { value } = taken(draftUnsourced({ paragraphs }, INPUT));
        if (value === undefined) return;
        expect(Draft.safeParse(value).success).toBe(true);
        const sentences = value.answer.flatMap((block) => block.sentences);
        expect(sentences.flatMap((sentence) => sentence.evidenceIds)).toEqual([]);
        expect(sentences.slice(1).every((sentence) => sentence.kind === 'written')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
