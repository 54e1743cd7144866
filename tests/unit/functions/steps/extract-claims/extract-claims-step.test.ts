import { describe, expect, it } from 'vitest';
import { extractClaimsStep } from '#functions/steps/extract-claims/extract-claims.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Cursor } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import { ContextTooLong } from '#shared/errors.ts';
import type { TermStatistics } from '#shared/ports/search-provider.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { BRIEF, PLAN } from '#tests/unit/shared/prompting/given.ts';
import { type ScriptedModel, scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { contextOf, eventsOf, jobOf, openPorts, submit } from '../ports.ts';

const SEALED = 'All messages in the queue are encrypted with a service key by default.';
const SEALED_TOO = 'By default, all messages in the queue are encrypted with a key of the service.';
const WHALES = 'Whales sing to each other under the deep sea.';
const job = jobOf('claims', { createdAt: '2026-03-14T09:00:00.000Z' });

interface Given {
  readonly evidence: readonly Evidence[];
  readonly checklist?: readonly ChecklistItem[];
  readonly question?: string;
  readonly hasBrief?: boolean;
}

/** A model that answers the calls in turn with these lists, the last one over and over. */
function answering(...lists: readonly (readonly Partial<Proposed>[])[]): ScriptedModel {
  return scriptedModel({
    script: (_request, count) => ({
      claims: (lists[count - 1] ?? lists.at(-1) ?? []).map((claim) => ({
        earlier: '',
        text: '',
        supports: [],
        contradicts: [],
        ...claim,
      })),
    }),
  });
}

interface Proposed {
  readonly earlier: string;
  readonly text: string;
  readonly supports: readonly string[];
  readonly contradicts: readonly string[];
}

async function store(ports: Ports, evidence: readonly Evidence[]): Promise<void> {
  for (const one of evidence) {
    await ports.research.put(job, 'SOURCE', {
      id: one.sourceId,
      record: sourceOf(one.sourceId, { compositeScore: 0.5 }),
    });
    await ports.research.put(job, 'EVIDENCE', { id: one.id, record: one });
  }
}

async function open(given: Given, parts: Parameters<typeof openPorts>[0] = {}): Promise<Ports> {
  const ports = await openPorts(parts);
  await submit(ports, job);
  const { checklist = PLAN.checklist, question = BRIEF.question, hasBrief = true } = given;
  if (hasBrief) await ports.research.put(job, 'BRIEF', { id: ONLY, record: { ...BRIEF, question } });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: { ...PLAN, checklist } });
  await store(ports, given.evidence);
  return ports;
}

async function run(ports: Ports, cursor: Partial<Cursor> = {}) {
  const { tenantId, jobId } = job;
  const at = { iteration: 1, purpose: 'research', revision: 0, ...cursor } as const;
  const result = await extractClaimsStep.run(
    { tenantId, jobId, cursor: at },
    contextOf(ports, job, 'ExtractClaims'),
  );
  const claims = await ports.research.list(job, 'CLAIM', `i0${at.iteration}-`);
  return { ...result, claims };
}

const voices = (claims: readonly Claim[]) => claims.map((claim) => claim.independentSources);

