import { describe, expect, it } from 'vitest';
import { readRevisions, revisionFromModel } from '#functions/steps/revise-report/from-model.ts';
import { type RevisionInput, partsAsking, promptForRevision } from '#functions/steps/revise-report/prompt.ts';
import { Draft } from '#shared/domain/report.ts';
import { BRIEF, CLAIMS, EVIDENCE, SOURCES, TODAY } from '#tests/unit/shared/prompting/given.ts';
import { askingDraft } from '#tests/unit/shared/prompting/written.ts';
import { evidenceOf } from '../builders.ts';
import { taken } from '#tests/unit/shared/prompting/hostile-replies.ts';

const FOUND = evidenceOf(
  { sourceId: 's-2', quote: 'Keys of customers are rotated once a year.', start: 900 },
  { waveId: 'r01' },
);
const input: RevisionInput = {
  draft: askingDraft(),
  brief: BRIEF,
  evidence: [...EVIDENCE, FOUND],
  sources: SOURCES,
  claims: CLAIMS,
  revision: 1,
};
const written = (...paragraphs: readonly string[]) => ({ paragraphs: [...paragraphs] });
/** By order of id: s-1 has e1 and e2, s-2 e3 and, new, e4, s-3 e5. */
const ANSWER = written('All messages are encrypted [e1]. Keys of customers are rotated once a year [e4].');
const KEYS = written('Keys are rotated every 90 days [e2], those of customers once a year [e4].');

const revisionOf = (replies: Parameters<typeof readRevisions>[0]) =>
  revisionFromModel(readRevisions(replies, input), input);

describe('partsAsking', () => {
  it('gives the answer and each section that asked, with their topics', () => {
    expect(partsAsking(askingDraft()).map((part) => [part.section, part.topics])).toEqual([
      [undefined, ['rotation of keys']],
      ['Keys', ['keys of customers']],
    ]);
  });

  it('leaves out a section that is no longer there', () => {
    const draft = { ...askingDraft(), requests: [{ topic: 'x', section: 'Gone' }] };
    expect(partsAsking(draft)).toEqual([]);
  });
});

describe('promptForRevision', () => {
  it('names the new quotes, and shows the part with its citations', () => {
    const [answer] = partsAsking(input.draft);
    if (!answer) throw new Error('The answer asks for more.');
    const { user } = promptForRevision(answer, { ...input, today: TODAY });
    expect(user).toMatch(/<new-[\da-f]+>\ne4\n/u);
    expect(user).toContain('All messages are encrypted. [e1] In short:');
    expect(user).not.toContain('Queues are never encrypted.');
  });
});

describe('revisionFromModel', () => {
  it('replaces the parts that asked, and leaves the rest', () => {
    const { value, dropped } = taken(revisionOf([ANSWER, KEYS]));
    const draft = Draft.parse(value);
    expect(draft.revision).toBe(1);
    expect(draft.answer[0]?.sentences.map((one) => one.evidenceIds)).toEqual([[EVIDENCE[0]?.id], [FOUND.id]]);
    expect(draft.sections[0]?.blocks[0]?.sentences[0]?.evidenceIds).toEqual([EVIDENCE[1]?.id, FOUND.id]);
    expect(draft.requests).toEqual([]);
    expect(dropped).toEqual({});
  });

  it('leaves the quotes of what the writer left out behind a revised answer, and asks no writer to keep them', () => {
    const quoted = EVIDENCE.slice(1, 3).map(({ id, quote }) => ({
      text: quote,
      kind: 'quote' as const,
      evidenceIds: [id],
    }));
    const label = { text: 'Which keys are used?', kind: 'connective' as const, evidenceIds: [] };
    const left = { form: 'paragraph' as const, sentences: [label, ...quoted] };
    const answer = [...input.draft.answer, left];
    const draft = { ...input.draft, answer, sections: [], requests: [{ topic: 'rotation of keys' }] };
    const given = { ...input, draft };
    const { value, dropped } = taken(revisionFromModel(readRevisions([ANSWER], given), given));
    const cited = (value?.answer ?? []).flatMap(({ sentences }) =>
      sentences.flatMap((one) => one.evidenceIds),
    );
    expect(cited).toEqual([EVIDENCE[0]?.id, FOUND.id, EVIDENCE[1]?.id, EVIDENCE[2]?.id]);
    expect(dropped).toEqual({});
  });

  it('leaves a part as it was when its revision lost what it cited, and its topics to the fallback', () => {
    const { value, dropped } = taken(revisionOf([ANSWER, written('Nothing is known of keys.')]));
    expect(value?.sections[0]).toEqual(input.draft.sections[0]);
    expect(value?.sections[1]?.title).toBe('On keys of customers');
    expect(value?.sections[1]?.blocks[0]?.sentences[0]?.text).toBe(FOUND.quote);
    expect(dropped).toEqual({ unusablePart: 1 });
  });

  it('asks for new topics alone', () => {
    const asking = written(
      'All messages are encrypted [e1]. <request_more_info topic="Rotation of keys!">',
      '<request_more_info topic="keys of regions">',
    );
    const { value } = taken(revisionOf([asking, KEYS]));
    expect(value?.requests).toEqual([{ topic: 'keys of regions' }]);
  });

  it('asks for four topics at most, those of the answer first', () => {
    const asking = (text: string, ...topics: readonly string[]) =>
      written(text, ...topics.map((topic) => `<request_more_info topic="${topic}">`));
    const { value } = taken(
      revisionOf([
        asking('All messages are encrypted [e1].', 'keys of regions', 'prices', 'limits'),
        asking('Keys are rotated every 90 days [e2].', 'owners', 'audits', 'backups'),
      ]),
    );
    expect(value?.requests.slice(0, 2)).toEqual([{ topic: 'keys of regions' }, { topic: 'prices' }]);
    expect(value?.requests).toHaveLength(4);
  });

  it.each([[[]], [[undefined, undefined]], [[written(''), written('It is so [e99].')]]])(
    'is undone when no part can be used: %j',
    (replies) => {
      expect(revisionOf(replies)).toEqual({ reason: 'NothingUsable' });
    },
  );
});
