import { describe, expect, it } from 'vitest';
import { ContextTooLong, ServiceUnavailable } from '#shared/errors.ts';
import { type LabelledEvidence, labelEvidence } from '#shared/prompting/handles.ts';
import {
  type FaultySentence,
  type ReadPart,
  type WrittenFrom,
  readWritten,
} from '#shared/prompting/read-written.ts';
import { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import {
  type CorrectionInput,
  correctSentences,
  promptForCorrections,
} from '#shared/research/correct-sentences.ts';
import { type Writing, writeParts } from '#shared/research/write-parts.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';
import { makeDraft } from '#tests/unit/functions/steps/publish-report/fixture.ts';
import { BRIEF, EVIDENCE, SOURCES } from '#tests/unit/shared/prompting/given.ts';
import { openDraft } from './draft-world.ts';

function faulty(text: string, change: Partial<FaultySentence> = {}): FaultySentence {
  return { block: 0, sentence: 0, text, cited: [], faults: [{ kind: 'uncited' }], ...change };
}

function correction(sentences: readonly FaultySentence[]): CorrectionInput {
  return {
    today: '2026-03-14T09:00:00.000Z',
    brief: BRIEF,
    faulty: sentences,
    evidence: EVIDENCE,
    sources: SOURCES,
  };
}

const fixed = (name: string, text: string) => ({ name, text });

describe('sentences that cannot stand', () => {
  it('are all asked for in one call, and come back in their order', async () => {
    const { model, context } = await openDraft(() => ({
      sentences: [fixed(' K2 ', 'Two.'), fixed('k1', 'One.'), fixed('k9', 'Nine.'), fixed('k3', '')],
    }));
    const input = correction([faulty('First.'), faulty('Second.'), faulty('Third.')]);
    expect(await correctSentences(input, 'r00', context)).toEqual(['One.', 'Two.', undefined]);
    expect(model.sent).toHaveLength(1);
    expect(model.sent[0]).toMatchObject({ role: 'writer', schemaName: 'sentence_corrections' });
  });

  it('are none: nobody is asked', async () => {
    const { model, context } = await openDraft(() => ({ sentences: [] }));
    expect(await correctSentences(correction([]), 'r00', context)).toEqual([]);
    expect(model.sent).toHaveLength(0);
  });

  it('are left as they are where the model fails', async () => {
    const { context } = await openDraft(() => new ServiceUnavailable('Down.'));
    expect(await correctSentences(correction([faulty('First.')]), 'r00', context)).toEqual([]);
  });

  it('are halved, without further quotes, where all are too long', async () => {
    const { model, context } = await openDraft((_request, count) =>
      count === 1 ? new ContextTooLong('Long.') : { sentences: [fixed('k1', 'One.')] },
    );
    const input = correction([faulty('First.'), faulty('Second.'), faulty('Third.')]);
    expect(await correctSentences(input, 'r00', context)).toEqual(['One.', undefined, undefined]);
    expect(model.sent[0]?.user).toContain('k3 (');
    expect(model.sent[1]?.user).toContain('k2 (');
    expect(model.sent[1]?.user).not.toContain('k3 (');
    expect(model.sent[1]?.user).not.toMatch(/^e\d+ \(/mu);
  });
});

describe('the prompt for corrections', () => {
  const cited: LabelledEvidence = {
    handle: 'e7',
    evidence: evidenceOf({ sourceId: 's-1', quote: 'Keys rust in 90 days.' }),
  };

  it('names each sentence with what it cites and what is wrong', () => {
    const { user } = promptForCorrections(
      correction([
        faulty('Keys rust in 30 days.', { cited: [cited], faults: [{ kind: 'figure', words: '30' }] }),
        faulty('Keys\nrust.', { faults: [{ kind: 'uncited' }, { kind: 'bare' }] }),
      ]),
    );
    expect(user).toMatch(/^k1 \(cites e7\): "Keys rust in 30 days\."; wrong: ".*30.*"$/mu);
    expect(user).toContain(
      'k2 (cites nothing): "Keys rust."; wrong: it names no quote; it stands in a table and says no more than yes or no',
    );
    expect(user).toContain('Today is 2026-03-14.');
    expect(user).toContain(BRIEF.question);
  });

  it('shows what is cited once, and further quotes only where a sentence cites none', () => {
    const shown = (...sentences: readonly FaultySentence[]) =>
      [...promptForCorrections(correction(sentences)).user.matchAll(/^(e\d+) \(/gmu)].map(([, one]) => one);
    expect(shown(faulty('A.', { cited: [cited] }), faulty('B.', { cited: [cited] }))).toEqual(['e7']);
    expect(shown(faulty('A.', { cited: [cited] }), faulty('B.'))).toEqual(['e7', 'e1']);
    const first = { handle: 'e1', evidence: EVIDENCE[0] ?? cited.evidence };
    expect(shown(faulty('A.', { cited: [first] }), faulty('B.'))).toEqual(['e1']);
  });

  it('asks for forty at most, and for no longer an answer than they need', () => {
    const many = Array.from({ length: 50 }, (_, index) => faulty(`Sentence ${index}.`));
    const { user, maximumTokens } = promptForCorrections(correction(many));
    expect(user.match(/^k\d+ \(/gmu)).toHaveLength(40);
    expect(maximumTokens).toBe(4000);
    expect(promptForCorrections(correction(many.slice(0, 2))).maximumTokens).toBe(540);
  });
});

describe('parts of a report', () => {
  const draft = makeDraft();
  const from: WrittenFrom = {
    evidence: labelEvidence(EVIDENCE),
    about: () => '',
    asked: BRIEF.question,
    maximumWords: 400,
    firmness: new Set(),
  };
  const readPart = (reply: WrittenPart): ReadPart => ({ from, written: readWritten(reply.paragraphs, from) });
  const textsOf = (parts: readonly (ReadPart | undefined)[]) =>
    parts.map((one) => one?.written.blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  const part = (text: string) => ({ paragraphs: [text] });
  const writing = (change: Partial<Writing<string>> = {}): Writing<string> => ({
    parts: ['answer', 'section'],
    wave: 'r00',
    name: 'first',
    promptFor: (name, attempt = 'full') => ({
      system: 'Write.',
      user: `${name} ${attempt}`,
      schema: WrittenPart,
      schemaName: 'part',
      maximumTokens: 100,
    }),
    material: correction([]),
    read: (replies) => replies.map((reply) => (reply === undefined ? undefined : readPart(reply))),
    join: () => ({ value: draft, dropped: {} }),
    ...change,
  });

  it('are written side by side and joined in their order, with what was rewritten', async () => {
    const { context, emitted } = await openDraft(({ user, schemaName }) =>
      schemaName === 'part' ? part(`Keys rust ${user}.`) : { sentences: [fixed('k2', 'Better.')] },
    );
    const texts: unknown[] = [];
    const corrected: unknown[] = [];
    const join: Writing<string>['join'] = (parts, rewritten) => {
      texts.push(...textsOf(parts));
      corrected.push(...rewritten);
      return { value: draft, dropped: { overLength: 2 } };
    };
    expect(await writeParts(context, writing({ join }))).toEqual(draft);
    expect(texts).toEqual([['Keys rust answer full.'], ['Keys rust section full.']]);
    expect(corrected).toEqual([undefined, 'Better.']);
    expect(emitted.filter(({ type }) => type === 'reply-trimmed')).toMatchObject([
      { key: 'first-all', data: { role: 'writer', dropped: { overLength: 2 } } },
    ]);
  });

  it('are joined where one of them was not written', async () => {
    const { context } = await openDraft(({ user }) =>
      user.startsWith('answer') ? new ServiceUnavailable('Down.') : part(user),
    );
    const texts: unknown[] = [];
    const join: Writing<string>['join'] = (parts) => {
      texts.push(...textsOf(parts));
      return { value: draft, dropped: {} };
    };
    expect(await writeParts(context, writing({ join }))).toEqual(draft);
    expect(texts).toEqual([undefined, ['section full']]);
  });

  it('are left to the fallback where none was written, or nothing of them can be used', async () => {
    const failing = await openDraft(() => new ServiceUnavailable('Down.'));
    expect(await writeParts(failing.context, writing())).toBeUndefined();
    const useless = await openDraft(({ user, schemaName }) =>
      schemaName === 'part' ? part(user) : { sentences: [] },
    );
    const join: Writing<string>['join'] = () => ({ reason: 'NothingUsable' });
    expect(await writeParts(useless.context, writing({ join }))).toBeUndefined();
    expect(useless.emitted.filter(({ type }) => type === 'degraded')).toMatchObject([
      { key: 'first-all', data: { role: 'writer', reason: 'NothingUsable' } },
    ]);
  });

  it('are asked for again with fewer notes where there are too many', async () => {
    const { model, context } = await openDraft(({ user }) =>
      user.endsWith('compressed') ? part(user) : new ContextTooLong('Long.'),
    );
    await writeParts(context, writing({ parts: ['answer'] }));
    const asked = model.sent.filter(({ schemaName }) => schemaName === 'part');
    expect(asked.map(({ user }) => user)).toEqual(['answer full', 'answer half', 'answer compressed']);
  });
});
