import { describe, expect, it } from 'vitest';
import { chooseWithModel } from '#functions/steps/select-sources/choose-with-model.ts';
import type { JobSettings } from '#shared/domain/job.ts';
import type { Cursor } from '#shared/domain/query.ts';
import { BRIEF, CHECKLIST, COVERAGE, PLAN } from '#tests/unit/shared/prompting/given.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { contextOf, jobOf, openPorts, submit } from '../ports.ts';
import { candidateOf } from './select-world.ts';

const AT: Cursor = { iteration: 1, purpose: 'research', revision: 0 };
const job = jobOf('job-1');

/** Three full and four chunked sources are read: from eight candidates on there is a choice. */
const candidates = (count: number) =>
  Array.from({ length: count }, (_, index) => candidateOf(`c${index + 1}`, 1 - index / 100, {}));

interface Asked {
  readonly count?: number;
  readonly cursor?: Cursor;
  readonly settings?: Partial<JobSettings>;
  /** Items that the wave before has answered. */
  readonly answered?: readonly string[];
}

async function choose({ count = 8, cursor = AT, settings = {}, answered = [] }: Asked = {}) {
  const model = scriptedModel({
    script: () => ({ items: [{ item: 'item_2', documents: ['d8', 'd2', 'd1'] }] }),
  });
  const ports = await openPorts({ model });
  const stored = await submit(ports, { ...job, settings: { ...job.settings, ...settings } });
  const items = COVERAGE.items.map((item) => ({
    ...item,
    status: answered.includes(item.itemId) ? ('satisfied' as const) : ('partial' as const),
  }));
  await ports.research.put(stored, 'COVERAGE', { id: 'i01', record: { iteration: 1, items } });
  const chosen = await chooseWithModel(
    candidates(count),
    { wave: { id: `i0${cursor.iteration}`, brief: BRIEF, plan: PLAN }, cursor },
    contextOf(ports, stored, 'SelectSources'),
  );
  return { chosen, prompt: model.sent[0], calls: model.sent.length };
}

const listed = (prompt: string | undefined, name: RegExp): readonly string[] =>
  (prompt ?? '').split('\n').flatMap((line) => name.exec(line)?.[1] ?? []);

describe('a model chooses what is read', () => {
  it('in its order, each document for the item that it is named under', async () => {
    const { chosen, prompt } = await choose();
    expect(chosen?.map(({ candidate, itemIds }) => [candidate.sourceId, itemIds])).toEqual([
      ['c8', ['item_2']],
      ['c2', ['item_2']],
      ['c1', ['item_2']],
    ]);
    expect(prompt?.role).toBe('planner');
    expect(prompt?.user).toContain('Today is 2025-03-01.');
    expect(prompt?.user).toContain('At most 14 documents in all.');
    expect(prompt?.user).toContain(BRIEF.question);
  });

  it('where more was found than is read in any case, and not otherwise', async () => {
    expect((await choose({ count: 7 })).chosen).toBeUndefined();
    expect((await choose({ count: 7 })).calls).toBe(0);
    expect((await choose({ count: 8 })).calls).toBe(1);
  });

  it('among the 36 best', async () => {
    const { prompt } = await choose({ count: 50 });
    expect(listed(prompt?.user, /^(d\d+): /u)).toEqual(Array.from({ length: 36 }, (_, at) => `d${at + 1}`));
  });

  it.each([
    ['a brief answer', { settings: { format: 'brief' } }],
    ['a revision', { cursor: { ...AT, purpose: 'revision', revision: 1 } }],
  ] as const)('but not for %s', async (_, asked) => {
    expect(await choose(asked)).toMatchObject({ chosen: undefined, calls: 0 });
  });

  it('and not where there is none', async () => {
    const ports = await openPorts();
    const wave = { id: 'i01', brief: BRIEF, plan: PLAN };
    const context = contextOf(ports, await submit(ports, job), 'SelectSources');
    expect(await chooseWithModel(candidates(20), { wave, cursor: AT }, context)).toBeUndefined();
    expect(await ports.trace.list(job, { after: 0, limit: 10 })).toEqual([]);
  });

  it.each([
    ['all at first', AT, ['item_1', 'item_2'], ['item_1']],
    ['those that are still open', { ...AT, iteration: 2 }, ['item_2'], ['item_1']],
    ['all where none is open', { ...AT, iteration: 2 }, ['item_1', 'item_2'], ['item_1', 'item_2']],
    ['all where nothing is known of the wave before', { ...AT, iteration: 3 }, ['item_1', 'item_2'], []],
  ] as const)('for the items of the checklist: %s', async (_, cursor, items, answered) => {
    const { prompt } = await choose({ cursor, answered });
    expect(CHECKLIST.map(({ id }) => id)).toEqual(['item_1', 'item_2']);
    expect(listed(prompt?.user, /^(item_\d+): /u)).toEqual(items);
  });
});
