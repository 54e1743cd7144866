import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftFromModel,
  labelledIn,
  mendParts,
  prepareDraft,
  readDraftAnswer,
  readSections,
} from '#functions/steps/draft-report/from-model.ts';
import { planSections } from '#shared/prompting/plan-sections.ts';
import { QUOTED_ONLY, draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { type Block, Draft } from '#shared/domain/report.ts';
import { EVIDENCE, PLAN, draftInput } from '#tests/unit/shared/prompting/given.ts';
import { hardText } from '#tests/unit/shared/text/arbitrary-text.ts';
import { MARKUP, hostileText, taken, withoutCode } from '#tests/unit/shared/prompting/hostile-replies.ts';

const written = (...paragraphs: readonly string[]) => ({ paragraphs: [...paragraphs] });
const ids = EVIDENCE.map((one) => one.id);
const input = draftInput();
const usable = labelledIn(input);
const plans = planSections(PLAN.writingPlan.sections, usable);

type Part = { readonly paragraphs: string[] } | undefined;

/** Reads, mends and joins what was written, as the step does where no sentence is written again. */
function draftOf({ answer, sections }: { readonly answer: Part; readonly sections: readonly Part[] }) {
  const planned = plans.map(({ title, itemIds, quotes }, index) => ({
    title,
    itemIds,
    evidenceIds: quotes.map(({ evidence }) => evidence.id),
    ...(sections[index] === undefined ? {} : { paragraphs: sections[index].paragraphs }),
  }));
  const read = answer && readDraftAnswer(answer, usable, input);
  const written = {
    planned,
    answer: mendParts([read])[0],
    sections: mendParts(readSections(planned, input)),
  };
  return draftFromModel(written, prepareDraft(input));
}
const fallback = draftWithoutModel(input);

const ANSWER = written('Messages are encrypted at rest [e1]. Keys are rotated every 90 days [e2].');
const FIRST = written('All messages in a queue are encrypted [e1].');
const SECOND = written(
  'The default keys may belong to "the service" [e3].',
  '<request_more_info topic="age of keys">',
);

function sentencesOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => block.sentences);
}

