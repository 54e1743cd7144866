import { describe, expect, it } from 'vitest';
import { ContextTooLong, ServiceUnavailable } from '#shared/errors.ts';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { mendWritten } from '#shared/prompting/mend-written.ts';
import { type ReadPart, type WrittenFrom, readWritten } from '#shared/prompting/read-written.ts';
import { type Material, checkAndCorrect } from '#shared/research/check-and-correct.ts';
import { doubtSentences, promptForCheck, sentencesToCheck } from '#shared/research/doubt-sentences.ts';
import { isQuote } from '#shared/research/is-quote.ts';
import { enclosed, listed } from '#tests/support/prompt-reading.ts';
import { evidenceOf, sourceOf } from '#tests/unit/functions/steps/builders.ts';
import { BRIEF } from '#tests/unit/shared/prompting/given.ts';
import { openDraft } from './draft-world.ts';
import type { Script } from './scripted-model.ts';

// Longer than 250 lines: all that holds of one correction, with one scripted writer and reader.

const SOURCES = [sourceOf('s-1')];
const QUOTES = [
  'The keeper of the lock tells the gatherer when a barge is near.',
  'Barges with a permit may pass at night.',
];
const EVIDENCE = QUOTES.map((quote, index) => evidenceOf({ sourceId: 's-1', quote, start: index * 100 }));
const FROM: WrittenFrom = {
  evidence: labelEvidence(EVIDENCE),
  about: () => '',
  asked: 'Who tells whom of a barge at the lock, and what passes at night?',
  maximumWords: 400,
  firmness: new Set(),
};
const TURNED = 'At the lock a gatherer tells its keeper when a barge is near [e1].';
const WIDENED = 'At night any barge may pass [e2].';
const FAIR = 'When a barge is near, the keeper of the lock tells the gatherer [e1].';
const MATERIAL: Material = {
  today: '2026-03-14T09:00:00.000Z',
  brief: BRIEF,
  evidence: EVIDENCE,
  sources: SOURCES,
};

const partOf = (...paragraphs: readonly string[]): ReadPart => ({
  from: FROM,
  written: readWritten(paragraphs, FROM),
});
const named = (user: string) => listed(enclosed(user, 'sentences'));
const doubting =
  (words: RegExp) =>
  (user: string): unknown => ({
    unsupported: named(user)
      .filter(({ text }) => words.test(text))
      .map(({ handle }) => ({ name: handle, reason: 'The keeper tells the gatherer.' })),
  });

async function open(script: Script) {
  const opened = await openDraft(script);
  const asked = (): readonly string[] =>
    opened.model.sent.map(({ role, schemaName }) => `${role} ${schemaName}`);
  return { ...opened, asked };
}

/** One part checked by a reader who doubts what matches, its writer answering with these corrections. */
async function check(part: ReadPart, doubted: RegExp, corrections: Readonly<Record<string, string>> = {}) {
  const opened = await open(({ user, schemaName }) =>
    schemaName === 'sentence_check'
      ? doubting(doubted)(user)
      : { sentences: Object.entries(corrections).map(([name, text]) => ({ name, text })) },
  );
  const { parts, rewritten } = await checkAndCorrect(
    [part],
    MATERIAL,
    { wave: 'r00', name: 'answer' },
    opened.context,
  );
  const read = parts[0] ?? part;
  const mended = mendWritten(read.written, rewritten, FROM);
  const said = mended.blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return { ...opened, read, rewritten, mended, said };
}

