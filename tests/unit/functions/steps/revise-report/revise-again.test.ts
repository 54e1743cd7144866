import { beforeAll, describe, expect, it } from 'vitest';
import { reviseReportStep } from '#functions/steps/revise-report/revise-report.ts';
import type { Draft } from '#shared/domain/report.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { evidenceOf } from '../builders.ts';
import { inputOf } from '../draft-report/draft-input.ts';
import { contextOf } from '../ports.ts';
import { type WaveWorld, openWaveWorld, referenceOf } from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports } = world);
});

const ASKING: Draft = {
  revision: 0,
  title: 'Rust',
  answer: [],
  sections: [],
  contradictions: [],
  limitations: [],
  gaps: [],
  requests: [{ topic: 'prices' }],
  method: 'written',
};

const cursor = { iteration: 1, purpose: 'revision', revision: 1 } as const;

/** A job with a draft that asks for more, and what was found on that; `language` is that of its question. */
async function askingJob(language?: string) {
  const job = await world.newJob();
  await ports.research.put(job, 'DRAFT', { id: 'r00', record: ASKING });
  const found = evidenceOf({ sourceId: 's-1', quote: 'Copper has become dear.' }, { waveId: 'r01' });
  await ports.research.put(job, 'EVIDENCE', { id: found.id, record: found });
  if (language !== undefined)
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: { ...inputOf().brief, language } });
  await reviseReportStep.run({ ...referenceOf(job), cursor }, contextOf(ports, job));
  return job;
}

describe('ReviseReport', () => {
  it('heads what it adds of its own accord in the language of the question', async () => {
    const job = await askingJob('de');
    const draft = await ports.research.get(job, 'DRAFT', 'r01');
    expect(draft?.sections.map(({ title }) => title)).toEqual(['Zu prices']);
  });

  it('makes the same revision when it runs again after a crash', async () => {
    const job = await askingJob();
    const first = await ports.research.get(job, 'DRAFT', 'r01');
    await reviseReportStep.run({ ...referenceOf(job), cursor }, contextOf(ports, job));
    expect(await ports.research.get(job, 'DRAFT', 'r01')).toEqual(first);
    expect(first?.sections.map((section) => section.title)).toEqual(['On prices']);
  });
});
