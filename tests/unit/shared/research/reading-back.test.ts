import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import type { Spending } from '#shared/domain/budget.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { mayCall, noteCall, resetBreakers } from '#shared/research/breakers.ts';
import { isBudgetSpent } from '#shared/research/budget.ts';
import { loadFindings, iterationPrefix } from '#shared/research/findings.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import { loadContexts } from '#shared/research/load-contexts.ts';
import { readTrace } from '#shared/research/read-trace.ts';
import { usualMilliseconds } from '#shared/research/slowness.ts';
import { sha256 } from '#shared/text/hash.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';
import { jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';
import { CLAIMS, COVERAGE } from '#tests/unit/shared/prompting/given.ts';
import { scriptedModel } from './scripted-model.ts';

let ports: Ports;
let job: Job;
beforeEach(async () => {
  ports = await openPorts();
  job = await submit(ports, jobOf('job-1'));
});

async function emit(key: string, type: string, data: Record<string, unknown> = {}): Promise<void> {
  await ports.trace.append(job, { key, type, stage: 's', message: '', progress: 0, data });
}

describe('the trace of a job', () => {
  it('is read to its end, in order, though it comes in pieces', async () => {
    for (let number = 1; number <= 7; number += 1) await emit(`k${number}`, `t${number}`);
    const asked: unknown[] = [];
    const inPieces = {
      list: async (...[of, page]: Parameters<typeof ports.trace.list>) => {
        asked.push(page);
        const events = await ports.trace.list(of, { ...page, limit: 4 });
        return page.after === 0
          ? Array.from({ length: 500 }, (_, at) => events[at % 4]).flatMap((one) => one ?? [])
          : events;
      },
    };
    const types: string[] = [];
    for await (const { type } of readTrace(inPieces, job)) types.push(type);
    expect(types).toHaveLength(503);
    expect(types.slice(-3)).toEqual(['t5', 't6', 't7']);
    expect(asked).toEqual([
      { after: 0, limit: 500 },
      { after: 4, limit: 500 },
    ]);
  });

  it('says how long calls of a role usually take', async () => {
    expect(await usualMilliseconds(ports.trace, job, 'reader')).toBe(0);
    for (let number = 1; number <= 20; number += 1)
      await emit(`r${number}`, 'model-called', { role: 'reader', durationMilliseconds: number * 100 });
    await emit('w', 'model-called', { role: 'writer', durationMilliseconds: 90_000 });
    await emit('d', 'degraded', { role: 'reader', durationMilliseconds: 80_000 });
    await emit('n', 'model-called', { role: 'reader' });
    expect(await usualMilliseconds(ports.trace, job, 'reader')).toBe(2000);
    expect(await usualMilliseconds(ports.trace, job, 'writer')).toBe(90_000);
    for (let number = 21; number <= 40; number += 1)
      await emit(`r${number}`, 'model-called', { role: 'reader', durationMilliseconds: number * 100 });
    expect(await usualMilliseconds(ports.trace, job, 'reader')).toBe(3900);
  });
});

it('jobs of a status are read a page at a time, oldest first', async () => {
  for (let number = 2; number <= 53; number += 1)
    await submit(ports, jobOf(`job-${String(number).padStart(2, '0')}`, { status: 'QUEUED' }));
  const found: string[] = [];
  for await (const { jobId } of jobsInStatus(ports.jobs, 'QUEUED')) found.push(jobId);
  expect(found).toHaveLength(52);
  expect(new Set(found).size).toBe(52);
  expect(found).toEqual(found.toSorted());
});

describe('what research has found', () => {
  const [claim] = CLAIMS;
  const serving = { itemId: 'item_1', part: 0, score: 0.5 };
  const put = async (wave: string): Promise<void> => {
    if (claim) await ports.research.put(job, 'CLAIM', { id: `${wave}-c`, record: { ...claim, id: wave } });
  };

  it('has the claims of the newest iteration that was assessed', async () => {
    for (const wave of ['i01', 'i02', 'i03']) await put(wave);
    expect((await loadFindings(ports.research, job)).claims).toEqual([]);
    for (const iteration of [1, 2])
      await ports.research.put(job, 'COVERAGE', {
        id: iterationPrefix('COVERAGE', iteration),
        record: { ...COVERAGE, iteration },
      });
    const found = await loadFindings(ports.research, job);
    expect(found.coverage?.iteration).toBe(2);
    expect(found.claims.map(({ id }) => id)).toEqual(['i02']);
  });

  it('has evidence as the newest wave has compared it in meaning and read it', async () => {
    const quote = evidenceOf({ sourceId: 's-1', quote: 'A gate counts.', items: [serving] });
    await ports.research.put(job, 'EVIDENCE', { id: 'i01-e', record: quote });
    const wave = (waveId: string, nearness: number, odds: number) => ({
      waveId,
      items: { item_1: { [quote.id]: nearness } },
      telling: { reader: 'one', items: { item_1: { [quote.id]: odds } } },
    });
    for (const record of [wave('i01', 0.2, -1), wave('i02', 0.7, 3)])
      await ports.research.put(job, 'NEARNESS', { id: record.waveId, record });
    const { evidence } = await loadFindings(ports.research, job);
    expect(evidence.flatMap(({ items }) => items)).toEqual([{ ...serving, nearness: 0.7, tellingOdds: 3 }]);
  });

  it('goes by the iteration', () => {
    expect([iterationPrefix('CLAIM', 2), iterationPrefix('GATE', 2)]).toEqual(['i02-', 'i02']);
  });
});

describe('the surroundings of quotes', () => {
  const TEXT = 'Before it. The gate counts claims. After it.';
  const quotes = [
    { evidenceId: 'e1', quote: 'The gate counts claims.', locator: 'char:11-34', headings: [] },
  ];
  const reportOf = (...texts: readonly string[]) => {
    const [source] = exampleReport().sources;
    if (!source) throw new Error('There is no source.');
    const sources = texts.map((text, index) => ({
      ...source,
      sourceId: `s-${index}`,
      archiveHash: sha256(text),
      quotes: quotes.map((one) => ({ ...one, evidenceId: `e${index}` })),
    }));
    return { tenantId: 'local', sources };
  };

  it('are cut out of the archive, of however many sources', async () => {
    const texts = Array.from({ length: 6 }, (_, index) => `${TEXT} ${index}`);
    const report = reportOf(...texts);
    for (const [index, text] of texts.entries())
      await ports.archive.put(archiveKey('local', `s-${index}`, sha256(text)), text);
    const contexts = await loadContexts(report, ports.archive);
    expect([...contexts.keys()].toSorted()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
    const found = contexts.get('e5');
    expect(found?.text.slice(found.quote.start, found.quote.end)).toBe('The gate counts claims.');
  });

  it('are none where the archive holds another text, or none', async () => {
    await ports.archive.put(archiveKey('local', 's-0', sha256(TEXT)), `${TEXT}!`);
    expect((await loadContexts(reportOf(TEXT, TEXT), ports.archive)).size).toBe(0);
  });
});

describe('the budget of a job', () => {
  const spent = async (used: Spending, environment: Record<string, string>): Promise<boolean> => {
    const other = await openPorts({ environment });
    const own = await submit(other, jobOf('job-1'));
    await other.budget.settle(own, { hash: 'h', used });
    return isBudgetSpent(own, other);
  };
  const RESERVED = { MAX_TOKENS_PER_JOB: '1000', SYNTHESIS_RESERVE_PERCENT: '20' };

  it('is spent for research when what is left is kept for the writing', async () => {
    expect(await spent({ tokens: 800, usd: 0 }, RESERVED)).toBe(true);
    expect(await spent({ tokens: 799, usd: 0 }, RESERVED)).toBe(false);
    expect(await spent({ tokens: 1_000_000, usd: 9 }, {})).toBe(false);
  });

  it('is spent when all its searches are made', async () => {
    const few = await openPorts({ environment: { SEARCH_BUDGET: '2' } });
    const own = await submit(few, jobOf('job-1'));
    const ask = async (id: string): Promise<void> =>
      few.research.put(own, 'QUERY', {
        id,
        record: {
          id,
          waveId: 'i01',
          text: id,
          provider: 'corpus',
          endpoint: 'corpus',
          resultCount: 1,
          itemIds: [],
        },
      });
    await ask('i01-01');
    expect(await isBudgetSpent(own, few)).toBe(false);
    await ask('i01-02');
    expect(await isBudgetSpent(own, few)).toBe(true);
  });
});

describe('R3.6 the breakers of a job', () => {
  async function openedFor(name: 'role:reader' | 'provider:corpus', modelled: boolean) {
    const model = scriptedModel({ script: () => ({}) });
    const given = modelled ? { ...ports, model } : ports;
    const scope = { job, ports: given };
    const openings: boolean[] = [];
    for (let call = 0; call < 6; call += 1) openings.push(await noteCall(scope, name, true));
    return { scope, openings, given };
  }

  it('open once, and are closed by a new iteration', async () => {
    for (const name of ['role:reader', 'provider:corpus'] as const) {
      const { scope, openings, given } = await openedFor(name, true);
      expect(openings).toEqual([false, false, false, false, true, false]);
      expect(await mayCall(scope, name)).toBe(false);
      await resetBreakers(job, given);
      expect(await mayCall(scope, name)).toBe(true);
    }
  });

  it('of models are left alone where there is none', async () => {
    const { scope, given } = await openedFor('role:reader', false);
    await resetBreakers(job, given);
    expect(await mayCall(scope, 'role:reader')).toBe(false);
  });
});
