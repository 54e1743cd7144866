import { describe, expect, it } from 'vitest';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { evidenceOf } from '../builders.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { LEAST_PERHAPS } from '#shared/domain/how-likely.ts';
import { answers, inputOf, quotesOf, sentencesOf } from './draft-input.ts';

describe('a draft without a model, of what nothing answers', () => {
  it('names what nothing answers', () => {
    const evidence = [
      evidenceOf({ sourceId: 's-1', quote: 'Objects are sealed by default.', items: answers('item_1', 0) }),
    ];
    const question = 'How do S3 and SQS differ in sealing, and which keys are used?';
    const input = inputOf({ question, evidence });
    const draft = draftWithoutModel(input);
    const open = input.coverage?.items.filter((item) => item.status !== 'satisfied') ?? [];
    expect(open.length).toBeGreaterThan(1);
    expect(draft.gaps).toHaveLength(open.length);
    expect(
      sentencesOf(draft)
        .map((sentence) => sentence.text)
        .join(' '),
    ).toContain('Nothing that was found answers “');
  });

  it('says so once when nothing answers at all', () => {
    const draft = draftWithoutModel(inputOf());
    expect(quotesOf(draft)).toEqual([]);
    expect(draft.answer.flatMap(({ sentences }) => sentences)).toHaveLength(1);
    expect(draft.answer[0]?.sentences[0]?.text).toMatch(/^Nothing that was found answers “/u);
    expect(draft.gaps.length).toBe(inputOf().plan.checklist.length);
  });

  it.each([
    [1, 'The closest passage:'],
    [2, 'The closest passages:'],
  ])('shows of what nothing answers the %d closest, called so and denied no further', (count, words) => {
    const near = ['Iron rusts in the wet air.', 'What rusts is iron, never gold.'].map((quote, at) =>
      evidenceOf({ sourceId: `s-${at + 1}`, quote, items: [{ itemId: 'item_1', part: 0, score: 0.2 }] }),
    );
    const input = inputOf({ question: 'Why does iron rust?', evidence: near.slice(0, count) });
    const { answer } = draftWithoutModel(input);
    expect(answer).toHaveLength(1);
    expect(answer[0]?.sentences.map(({ text }) => text)).toEqual([
      words,
      ...near.slice(0, count).map(({ quote }) => quote),
    ]);
  });

  it('shows what comes near in meaning, though it has no word of what is asked', () => {
    const drafted = (...near: readonly Partial<Evidence['items'][number]>[]) => {
      const evidence = near.map((measured, at) => {
        const items = [{ itemId: 'item_1', part: 0, score: 0.05, ...measured }];
        return evidenceOf({
          sourceId: 's-1',
          quote: `Press the ${at}. button, then turn it.`,
          start: at * 99,
          items,
        });
      });
      return quotesOf(draftWithoutModel(inputOf({ question: 'How do I set the time?', evidence })));
    };
    expect(drafted({ nearness: 0.5 })).toHaveLength(1);
    expect(drafted({ nearness: 0.1 })).toEqual([]);
    // By words and meaning together.
    expect(drafted({ nearness: 0.3, value: 4 })).toHaveLength(1);
    expect(drafted({ nearness: 0.3, value: 3 })).toEqual([]);
    const assumed = { nearness: 0.5, isAssumed: true } as const;
    expect(drafted({ nearness: 0.5 }, assumed, assumed)).toHaveLength(1);
  });

  it('shows what a document that comes close says in other words, of a question that is not compared in meaning', () => {
    const [near, other] = [
      'Der Ofen steht im Hof, der Ofen der Töpfer.',
      'Wer ihn anfasst, zieht Handschuhe an.',
    ];
    const shown = (question: string, sourceId: string): readonly string[] => {
      const evidence = [near, other].map((quote, at) =>
        evidenceOf({
          sourceId: at === 0 ? 's-1' : sourceId,
          quote,
          start: at * 99,
          items: [{ itemId: 'item_1', part: 0, score: 0.1, value: 1 }],
        }),
      );
      return quotesOf(draftWithoutModel(inputOf({ question, evidence }))).map(({ text }) => text);
    };
    const question = 'Was muss ich beim Ofen der Töpfer beachten?';
    expect(shown(question, 's-1')).toEqual([near, other]);
    expect(shown(question, 's-2')).toEqual([near]);
    expect(shown('What do I have to mind at the Ofen of the Töpfer?', 's-1')).toEqual([near]);
  });

  it('denies what is not answered, and not what is perhaps answered beside it', () => {
    const near = ['item_1', 'item_2'].map((itemId) =>
      evidenceOf({
        sourceId: 's-1',
        quote: `Iron rusts in the wet air of ${itemId}.`,
        items: [{ itemId, part: 0, score: 0.2 }],
      }),
    );
    const input = inputOf({
      question: 'Why does iron rust? And why does copper turn green?',
      evidence: near,
    });
    const said = (confidences: readonly number[]): string => {
      const items = (input.coverage?.items ?? []).map((item, index) => ({
        ...item,
        confidence: confidences[index] ?? 0,
      }));
      const draft = draftWithoutModel({ ...input, coverage: { iteration: 1, items } });
      return sentencesOf(draft)
        .map(({ text }) => text)
        .join(' ');
    };
    const one = said([LEAST_PERHAPS, 0]);
    expect(one).toMatch(/Nothing that was found .*copper turn green/u);
    expect(one).not.toMatch(/Nothing that was found .*iron/u);
    expect(said([LEAST_PERHAPS, LEAST_PERHAPS])).not.toContain('Nothing that was found');
  });

  it('takes a slip of the pen for what was meant', () => {
    const quote = 'Sleet patinates copper.';
    const near = evidenceOf({ sourceId: 's-1', quote, items: [{ itemId: 'item_1', part: 0, score: 0.2 }] });
    const shown = (question: string): readonly string[] =>
      quotesOf(draftWithoutModel(inputOf({ question, evidence: [near] }))).map(({ text }) => text);
    expect(shown('What does verdigris do to patinatse?')).toEqual([]);
    expect(shown('Why are copper roofs patinatde?')).toEqual([quote]);
  });

  it('names items that no iteration has looked at', () => {
    const draft = draftWithoutModel({ ...inputOf(), coverage: undefined });
    for (const gap of draft.gaps) expect(gap).toMatch(/: not looked at\.$/u);
  });
});