describe('ExtractClaims without a model', () => {
  const both = [
    evidenceOf({ sourceId: 's-1', quote: SEALED }),
    evidenceOf({ sourceId: 's-2', quote: SEALED_TOO }),
  ];

  it('says how many claims it made, and of no dispute where there is none', async () => {
    const { output, message, data, claims } = await run(await open({ evidence: both }));
    expect(output).toEqual({ claimCount: 1 });
    expect(message).toBe('1 claims');
    expect(data).toEqual({ claimCount: 1, contradicted: 0 });
    expect(claims.map((claim) => claim.text)).toEqual([SEALED]);
    expect(voices(claims)).toEqual([2]);
  });

  it('says how many of them are disputed', async () => {
    const denied = evidenceOf({
      sourceId: 's-2',
      quote: 'Messages in the queue are not encrypted with a service key by default.',
    });
    const { message, data } = await run(
      await open({ evidence: [evidenceOf({ sourceId: 's-1', quote: SEALED }), denied] }),
    );
    expect(message).toBe('2 claims, 2 contradicted');
    expect(data).toEqual({ claimCount: 2, contradicted: 2 });
  });

  it('makes none of nothing', async () => {
    expect(await run(await open({ evidence: [] }))).toMatchObject({ message: '0 claims', claims: [] });
  });

  it('keeps the claims in the order in which they were made, the best first', async () => {
    const evidence = ['Whales sing loudly', 'Iron rusts slowly', 'Bees dance often'].map((words, index) =>
      evidenceOf(
        { sourceId: `s-${index}`, quote: `${words} number${index} thing${index} kind${index}.` },
        { relevanceScore: index / 10 },
      ),
    );
    const { claims } = await run(await open({ evidence }));
    expect(claims.map((claim) => claim.text.slice(0, 4))).toEqual(['Bees', 'Iron', 'Whal']);
  });

  it('counts a text that two sources print as one voice', async () => {
    const copied = both.map((one) => ({ ...one, quote: SEALED }));
    expect(voices((await run(await open({ evidence: copied }))).claims)).toEqual([1]);
  });

  it('keeps to the sources per claim and the claims per item that are set', async () => {
    const evidence = [
      ...['s-1', 's-2', 's-3'].map((sourceId) => evidenceOf({ sourceId, quote: SEALED })),
      evidenceOf({ sourceId: 's-4', quote: WHALES }),
    ];
    const environment = { SOURCES_PER_CLAIM: '2', CLAIMS_PER_UNIT: '1' };
    const { claims } = await run(await open({ evidence }, { environment }));
    expect(claims.map((claim) => claim.supporting.length)).toEqual([2]);
  });

  it('weighs words by how rare they are in the corpus', async () => {
    const alike = [
      evidenceOf({
        sourceId: 's-1',
        quote: 'The queue of the service is encrypted by the key.',
      }),
      evidenceOf({
        sourceId: 's-2',
        quote: 'The queue of the service is encrypted by the vault.',
      }),
    ];
    const rare = new Set(['key', 'vault']);
    const statistics: TermStatistics = {
      documentCount: 1000,
      documentFrequencies: async (terms) => new Map(terms.map((term) => [term, rare.has(term) ? 1 : 900])),
    };
    expect((await run(await open({ evidence: alike }))).claims).toHaveLength(1);
    expect((await run(await open({ evidence: alike }, { statistics }))).claims).toHaveLength(2);
  });

  describe('of a question of yes or no', () => {
    const said = [
      evidenceOf({ sourceId: 's-1', quote: 'Sleep was improved by tea in the evening.' }),
      evidenceOf({ sourceId: 's-2', quote: 'There was no effect of evening tea on sleep.' }),
    ];
    const asking = (id: string, description: string): ChecklistItem => ({
      ...itemOf(id, [partOf(['tea', 'sleep'])]),
      description,
    });
    const ASKED = 'Does tea in the evening improve sleep?';
    const contradicted = async (checklist: readonly ChecklistItem[], question: string) =>
      (await run(await open({ evidence: said, checklist, question }))).data?.['contradicted'];

    it('sets yes against no by the item that asks', async () => {
      expect(await contradicted([asking('item_1', ASKED)], 'Tea')).toBe(2);
      expect(await contradicted([asking('item_1', ASKED), asking('item_2', 'Coffee')], 'Tea')).toBe(2);
    });

    it('takes the question itself where it has one item only', async () => {
      expect(await contradicted([asking('item_1', 'Tea in the evening')], ASKED)).toBe(2);
      const two = [asking('item_1', 'Tea in the evening'), asking('item_2', 'Coffee')];
      expect(await contradicted(two, ASKED)).toBe(0);
    });
  });
});

