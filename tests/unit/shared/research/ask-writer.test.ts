import { describe, expect, it } from 'vitest';
import { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { askWriter } from '#shared/research/ask-writer.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import { openDraft } from './draft-world.ts';

const ENGLISH = 'Velorin reduced the rate of attacks by a third, and it was taken with food [e1].';
const GERMAN =
  'Velorin verringerte die Zahl der Anfälle um ein Drittel und wurde mit dem Essen eingenommen [e1].';
const SPANISH = 'Velorin redujo los ataques en un tercio y se tomó con la comida, pero no sin agua [e1].';
const IN_ENGLISH = 'How well does velorin work against attacks of asthma, and what is the daily dose?';
const IN_GERMAN = 'Wie gut wirkt Velorin gegen Anfälle von Asthma und wie hoch ist die Tagesdosis?';

interface Given {
  readonly question?: string;
  readonly language?: string;
  readonly quotes?: readonly string[];
}

/** What comes of a writer who hands in these texts, one after the other. */
async function write(
  texts: readonly (string | Error)[],
  { question = IN_ENGLISH, language = 'en', quotes = [] }: Given = {},
) {
  const { model, context, emitted } = await openDraft((_, count) => {
    const text = texts[count - 1] ?? '';
    return text instanceof Error ? text : { paragraphs: [text] };
  });
  const prompt = {
    system: 'You write.',
    user: 'The quotes.',
    schema: WrittenPart,
    schemaName: 'written_part',
    maximumTokens: 400,
  };
  const ask = { prompt, wave: 'r00', index: 'answer' };
  const written = await askWriter(context, ask, { brief: { question, language }, quotes });
  const degraded = emitted.filter(({ type }) => type === 'degraded').map(({ data }) => data?.['reason']);
  return { text: written?.paragraphs[0], sent: model.sent.map(({ user }) => user), degraded };
}

describe('a writer who answers in another language than the question', () => {
  it('is asked once more, in which language to write', async () => {
    const { text, sent, degraded } = await write([GERMAN, ENGLISH]);
    expect(text).toBe(ENGLISH);
    expect(sent).toEqual([
      'The quotes.',
      'You have answered this in German before. The question is in English: write in English.\n\nThe quotes.',
    ]);
    expect(degraded).toEqual([]);
  });

  it.each([
    [[GERMAN, GERMAN], {}],
    [[GERMAN, SPANISH], {}],
    [[ENGLISH, ENGLISH], { question: IN_GERMAN, language: 'de' }],
  ])('is not used who does so again, and the trace says why', async (texts, given) => {
    const { text, sent, degraded } = await write(texts, given);
    expect([text, sent.length, degraded]).toEqual([undefined, 2, ['OtherLanguage']]);
  });

  it('and fails when asked again is not used', async () => {
    const { text, degraded } = await write([GERMAN, new ServiceUnavailable('Down.')]);
    expect(text).toBeUndefined();
    expect(degraded).toHaveLength(1);
  });
});

describe('a writer is asked once', () => {
  it.each<[string, string, Given]>([
    ['who writes in the language of the question', ENGLISH, {}],
    [
      'who writes in that in a language with other words for it',
      GERMAN,
      { question: IN_GERMAN, language: 'de' },
    ],
    ['who writes in the language that the job was given', GERMAN, { language: 'de-AT' }],
    ['who was asked for it', GERMAN, { question: `${IN_ENGLISH} Please answer in German.` }],
    ['who was asked for it by its own name', GERMAN, { question: `${IN_ENGLISH} Please reply auf Deutsch.` }],
    ['who repeats a quote in its language', GERMAN, { quotes: [GERMAN.replace(' [e1]', '')] }],
    ['who writes too little to tell', 'Velorin: 250 mg, einmal [e1].', {}],
    ['who was asked in words of no language', GERMAN, { question: 'velorin dose' }],
    [
      'who quotes one sentence of another',
      `${ENGLISH} “${GERMAN}” ${ENGLISH} It is the dose that was given.`,
      {},
    ],
  ])('%s', async (_who, text, given) => {
    const written = await write([text], given);
    expect([written.text, written.sent.length, written.degraded]).toEqual([text, 1, []]);
  });
});
