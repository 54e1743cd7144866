import { describe, expect, it } from 'vitest';
import { citeSources } from '#functions/steps/verify-report/cite-sources.ts';
import type { Findings } from '#functions/steps/verify-report/findings.ts';
import { listClaims } from '#functions/steps/verify-report/list-claims.ts';
import { countTrust } from '#functions/steps/verify-report/trust-figures.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { type Draft, type ItemResult, numberCitations } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { briefOf, evidenceOf, sourceOf, sourcesById } from '../builders.ts';
import { makeDraft, makePlan } from '../publish-report/fixture.ts';

const byId = (evidence: readonly Evidence[]) => new Map(evidence.map((one) => [one.id, one]));
const at = (id: string, sourceId: string, change: Partial<Evidence> = {}): Evidence =>
  evidenceOf({ sourceId, quote: `What ${sourceId} says of thing ${id}.` }, { id, ...change });

const side = (...evidence: readonly Evidence[]): Claim['supporting'] =>
  evidence.map(({ sourceId, id }) => ({ sourceId, evidenceId: id }));

function claimOf(id: string, change: Partial<Claim> = {}): Claim {
  return {
    id,
    text: 'Iron rusts.',
    supporting: [],
    contradicting: [],
    itemIds: ['item_1'],
    supportStrength: 0.5,
    contradictionFlag: false,
    confidence: 0.6,
    ...change,
  };
}

const [ONE, TWO, THREE] = [at('e1', 's-1'), at('e2', 's-2'), at('e3', 's-3')];
const SOURCES = ['s-1', 's-2', 's-3'].map((id) => sourceOf(id));
const SIBLINGS = ['s-4', 's-5'].map((id) => sourceOf(id, { kind: 'web', domain: 'one.example' }));

describe('the claims of a report', () => {
  const list = (claims: readonly Claim[], evidence: readonly Evidence[], proven = evidence) =>
    listClaims(
      { claims, sources: sourcesById([...SOURCES, ...SIBLINGS]), evidence: byId(evidence) },
      { proven: byId(proven), failures: [] },
      new Map([
        ['e1', 2],
        ['e3', 1],
      ]),
    );

  it('are those with a proven quote, with what is proven of both sides', () => {
    const claims = [
      claimOf('c1', { supporting: side(ONE, TWO), contradicting: side(THREE) }),
      claimOf('c2', { supporting: side(TWO) }),
    ];
    expect(list(claims, [ONE, TWO, THREE], [ONE, THREE])).toEqual([
      {
        id: 'c1',
        text: 'Iron rusts.',
        firmness: 'contested',
        independentSources: 1,
        opposingSources: 1,
        score: 0.6,
        isHedged: false,
        itemIds: ['item_1'],
        evidenceIds: ['e1'],
        againstEvidenceIds: ['e3'],
        citations: [2],
        againstCitations: [1],
      },
    ]);
  });

  it('are hedged where a source hedges, and established by two who do not', () => {
    const claims = [claimOf('c1', { supporting: side(ONE, THREE), uncertainty: 'It may.' })];
    expect(list(claims, [ONE, THREE])).toMatchObject([{ isHedged: true, firmness: 'established' }]);
  });

  it('rest on one voice where one source repeats another', () => {
    const copy = { ...THREE, quote: ONE.quote };
    const claims = [claimOf('c1', { supporting: side(ONE, copy) })];
    expect(list(claims, [ONE, copy])).toMatchObject([{ independentSources: 1, firmness: 'preliminary' }]);
  });

  const first = 'Iron rusts where it meets water and air.';
  const fourth = at('e4', 's-4');
  it.each([
    ['a document of the same publisher', [{ ...ONE, sourceId: 's-4' }, { ...THREE, sourceId: 's-5' }, TWO]],
    ['a copy', [ONE, { ...THREE, quote: ONE.quote }, TWO]],
    ['a hedged quote', [ONE, { ...THREE, isUncertain: true }, TWO]],
  ] as const)('are not established by %s beside one quote, whoever is not cited', (_, supporting) => {
    const claims = [claimOf('c1', { supporting: side(...supporting) })];
    expect(list(claims, supporting)).toMatchObject([{ firmness: 'preliminary', citations: [1, 2] }]);
  });

  it('rest on a cited quote that repeats one which is not cited', () => {
    const original = { ...TWO, id: 'e0', quote: first };
    const claims = [claimOf('c1', { supporting: side(original, { ...ONE, quote: first }) })];
    expect(list(claims, [original, { ...ONE, quote: first }])).toMatchObject([{ independentSources: 1 }]);
  });

  it('are as firm as all their quotes make them where the report cites none', () => {
    const claims = [claimOf('c1', { supporting: side(TWO, fourth) })];
    expect(list(claims, [TWO, fourth])).toMatchObject([{ independentSources: 2, citations: [] }]);
  });
});

function itemResult(status: ItemStatus, change: Partial<ItemResult> = {}): ItemResult {
  return { itemId: 'a', description: 'A', status, reason: '', citations: [], ...change };
}

