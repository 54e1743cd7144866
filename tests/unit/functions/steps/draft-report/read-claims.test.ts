import { describe, expect, it } from 'vitest';
import { quotedClaims, readClaims } from '#functions/steps/draft-report/read-claims.ts';
import { labelledIn } from '#functions/steps/draft-report/from-model.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import { makeClaim } from '#shared/research/claims/make-claim.ts';
import { enclosed, listed } from '#tests/support/prompt-reading.ts';
import { draftInput } from '#tests/unit/shared/prompting/given.ts';
import { openDraft } from '#tests/unit/shared/research/draft-world.ts';
import type { Script } from '#tests/unit/shared/research/scripted-model.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';

const SOURCES = [sourceOf('s-1'), sourceOf('s-2')];
const TELLS = evidenceOf({
  sourceId: 's-1',
  quote: 'The keeper of the lock tells the gatherer when a barge is near.',
});
const NIGHT = evidenceOf({ sourceId: 's-2', quote: 'Barges with a permit may pass at night.' });
const EVIDENCE = [TELLS, NIGHT];
const SCORING = { sources: sourcesById(SOURCES), sourcesPerClaim: 5 };

const claimOf = (text: string, one: typeof TELLS, against: readonly (typeof TELLS)[] = []) =>
  makeClaim(text, { supporting: [one], contradicting: against }, SCORING);
const TURNED = claimOf('A gatherer tells its keeper of barges.', TELLS);
const FAIR = claimOf('At night a permit is needed.', NIGHT);

const inputOf = (...claims: readonly ReturnType<typeof claimOf>[]) =>
  draftInput({ evidence: EVIDENCE, sources: SOURCES, claims });

/** The claims as they may be shown, where a reader doubts those that match. */
async function read(
  claims: readonly ReturnType<typeof claimOf>[],
  script: RegExp | Script,
  cited = EVIDENCE,
) {
  const doubting: Script = ({ user }) => ({
    unsupported: listed(enclosed(user, 'sentences'))
      .filter(({ text }) => script instanceof RegExp && script.test(text))
      .map(({ handle }) => ({ name: handle, reason: 'The keeper tells the gatherer.' })),
  });
  const opened = await openDraft(script instanceof RegExp ? doubting : script);
  const input = inputOf(...claims);
  const given = {
    today: '2026-03-14',
    cited: labelledIn(input).filter(({ evidence }) => cited.includes(evidence)),
  };
  const shown = await readClaims(input, given, opened.context);
  return { ...opened, input, shown, texts: shown.map(({ text }) => text) };
}

describe('the claims of a written report', () => {
  it('are read again in one call, and what is doubted stands in the words of its quote', async () => {
    const { texts, model, emitted, shown } = await read([TURNED, FAIR], /gatherer tells/u);
    expect(texts).toEqual([TELLS.quote, FAIR.text]);
    expect(shown[0]?.supporting).toEqual(TURNED.supporting);
    expect(model.sent.map(({ role, schemaName }) => `${role} ${schemaName}`)).toEqual([
      'reader sentence_check',
    ]);
    expect(emitted).toContainEqual(
      expect.objectContaining({
        type: 'claims-quoted',
        data: { quoted: 1, doubted: 1, failed: 0, read: 2 },
      }),
    );
  });

  it('stay as they are where nothing is doubted', async () => {
    const { shown, input, emitted } = await read([TURNED, FAIR], /nothing at all/u);
    expect(shown).toBe(input.claims);
    expect(emitted.filter(({ type }) => type === 'claims-quoted')).toEqual([]);
  });

  it('stand in the words of their quotes where their reader fails, and the trace says what failed', async () => {
    const { texts, emitted } = await read([TURNED, FAIR], () => new ServiceUnavailable('It is down.'));
    expect(texts).toEqual([TELLS.quote, NIGHT.quote]);
    expect(emitted.map(({ type, data }) => [type, data?.['askedFor'] ?? data?.['failed']])).toEqual([
      ['degraded', 'extract-claims'],
      ['claims-quoted', 2],
    ]);
  });

  it('are not read again where the report does not cite what they rest on, unless they are contested', async () => {
    const apart = await read([TURNED, FAIR], /nothing at all/u, [NIGHT]);
    expect(apart.texts).toEqual([TELLS.quote, FAIR.text]);
    expect(apart.model.sent[0]?.user).not.toContain(TURNED.text);
    const contested = claimOf(TURNED.text, TELLS, [NIGHT]);
    expect((await read([contested, FAIR], /nothing at all/u, [NIGHT])).texts).toEqual([
      contested.text,
      FAIR.text,
    ]);
  });

  it('need no reader where they are quotes', async () => {
    const { shown, input, model } = await read([claimOf(TELLS.quote, TELLS)], /./u);
    expect(shown).toBe(input.claims);
    expect(model.sent).toEqual([]);
  });

  it('are read 24 at most, and no quote stands twice', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      claimOf(`${FAIR.text} ${'x'.repeat(index)}`, NIGHT),
    );
    const { texts, model } = await read(many, /nothing at all/u);
    expect(model.sent.flatMap(({ user }) => listed(enclosed(user, 'sentences')))).toHaveLength(24);
    expect(texts).toHaveLength(25);
    expect(texts.at(-1)).toBe(NIGHT.quote);
  });

  it('of two on one quote keep that which is contested', async () => {
    const contested = claimOf('By night barges go without one.', NIGHT, [TELLS]);
    const { context } = await openDraft(() => ({}));
    expect(quotedClaims(inputOf(FAIR, contested), context)).toMatchObject([
      { text: NIGHT.quote, contradictionFlag: true, firmness: 'contested' },
    ]);
  });
});