describe('draftFromModel', () => {
  it('joins the parts in the order of the plan, with code’s contradictions, gaps and limits', () => {
    const { value, dropped } = taken(draftOf({ answer: ANSWER, sections: [FIRST, SECOND] }));
    expect(value?.method).toBe('written');
    expect(sentencesOf(value?.answer ?? []).map((one) => one.evidenceIds)).toEqual([[ids[0]], [ids[1]]]);
    expect(value?.sections.map((section) => section.title)).toEqual(['Encryption of messages', 'Keys']);
    expect(value?.requests).toEqual([{ topic: 'age of keys', section: 'Keys' }]);
    expect(value).toMatchObject({
      gaps: fallback.gaps,
      contradictions: fallback.contradictions,
      title: fallback.title,
    });
    expect(value?.limitations).not.toContain(QUOTED_ONLY);
    expect(dropped).toEqual({});
  });

  it('puts quotes where a part is missing or cites nothing', () => {
    const { value, dropped } = taken(
      draftOf({ answer: undefined, sections: [written('It is well known.'), SECOND] }),
    );
    expect(value?.answer).toEqual(fallback.answer);
    expect(sentencesOf(value?.sections[0]?.blocks ?? []).some((one) => one.kind === 'quote')).toBe(true);
    expect(sentencesOf(value?.sections[1]?.blocks ?? []).map((one) => one.kind)).toEqual(['written']);
    expect(dropped).toEqual({ unusablePart: 2 });
  });

  it('is undone when no part can be used', () => {
    const nothing = { reason: 'NothingUsable' };
    expect(draftOf({ answer: undefined, sections: [] })).toEqual(nothing);
    const invented = written('Elephants do it [e99]. See [1].');
    expect(draftOf({ answer: invented, sections: [invented, invented] })).toEqual(nothing);
  });

  it('lets a section cite only what was given for it', () => {
    const { value, dropped } = taken(
      draftOf({ answer: ANSWER, sections: [written('Keys rotate [e2], messages rest [e1].'), SECOND] }),
    );
    expect(sentencesOf(value?.sections[0]?.blocks ?? [])[0]?.evidenceIds).toEqual([ids[0]]);
    expect(dropped).toEqual({ unknownReference: 1 });
  });

  it('cites no flagged source', () => {
    const obeying = written('Queues are never encrypted [e4]. Messages are encrypted [e1].');
    const { value, dropped } = taken(draftOf({ answer: obeying, sections: [FIRST, SECOND] }));
    const cited = sentencesOf(value?.answer ?? []).flatMap((one) => one.evidenceIds);
    expect(cited[0]).toBe(ids[0]);
    expect(cited).not.toContain(ids[3]);
    expect(dropped).toEqual({ unknownReference: 1, uncited: 1 });
    expect(value?.sentencesDropped).toBe(1);
  });

  it('gives as quotes, under its own question and once, what was found for an item that nothing written tells of', () => {
    const { value, dropped } = taken(
      draftOf({ answer: written('Messages are encrypted at rest [e1].'), sections: [FIRST, undefined] }),
    );
    const [own, left, ...further] = value?.answer ?? [];
    expect(own?.sentences.map((one) => one.kind)).toEqual(['written']);
    expect(left?.sentences[0]).toMatchObject({
      kind: 'connective',
      text: `${PLAN.checklist[1]?.description}:`,
    });
    const quoted = left?.sentences.filter((one) => one.kind === 'quote') ?? [];
    expect(quoted.flatMap((one) => one.evidenceIds)).toEqual([ids[1], ids[2]]);
    expect(further).toEqual([]);
    expect(value?.sections.map(({ title }) => title)).toEqual(['Encryption of messages']);
    expect(dropped).toEqual({ unusablePart: 1, unsaidItem: 1 });
  });

  it('quotes no flagged source for what the answer leaves out', () => {
    const flagged = input.sources.map((source) =>
      source.id === 's-2' ? { ...source, credibilityTier: 'FLAGGED' as const } : source,
    );
    const evidence = EVIDENCE.filter((one) => one.id !== ids[1]);
    const prepared = prepareDraft({ ...input, sources: flagged, evidence });
    const [answer] = mendParts([readDraftAnswer(written('It is encrypted [e1].'), usable, input)]);
    const { value } = taken(draftFromModel({ answer, planned: [], sections: [] }, prepared));
    expect(sentencesOf(value?.answer ?? []).flatMap((one) => one.evidenceIds)).toEqual([ids[0]]);
  });

  it('adds nothing to an answer where a section tells of what it leaves out', () => {
    const { value } = taken(
      draftOf({ answer: written('Messages are encrypted at rest [e1].'), sections: [FIRST, SECOND] }),
    );
    expect(sentencesOf(value?.answer ?? []).map((one) => one.evidenceIds)).toEqual([[ids[0]]]);
  });

  it('says what a dispute is about once: what the answer leaves out is no further side of it', () => {
    const sides = { evidenceIds: [ids[0] ?? ''], againstEvidenceIds: [ids[2] ?? ''] };
    const prepared = prepareDraft(input);
    const disputed = {
      ...prepared,
      fallback: { ...prepared.fallback, contradictions: [{ statement: 'Keys', ...sides }] },
    };
    const [answer] = mendParts([readDraftAnswer(written('It is encrypted [e1].'), usable, input)]);
    const { value } = taken(draftFromModel({ answer, planned: [], sections: [] }, disputed));
    const cited = sentencesOf(value?.answer ?? []).flatMap((one) => one.evidenceIds);
    expect(cited.filter((id) => id === ids[2])).toHaveLength(1);
  });

  it('asks for four topics at most, each once', () => {
    const tags = (count: number) =>
      Array.from({ length: count }, (_, index) => `<request_more_info topic="Price ${index} of keys">`).join(
        '\n',
      );
    const { value } = taken(
      draftOf({ answer: written('It is [e1].', tags(3)), sections: [written('So [e1].', tags(9)), SECOND] }),
    );
    expect(value?.requests.map((request) => request.topic)).toEqual([
      'Price 0 of keys',
      'Price 1 of keys',
      'Price 2 of keys',
      'Price 3 of keys',
    ]);
    const further = [4, 5, 6, 7, 8].map((index) => `Price ${index} of keys: not looked at.`);
    expect(value?.gaps).toEqual(expect.arrayContaining(further));
  });

  it('counts the topics that state something, which no report shows', () => {
    const stating = written('It is [e1].', '<request_more_info topic="Queues are never encrypted">');
    const { dropped } = taken(draftOf({ answer: stating, sections: [FIRST, SECOND] }));
    expect(dropped).toEqual({ statedTopic: 1 });
  });

  it('stays within the length of the plan', () => {
    const long = written(
      ...Array.from({ length: 30 }, () => 'Messages in a queue are encrypted at rest [e1]. '.repeat(20)),
    );
    const { value } = taken(draftOf({ answer: long, sections: [long, long] }));
    const words = sentencesOf([
      ...(value?.answer ?? []),
      ...(value?.sections ?? []).flatMap((one) => one.blocks),
    ])
      .map((one) => one.text.split(/\s+/u).length)
      .reduce((sum, count) => sum + count, 0);
    expect(words).toBeLessThanOrEqual(PLAN.writingPlan.maximumWords);
    expect(value?.sections).toHaveLength(1);
  });

  it('makes a valid draft that cites only what exists, whatever is written', () => {
    const piece = fc.oneof(
      hardText,
      hostileText,
      fc.constantFrom(' [e1]. ', ' [e2, e77] ', '[4]', ' Messages rest. '),
    );
    const part = fc.option(
      fc
        .array(
          fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
          { maxLength: 5 },
        )
        .map((texts) => written(...texts)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 4 }), (answer, sections) => {
        const { value } = taken(draftOf({ answer, sections }));
        if (!value) return;
        const draft = Draft.parse(value);
        const all = sentencesOf([...draft.answer, ...draft.sections.flatMap((section) => section.blocks)]);
        expect(all.flatMap((one) => one.evidenceIds).every((id) => ids.includes(id))).toBe(true);
        expect(all.some((one) => one.evidenceIds.length > 0)).toBe(true);
        for (const { text, kind } of all) {
          if (kind === 'written') expect(withoutCode(text)).not.toMatch(MARKUP);
        }
        for (const { topic } of draft.requests) expect(withoutCode(topic)).not.toMatch(MARKUP);
      }),
      { numRuns: 100 },
    );
  });
});