describe('ExtractClaims with a model', () => {
  const first = evidenceOf({ sourceId: 's-1', quote: SEALED });
  const second = evidenceOf({ sourceId: 's-2', quote: WHALES, start: 400 }, { waveId: 'i02' });

  it('takes its list, and tells it the day on which the job was submitted', async () => {
    const model = answering([{ text: SEALED, supports: ['e1'] }]);
    const { claims } = await run(await open({ evidence: [first] }, { model }));
    expect(claims).toMatchObject([{ text: SEALED, supporting: [{ evidenceId: first.id }] }]);
    expect(model.sent[0]?.user).toContain('Today is 2026-03-14.');
    expect(model.sent[0]?.role).toBe('reader');
    expect(model.sent[0]?.user).toContain(BRIEF.question);
  });

  it('groups by code where nothing of the list can be used', async () => {
    const { claims } = await run(
      await open({ evidence: [first] }, { model: answering([{ text: 'It is so.', supports: [] }]) }),
    );
    expect(claims.map((claim) => claim.text)).toEqual([SEALED]);
  });

  it.each([
    ['without a brief', { evidence: [first], hasBrief: false }],
    ['without a quote', { evidence: [] }],
  ])('asks nobody %s', async (_, given) => {
    const model = answering([{ text: 'Messages are encrypted.', supports: ['e1'] }]);
    const ports = await open(given, { model });
    await run(ports);
    expect(model.sent).toHaveLength(0);
    expect((await eventsOf(ports, job)).filter(({ type }) => type === 'degraded')).toEqual([]);
  });

  it('asks again with fewer quotes where all are too many for the model', async () => {
    const evidence = Array.from({ length: 30 }, (_, index) =>
      evidenceOf({ sourceId: `s-${index}`, quote: `Queue number${index} is sealed by key${index}.` }),
    );
    const model = scriptedModel({
      script: (_request, count) =>
        count === 1
          ? new ContextTooLong('It is too long.')
          : {
              claims: [{ earlier: '', text: evidence[0]?.quote ?? '', supports: ['e1'], contradicts: [] }],
            },
    });
    await run(await open({ evidence }, { model }));
    const quotes = model.sent.map(({ user }) => user.match(/^e\d+ \(/gmu)?.length);
    expect(quotes).toEqual([30, 15]);
  });

  it('shows the claims of the wave before beside the new quotes, and adds to them', async () => {
    const denied = evidenceOf(
      { sourceId: 's-2', quote: 'Messages in the queue are not encrypted at all.', start: 400 },
      { waveId: 'i02' },
    );
    const model = answering([{ text: SEALED, supports: ['e1'] }], [{ earlier: 'c1', contradicts: ['e2'] }]);
    const ports = await open({ evidence: [first] }, { model });
    const [before] = (await run(ports)).claims;
    await store(ports, [denied]);
    const { claims } = await run(ports, { iteration: 2 });
    expect(model.sent[1]?.user).toContain(`c1 (for e1): "${SEALED}"`);
    expect(claims).toEqual([
      {
        ...before,
        contradicting: [{ sourceId: 's-2', evidenceId: denied.id }],
        contradictionFlag: true,
        confidence: 0.5 + 0.05 - 0.15,
        firmness: 'contested',
      },
    ]);
  });

  it('keeps the claims of a wave after which nothing new was quoted, and asks nobody', async () => {
    const model = answering([
      { text: SEALED, supports: ['e1'] },
      { text: WHALES, supports: ['e2'] },
    ]);
    const evidence = [first, { ...second, waveId: 'i01' }];
    const ports = await open({ evidence }, { model });
    const before = (await run(ports)).claims;
    const after = (await run(ports, { iteration: 2 })).claims;
    expect(before).toHaveLength(2);
    expect(after).toEqual(before);
    expect(model.sent).toHaveLength(1);
  });

  it('asks of old quotes that no claim was made of', async () => {
    const model = answering([{ text: SEALED, supports: ['e1'] }]);
    const ports = await open({ evidence: [first] }, { model });
    expect((await run(ports, { iteration: 2 })).claims).toHaveLength(1);
    expect(model.sent).toHaveLength(1);
  });
});
