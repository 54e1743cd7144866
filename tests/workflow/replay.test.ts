import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoredPorts, replayJob } from '#local/replay.ts';
import type { OuterPorts } from '#local/runtime.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { REPORT_FORMATS, reportKey } from '#shared/domain/report-files.ts';
import {
  Conflict,
  EnvironmentFailure,
  NotFound,
  ServiceUnavailable,
  UnreadableSource,
} from '#shared/errors.ts';
import { ONLY } from '#shared/domain/records.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';
import { createMemoryArchive } from './support/memory-archive.ts';
import { watch } from './support/providers.ts';
import {
  type Library,
  eventsOf,
  jobNamed,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from './support/world.ts';

/** Of which one thing stands in no document. */
const OPEN = 'What is the default size of the memory buffer of Tern, and what does a licence of Heron cost?';

let library: Library;
let golden: OuterPorts;
let job: Job;
beforeAll(async () => {
  library = await openLibrary();
  golden = await openWorld({ library, archive: createMemoryArchive() });
  job = await runJob(runtimeOn(golden), jobNamed('golden', golden));
});
afterAll(() => library.close());

/** The stores of a world with another archive, which may be spoilt. */
async function withArchive(spoil: (archive: OuterPorts['archive']) => Promise<void>): Promise<StoredPorts> {
  const archive = createMemoryArchive();
  for (const key of await golden.archive.list('')) {
    const body = await golden.archive.get(key);
    if (body) await archive.put(key, body);
  }
  await spoil(archive);
  return { ...golden, archive };
}

async function allText(ports: OuterPorts): Promise<readonly (string | undefined)[]> {
  return Promise.all(
    REPORT_FORMATS.map(async (format) => ports.archive.getText(reportKey(job.tenantId, job.jobId, format))),
  );
}

describe('a finished job', () => {
  test('comes out the same, byte for byte, and nobody is asked', async () => {
    const { difference, files } = await replayJob(golden, golden.config, job);
    expect(difference).toBeUndefined();
    expect(files.map(({ text }) => text)).toEqual(await allText(golden));
  });

  test('leaves its stores as they were', async () => {
    const before = [await golden.archive.list(''), await golden.trace.list(job, { after: 0, limit: 1000 })];
    const refusing = async (): Promise<never> => {
      throw new ServiceUnavailable('A replay must not write here.');
    };
    const { archive, ledger, research, trace, jobs } = golden;
    const readOnly: StoredPorts = {
      archive: { ...archive, put: refusing, putIfAbsent: refusing, delete: refusing },
      ledger: { ...ledger, intend: refusing, finish: refusing },
      research: { ...research, put: refusing, putAll: refusing },
      trace: { ...trace, append: refusing },
      jobs: { ...jobs, create: refusing, change: refusing },
    };
    expect((await replayJob(readOnly, golden.config, job)).difference).toBeUndefined();
    expect([await golden.archive.list(''), await golden.trace.list(job, { after: 0, limit: 1000 })]).toEqual(
      before,
    );
  });

  test('comes out the same after the corpus is gone, with sources that failed', async () => {
    const watched = watch(library.provider, (call, count) => {
      if (call === 'read' && count === 1) throw new UnreadableSource('It is gone.');
      if (call === 'search' && count === 2) throw new ServiceUnavailable('Not now.');
    });
    const ports = await openWorld({ library: { ...library, provider: watched.provider } });
    const ended = await runJob(runtimeOn(ports), jobNamed('failing', ports));
    expect((await reportOf(ports, ended)).trust.sourcesSkipped).toBe(1);
    expect((await replayJob(ports, ports.config, ended)).difference).toBeUndefined();
  });

  test('comes out the same with digests that an earlier job had made', async () => {
    await runJob(runtimeOn(golden), jobNamed('earlier', golden));
    const later = await runJob(runtimeOn(golden), jobNamed('later', golden));
    const other = { ...golden, cache: { get: async () => undefined, put: async () => undefined } };
    expect((await replayJob(other, golden.config, later)).difference).toBeUndefined();
  });

  test('comes out the same when its deadline had ended the research', async () => {
    const time = { now: Date.parse('2026-01-01T00:00:00.000Z') };
    const clock = { now: (): number => (time.now += 1000) };
    const ports = await openWorld({ library, clock });
    const submitted = jobNamed('late', ports, { question: OPEN });
    const settings = { ...submitted.settings, deadlineMilliseconds: 30_000 };
    const ended = await runJob(runtimeOn(ports), { ...submitted, settings });
    const gates = await ports.research.list(ended, 'GATE');
    expect(gates.at(-1)?.endReason).toBe('deadline');
    expect((await replayJob(ports, ports.config, ended)).difference).toBeUndefined();
  });

  test('comes out the same when its budget had ended the research', async () => {
    const ports = await openWorld({ library, environment: { SEARCH_BUDGET: '2' } });
    const ended = await runJob(runtimeOn(ports), jobNamed('spent', ports, { question: OPEN }));
    expect((await ports.research.list(ended, 'GATE')).at(-1)?.endReason).toBe('budget');
    expect((await replayJob(ports, ports.config, ended)).difference).toBeUndefined();
  });

  test('comes out the same after a reranker had a say in it, in one wave at least', async () => {
    let calls = 0;
    const reranker: NonNullable<OuterPorts['reranker']> = {
      name: 'jina',
      model: 'a-reranker',
      rank: async (_question, candidates) => {
        calls += 1;
        if (calls > 1) throw new ServiceUnavailable('Not now.');
        return candidates.map(({ text }) => 1 / (1 + text.length));
      },
    };
    const ports = { ...(await openWorld({ library })), reranker };
    const ended = await runJob(runtimeOn(ports), jobNamed('reranked', ports));
    const asked = calls;
    expect(asked).toBeGreaterThan(0);
    expect((await replayJob(ports, ports.config, ended)).difference).toBeUndefined();
    expect(calls).toBe(asked);
  });

  test.each([1, 2])(
    'comes out the same after an encoder that did not run at its call number %i, and it is not asked again',
    async (failing) => {
      let calls = 0;
      const encoder: NonNullable<OuterPorts['encoder']> = {
        name: 'lengths',
        reader: PLAIN_READER,
        encode: async (texts) => {
          calls += 1;
          if (calls === failing) throw new EnvironmentFailure('no memory');
          return texts.map((text) => {
            const angle = text.length / 400;
            return Float32Array.of(Math.cos(angle), Math.sin(angle));
          });
        },
      };
      const ports = { ...(await openWorld({ library })), encoder };
      const ended = await runJob(runtimeOn(ports), jobNamed(`encoded-${failing}`, ports, { question: OPEN }));
      const asked = calls;
      expect(asked).toBeGreaterThanOrEqual(failing);
      expect((await reportOf(ports, ended)).trust.degradedSteps).toHaveLength(1);
      expect((await replayJob(ports, ports.config, ended)).difference).toBeUndefined();
      expect(calls).toBe(asked);
    },
  );
});

describe('a job that people had a say in', () => {
  test('comes out the same with its answers and its edited plan', async () => {
    const ports = await openWorld({ library });
    const runtime = runtimeOn(ports);
    const submitted = jobNamed('asked', ports, { question: 'Tern?' });
    const settings = { ...submitted.settings, interaction: 'approve' as const };
    await runtime.ports.jobs.create({ ...submitted, settings });
    await runtime.ports.dispatcher.notify();
    const waiting = await untilAsked(ports, submitted, 'clarify');
    await ports.jobs.change(waiting, ['AWAITING_INPUT'], {
      clarifications: [
        {
          questions: waiting.pendingInput?.questions ?? [],
          answer: 'What are the default sizes of the memory buffer and the disk buffer of Tern?',
        },
      ],
    });
    await runtime.ports.executions.answer(waiting.pendingInput?.taskToken ?? '', { answered: true });
    const shown = await untilAsked(ports, submitted, 'approve');
    const plan = await ports.research.get(shown, 'PLAN', ONLY);
    if (!plan) throw new Error('There is no plan.');
    const writingPlan = { ...plan.writingPlan, sections: plan.writingPlan.sections.slice(0, 1) };
    await ports.research.put(shown, 'PLAN', { id: ONLY, record: { ...plan, writingPlan } });
    await runtime.ports.executions.answer(shown.pendingInput?.taskToken ?? '', { decision: 'edit' });
    await runtime.idle();
    expect((await ports.jobs.get(submitted))?.status).toBe('COMPLETED');
    expect((await replayJob(ports, ports.config, submitted)).difference).toBeUndefined();
  });
});

describe('what cannot be replayed to the same report', () => {
  test('is reported by its first difference', async () => {
    const spoilt = await withArchive(async (archive) => {
      const markdown = (await golden.archive.getText(reportKey('local', 'golden', 'md'))) ?? '';
      await archive.put(reportKey('local', 'golden', 'md'), markdown.replace('64 MB', '46 MB'));
    });
    const { difference } = await replayJob(spoilt, golden.config, job);
    expect(difference).toMatch(/^report\.md differs at line \d+, character \d+: stored ".*46 MB/s);
  });

  test('is reported when the settings are others now', async () => {
    const config = {
      ...golden.config,
      report: { maximumWords: 10 },
      gate: { ...golden.config.gate, minimumDomains: 9 },
    };
    expect((await replayJob(golden, config, job)).difference).toContain('report.json differs');
  });

  test('is reported with the calls that are not recorded', async () => {
    const find: OuterPorts['ledger']['find'] = async (reference, call) =>
      call.kind === 'search' ? undefined : golden.ledger.find(reference, call);
    const { difference } = await replayJob(
      { ...golden, ledger: { ...golden.ledger, find } },
      golden.config,
      job,
    );
    expect(difference).toMatch(/Not recorded: search run-search i01-\d+, .* more\./);
  });

  test('is refused when there is no such job, no report yet, or none any more', async () => {
    await expect(replayJob(golden, golden.config, { ...job, jobId: 'nobody' })).rejects.toBeInstanceOf(
      NotFound,
    );
    await golden.jobs.create(jobNamed('queued', golden));
    await expect(replayJob(golden, golden.config, { ...job, jobId: 'queued' })).rejects.toBeInstanceOf(
      Conflict,
    );
    const emptied = { ...golden, archive: createMemoryArchive() };
    await expect(replayJob(emptied, golden.config, job)).rejects.toThrow(/not in the archive any more/);
  });
});

/** The job as soon as it waits for a person, and the step that asks has ended. */
async function untilAsked(ports: OuterPorts, job: Job, kind: 'clarify' | 'approve'): Promise<Job> {
  const asking = kind === 'clarify' ? 'ask-user-finished' : 'approve-plan-finished';
  for (;;) {
    const current = await ports.jobs.get(job);
    const events = await eventsOf(ports, job);
    if (current?.pendingInput?.kind === kind && events.some((event) => event.type === asking)) return current;
    if (current && isTerminal(current.status)) throw new Error(`The job did not wait: ${current.status}`);
  }
}
