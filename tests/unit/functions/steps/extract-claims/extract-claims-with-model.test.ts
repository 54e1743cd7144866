import { describe, expect, it } from 'vitest';
import { ContextTooLong } from '#shared/errors.ts';
import { BRIEF } from '#tests/unit/shared/prompting/given.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { evidenceOf } from '../builders.ts';
import { eventsOf } from '../ports.ts';
import { SEALED, WHALES, answering, job, open, run, store } from './claims-world.ts';

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
