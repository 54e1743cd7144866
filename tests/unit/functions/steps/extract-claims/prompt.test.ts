import { describe, expect, it } from 'vitest';
import {
  ClaimList,
  type ClaimsPromptInput,
  labelClaims,
  promptForClaims,
} from '#functions/steps/extract-claims/prompt.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { BRIEF, CLAIMS, EVIDENCE, SOURCES } from '#tests/unit/shared/prompting/given.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';

function promptOf(change: Partial<ClaimsPromptInput> = {}, attempt?: Parameters<typeof promptForClaims>[1]) {
  return promptForClaims(
    {
      today: '2026-03-14T09:00:00.000Z',
      brief: BRIEF,
      evidence: EVIDENCE,
      sources: sourcesById(SOURCES),
      earlier: [],
      wave: 'i01',
      ...change,
    },
    attempt,
  );
}

/** The names of the quotes that a prompt shows. */
const shownIn = (user: string): readonly string[] =>
  [...user.matchAll(/^(e\d+) \(/gmu)].map(([, handle = '']) => handle);

function claimOf(index: number, change: Partial<Claim> = {}): Claim {
  const [claim] = CLAIMS;
  if (!claim) throw new Error('There is no claim.');
  return { ...claim, id: `c-${index}`, text: `Claim number ${index}.`, ...change };
}

const many = (count: number, waveId = 'i01'): readonly Evidence[] =>
  Array.from({ length: count }, (_, index) =>
    evidenceOf({ sourceId: `s-${index}`, quote: `Queue number${index} has key${index}.` }, { waveId }),
  );
const sourcesOf = (evidence: readonly Evidence[]) =>
  sourcesById(evidence.map(({ sourceId }) => sourceOf(sourceId)));

describe('the prompt for claims', () => {
  it('asks of the question, on its day, over every usable quote under its name', () => {
    const { user } = promptOf();
    expect(user).toContain('Today is 2026-03-14.');
    expect(user).toContain(BRIEF.question);
    expect(shownIn(user).toSorted()).toEqual(['e1', 'e2', 'e3']);
    expect(user).not.toContain('<earlier');
  });

  it('asks for a list whose answer is bounded', () => {
    expect(promptOf()).toMatchObject({ schemaName: 'claim_list', schema: ClaimList, maximumTokens: 3000 });
  });

  it('cuts a question of which there is no end', () => {
    const question = 'Why is iron so red? '.repeat(600);
    const { user } = promptOf({ brief: { ...BRIEF, question } });
    expect(user.length).toBeLessThan(6000);
  });

  it('shows only the quotes of the wave where claims were made before', () => {
    const [first, second, third] = EVIDENCE;
    if (!first || !second || !third) throw new Error('There is no evidence.');
    const evidence = [first, second, { ...third, waveId: 'i02' }];
    expect(shownIn(promptOf({ evidence, wave: 'i02', earlier: CLAIMS }).user)).toEqual(['e3']);
    expect(shownIn(promptOf({ evidence, wave: 'i02' }).user).toSorted()).toEqual(['e1', 'e2', 'e3']);
  });

  it('names the quotes for and against an earlier claim', () => {
    const [first, second, third] = EVIDENCE;
    const sides = (...some: readonly (Evidence | undefined)[]) =>
      some.map((one) => ({ sourceId: one?.sourceId ?? '', evidenceId: one?.id ?? '' }));
    const earlier = [
      claimOf(1, { supporting: sides(first, third), contradicting: [] }),
      claimOf(2, { supporting: sides(second), contradicting: sides(first, third) }),
      claimOf(3, { supporting: [{ sourceId: 's-9', evidenceId: 'gone' }] }),
    ];
    const { user } = promptOf({ earlier });
    expect(user).toContain('c1 (for e1, e3): "Claim number 1."\n');
    expect(user).toContain('c2 (for e2; against e1, e3): "Claim number 2."\n');
    expect(user).toContain('c3 (for ): "Claim number 3."\n');
  });

  it('shows sixty earlier claims at most, and a long one by its beginning', () => {
    const earlier = Array.from({ length: 70 }, (_, index) => claimOf(index));
    const { user } = promptOf({ earlier });
    expect(user.match(/^c\d+ \(/gmu)).toHaveLength(60);
    expect(
      labelClaims(earlier)
        .map(({ handle }) => handle)
        .at(-1),
    ).toBe('c60');
    const long = promptOf({ earlier: [claimOf(1, { text: 'Iron rusts. '.repeat(200) })] }).user;
    expect(/^c1 \(.*$/mu.exec(long)?.[0].length).toBeLessThan(450);
  });

  it('shows 48 quotes at most, half of them and a quarter where those are too many', () => {
    const evidence = many(90);
    const sources = sourcesOf(evidence);
    const counts = (['full', 'half', 'compressed'] as const).map(
      (attempt) => shownIn(promptOf({ evidence, sources }, attempt).user).length,
    );
    expect(counts).toEqual([48, 45, 23]);
  });
});

describe('the list of claims that a model gives', () => {
  it('is read without what a claim may leave out', () => {
    expect(ClaimList.parse({ claims: [{ text: 'It rusts.', supports: 'e1' }] })).toEqual({
      claims: [{ earlier: '', text: 'It rusts.', supports: [], contradicts: [] }],
    });
  });

  it('is none without its texts', () => {
    expect(ClaimList.safeParse({ claims: [{ supports: ['e1'] }] }).success).toBe(false);
    expect(ClaimList.safeParse({}).success).toBe(false);
  });
});

describe('code in the quotes of claims', () => {
  it('is left out: what is said beside it is weighed', () => {
    const quote = 'Send it as follows: ```js client.send(command); ``` The reply names the queue.';
    const { user } = promptOf({ evidence: [evidenceOf({ sourceId: 's-1', quote })] });
    expect(user).toContain('"Send it as follows: […] The reply names the queue."');
  });
});