describe('the trust figures', () => {
  interface Given {
    readonly sources?: readonly Source[];
    readonly draft?: Partial<Draft>;
    readonly claims?: readonly Claim[];
    readonly checklist?: readonly ItemResult[];
    readonly cited?: readonly Evidence[];
  }

  function count({ sources = SOURCES, draft = {}, claims = [], checklist = [], cited = [] }: Given) {
    const known = sourcesById(sources);
    const findings: Findings = {
      brief: briefOf('Why does iron rust?'),
      plan: makePlan(),
      draft: makeDraft(),
      evidence: byId([ONE, TWO, THREE]),
      sources: known,
      claims,
      coverage: undefined,
      gate: undefined,
      searches: [],
      digests: [],
      degradedSteps: ['plan-research'],
    };
    const answer = [
      {
        form: 'paragraph' as const,
        sentences: cited.map(({ id, quote }) => ({ kind: 'quote' as const, text: quote, evidenceIds: [id] })),
      },
    ];
    const whole = makeDraft({ answer, sections: [], contradictions: [], ...draft });
    const proof = { proven: byId([ONE, TWO, THREE]), failures: [] };
    const sourcesCited = citeSources(whole, proof.proven, known);
    return countTrust(whole, findings, {
      checklist,
      claims: listClaims(findings, proof, numberCitations(sourcesCited)),
      dropped: 4,
      cited: sourcesCited,
    });
  }

  it('count quotes, voices, and what came of the sources', () => {
    const sources = [
      sourceOf('s-1', { kind: 'web', domain: 'one.example', status: 'fetched' }),
      sourceOf('s-2', { kind: 'web', domain: 'one.example', status: 'digested' }),
      sourceOf('s-3', { kind: 'web', domain: 'two.example', status: 'selected' }),
      sourceOf('s-4', { status: 'skipped' }),
      sourceOf('s-5', { status: 'skipped', credibilityTier: 'FLAGGED' }),
      sourceOf('s-6', { status: 'fetched', credibilityTier: 'FLAGGED' }),
    ];
    expect(count({ sources, cited: [ONE, TWO, THREE] })).toMatchObject({
      quotesVerified: 3,
      quotesDropped: 4,
      domains: 2,
      sourcesRead: 3,
      sourcesSkipped: 2,
      degradedSteps: ['plan-research'],
    });
  });

  it('say how firm the claims are, and how many sources stand behind them', () => {
    const claims = [
      claimOf('c1', { supporting: side(ONE, TWO), confidence: 0.8 }),
      claimOf('c2', { supporting: side(ONE), contradicting: side(TWO), confidence: 0.4 }),
      claimOf('c3', { supporting: side(THREE), confidence: 0.6 }),
      claimOf('c4', { confidence: 0.2 }),
    ];
    expect(count({ claims, cited: [ONE, TWO, THREE] })).toMatchObject({
      claims: 3,
      claimsSupported: 3,
      claimsCorroborated: 1,
      claimsByFirmness: { established: 1, preliminary: 1, contested: 1 },
      jobConfidence: expect.closeTo(0.15, 9),
    });
  });

  it('count of claims and of the sources behind them those alone that the report shows', () => {
    const claims = [
      claimOf('c1', { supporting: side(ONE, TWO) }),
      claimOf('c2', { supporting: side(THREE) }),
    ];
    expect(count({ claims })).toMatchObject({ quotesVerified: 0, claims: 0, claimsSupported: 0 });
    expect(count({ claims, cited: [ONE] })).toMatchObject({
      quotesVerified: 1,
      claims: 1,
      claimsSupported: 1,
      claimsCorroborated: 0,
      claimsByFirmness: { established: 0, preliminary: 1, contested: 0 },
      domains: 1,
    });
  });

  it('count no claim as supported that flagged sources alone make', () => {
    const sources = SOURCES.map((source) => ({ ...source, credibilityTier: 'FLAGGED' as const }));
    const claims = [claimOf('c1', { supporting: side(ONE) })];
    expect(count({ sources, claims, cited: [ONE] })).toMatchObject({
      claims: 1,
      claimsSupported: 0,
      claimsCorroborated: 0,
    });
  });

  it('are as confident as the items on the mean', () => {
    const checklist = [
      itemResult('satisfied', { confidence: 0.9 }),
      itemResult('partial', { confidence: 0.3 }),
      itemResult('unsatisfied'),
    ];
    expect(count({ checklist }).confidence).toBe(0.4);
    expect(count({}).confidence).toBe(0);
  });

  it('count statements that cite nothing, in the answer and below it', () => {
    const bare = { kind: 'written' as const, text: 'It is so.', evidenceIds: [] };
    const blocks = [{ form: 'paragraph' as const, sentences: [bare, { ...bare, kind: 'remark' as const }] }];
    const sections = [{ title: 'Two', itemIds: [], blocks }];
    expect(count({ draft: { answer: blocks, sections } }).uncitedSentences).toBe(2);
    expect(count({}).uncitedSentences).toBe(0);
  });

  it('say how many sentences were mended or left out where a writer wrote', () => {
    expect(count({ draft: { sentencesCorrected: 2, sentencesDropped: 1 } })).toMatchObject({
      sentencesCorrected: 2,
      sentencesDropped: 1,
    });
    expect(count({})).not.toHaveProperty('sentencesCorrected');
    expect(count({})).not.toHaveProperty('sentencesDropped');
  });
});