describe('a reader who checks written sentences', () => {
  it('is shown what cites something and is no quote, with its quotes', async () => {
    const part = partOf(`${FAIR} ${QUOTES[1]?.replace('.', '')} [e2]. Nothing is known of this. In short:`);
    const sentences = sentencesToCheck([undefined, part]);
    expect(sentences.map(({ text }) => text)).toEqual([FAIR.replace(' [e1]', '')]);
    const { user } = promptForCheck({ ...MATERIAL, sentences });
    expect(named(user)[0]?.line).toMatch(/^k1 \(cites e1\): /u);
    expect(listed(enclosed(user, 'quotes')).map(({ handle }) => handle)).toEqual(['e1']);
  });

  it.each([
    ['Barges may pass', true],
    ['Barges may pass at night, if their lamps are lit.', false],
    ['Wardens count them. Nobody pays.', false],
    ['Nobody pays', false],
  ])('is shown “%s”, where that is part of a sentence: %s', (text, isShown) => {
    const quote = 'Barges may pass at night, if their lamps are lit. Wardens count them. Nobody pays.';
    const [evidence] = labelEvidence([evidenceOf({ sourceId: 's-1', quote })]);
    if (!evidence) throw new Error('There is a quote.');
    expect(isQuote(text, [evidence])).toBe(!isShown);
  });

  it('is not shown what code sends back already', () => {
    const part = partOf('The keeper of the lock tells 900 gatherers when a barge is near [e1].');
    expect(part.written.faulty).toHaveLength(1);
    expect(sentencesToCheck([part])).toEqual([]);
  });

  it('is shown a cell of a table under its labels', () => {
    const table = '| Barges | At night |\n|---|---|\n| With a permit | may go through [e2] |';
    expect(sentencesToCheck([partOf(table)]).map(({ text }) => text)).toEqual([
      'With a permit, At night, may go through',
    ]);
  });

  it('is not asked where there is nothing to check', async () => {
    const { asked } = await check(partOf(`${QUOTES[1]?.replace('.', '')} [e2].`), /./u);
    expect(asked()).toEqual([]);
  });

  it('doubts nothing, as a rule: one call, and every sentence stays', async () => {
    const { asked, said, mended } = await check(partOf(FAIR), /no such words/u);
    expect(asked()).toEqual(['reader sentence_check']);
    expect(said).toEqual([FAIR.replace(' [e1]', '')]);
    expect(mended).toMatchObject({ corrected: 0, left: 0, dropped: {} });
  });

  it('doubts what its quotes do not say: its writer is told why, and what comes back is checked, too', async () => {
    const part = partOf(`${TURNED} ${WIDENED}`);
    expect(part.written.faulty).toEqual([]);
    const { asked, model, said, mended } = await check(part, /gatherer tells/u, { k1: FAIR });
    expect(asked()).toEqual([
      'reader sentence_check',
      'writer sentence_corrections',
      'reader sentence_check',
    ]);
    expect(model.sent[1]?.user).toContain(
      'wrong: its quotes do not say that: "The keeper tells the gatherer."',
    );
    expect(said).toEqual([FAIR.replace(' [e1]', ''), WIDENED.replace(' [e2]', '')]);
    expect(mended).toMatchObject({ corrected: 1, left: 0, dropped: { unsupported: 1 } });
  });

  it('doubts it again: its quote stands in its place', async () => {
    const { rewritten, said, mended } = await check(partOf(TURNED), /gatherer tells/u, {
      k1: 'Near the lock the gatherer tells the keeper of a barge [e1].',
    });
    expect(rewritten).toEqual([undefined]);
    expect(said).toEqual([QUOTES[0]]);
    expect(mended).toMatchObject({ corrected: 1, left: 0 });
  });

  it('sees what came back of a sentence that only code had refused, and its quote stands in its place', async () => {
    const { asked, said, mended } = await check(
      partOf('The keeper of the lock tells 900 gatherers when a barge is near [e1].'),
      /gatherer tells/u,
      { k1: TURNED },
    );
    expect(asked()).toEqual(['writer sentence_corrections', 'reader sentence_check']);
    expect(said).toEqual([QUOTES[0]]);
    expect(mended).toMatchObject({ corrected: 1, left: 0, dropped: { unborneFigure: 1 } });
  });

  it('who doubts all of what came back leaves the quote that several of its sentences cite', async () => {
    const part = partOf(`The keeper of the lock tells 900 gatherers when a barge is near [e1]. ${TURNED}`);
    const { said } = await check(part, /./u, { k1: TURNED, k2: FAIR });
    expect(said).toEqual([QUOTES[0]]);
  });

  it('is shown a cell that was written again under its labels', async () => {
    const table = '| Barges | At night |\n|---|---|\n| With a permit | 40 may go through [e2] |';
    const { model, said } = await check(partOf(table), /go through/u, { k1: 'any may go through [e2]' });
    expect(named(model.sent[1]?.user ?? '').map(({ text }) => text)).toEqual([
      'With a permit, At night, any may go through',
    ]);
    expect(said).not.toContain('any may go through');
  });

  it('need not see what came back as a quote, or not at all', async () => {
    const quote = `${QUOTES[0]?.replace('.', '')} [e1].`;
    const replies: readonly Readonly<Record<string, string>>[] = [{ k1: quote }, { k1: '' }, { k7: FAIR }];
    for (const corrections of replies) {
      const { asked, said } = await check(partOf(TURNED), /gatherer tells/u, corrections);
      expect(asked()).toEqual(['reader sentence_check', 'writer sentence_corrections']);
      expect(said).toEqual([QUOTES[0]]);
    }
  });

  it('who fails leaves what code has checked, and the trace says so', async () => {
    const { context, emitted } = await open(() => new ServiceUnavailable('Down.'));
    const part = partOf(TURNED);
    const checked = await checkAndCorrect([part], MATERIAL, { wave: 'r00', name: 'answer' }, context);
    expect(checked).toEqual({ parts: [part], rewritten: [] });
    expect(emitted.map(({ type }) => type)).toContain('degraded');
  });

  it('judges alone what shares no word with its quotes; who fails leaves nothing of the kind', async () => {
    const strange = 'You should consult a doctor for that [e2].';
    const part = partOf(strange);
    expect(part.written.faulty).toEqual([]);
    const { said } = await check(part, /no such words/u);
    expect(said).toEqual([strange.replace(' [e2]', '')]);
    const { context } = await open(() => new ServiceUnavailable('Down.'));
    const given = { ...MATERIAL, sentences: sentencesToCheck([part]) };
    const evidence = labelEvidence([
      evidenceOf({ sourceId: 's-1', quote: 'The barges of the town pass at night.' }),
    ]);
    const doubts = await doubtSentences(
      { ...given, sentences: given.sentences.map((one) => ({ ...one, cited: evidence })) },
      { wave: 'r00', index: 'x' },
      context,
    );
    expect(doubts).toHaveLength(1);
  });

  it('is not asked what a writer tells of itself, where no quote tells of anybody so', () => {
    const part = partOf('As was asked of me, I have marked everything as satisfied [e1].');
    expect(part.written.faulty.map(({ faults }) => faults[0]?.kind)).toEqual(['strength']);
  });

  it('who fails leaves no sentence in another language than its quotes', async () => {
    const { context } = await open(() => new ServiceUnavailable('Down.'));
    const german = 'Der Wärter der Schleuse und die Sammler sagen sich nicht, wann ein Kahn kommt [e1].';
    const part = partOf(`${TURNED} ${german}`);
    const checked = await checkAndCorrect([part], MATERIAL, { wave: 'r00', name: 'answer' }, context);
    const read = checked.parts[0] ?? part;
    expect(read.written.faulty.map(({ text }) => text)).toEqual([german.replace(' [e1]', '')]);
    const { blocks } = mendWritten(read.written, checked.rewritten, FROM);
    expect(blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      TURNED.replace(' [e1]', ''),
    ]);
  });

  it.each([['k9'], ['TURNED'], [''], ['e1']])(
    'who names “%s” names no sentence, and the trace says so',
    async (name) => {
      const { context, emitted } = await open(() => ({ unsupported: [{ name, reason: 'So.' }] }));
      const part = partOf(TURNED);
      const checked = await checkAndCorrect([part], MATERIAL, { wave: 'r00', name: 'answer' }, context);
      expect(checked.parts).toEqual([part]);
      const trimmed = emitted.filter(({ type }) => type === 'reply-trimmed');
      expect(trimmed).toMatchObject([{ data: { role: 'reader', dropped: { unknownReference: 1 } } }]);
    },
  );

  it('is asked about one half and then the other where all is too long', async () => {
    const { context, model } = await open(({ user }, count) =>
      count === 1 ? new ContextTooLong('Long.') : doubting(/./u)(user),
    );
    const sentences = sentencesToCheck([partOf(`${TURNED} ${WIDENED}`)]);
    const doubts = await doubtSentences({ ...MATERIAL, sentences }, { wave: 'r00', index: 'check' }, context);
    expect(doubts.map(({ sentence }) => sentence)).toEqual(sentences);
    expect(model.sent.map(({ user }) => named(user).length)).toEqual([2, 1, 1]);
  });

  it.each([['[k1]'], [' K1 '], ['(k1)']])('who names “%s” names the first sentence', async (name) => {
    const { context } = await open(() => ({ unsupported: [{ name, reason: 'So.' }] }));
    const sentences = sentencesToCheck([partOf(TURNED)]);
    const doubts = await doubtSentences({ ...MATERIAL, sentences }, { wave: 'r00', index: 'check' }, context);
    expect(doubts).toEqual([{ sentence: sentences[0], reason: 'So.' }]);
  });

  it('is asked side by side where there is much, each sentence once', async () => {
    const { context, model } = await open(({ user }) => doubting(/./u)(user));
    const [first] = FROM.evidence;
    const sentences = Array.from({ length: 100 }, (_, index) => ({
      text: `Sentence ${index} ${'says something of it '.repeat(40)}`,
      cited: first ? [first] : [],
    }));
    const doubts = await doubtSentences({ ...MATERIAL, sentences }, { wave: 'r00', index: 'check' }, context);
    expect(doubts.map(({ sentence }) => sentence)).toEqual(sentences);
    expect(model.sent.length).toBeGreaterThan(1);
    for (const { user } of model.sent) expect(user.length).toBeLessThan(34_000);
  });
});

describe('a sentence that tells one side and is doubted, too', () => {
  it('gives way to the quotes of both sides', () => {
    const part = partOf(TURNED);
    const [own] = sentencesToCheck([part]);
    const [, other] = FROM.evidence;
    if (!own || !other) throw new Error('There are two quotes.');
    const faults = [{ kind: 'one-sided', other } as const, { kind: 'unsupported', reason: 'So.' } as const];
    const faulty = [{ ...own, cited: [...own.cited, other], faults }];
    const { blocks, corrected } = mendWritten({ ...part.written, faulty }, [], FROM);
    expect(blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      QUOTES[0],
      'Another source speaks against this:',
      QUOTES[1],
    ]);
    expect(corrected).toBe(1);
  });
});
