import { beforeAll, describe, expect, it } from 'vitest';
import { reviseReportStep } from '#functions/steps/revise-report/revise-report.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { evidenceOf } from '../builders.ts';
import { contextOf } from '../ports.ts';
import { type WaveWorld, openWaveWorld, referenceOf } from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports } = world);
});

describe('ReviseReport', () => {
  it('makes the same revision when it runs again after a crash', async () => {
    const job = await world.newJob();
    const draft: Draft = {
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
    await ports.research.put(job, 'DRAFT', { id: 'r00', record: draft });
    const found = evidenceOf({ sourceId: 's-1', quote: 'Copper has become dear.' }, { waveId: 'r01' });
    await ports.research.put(job, 'EVIDENCE', { id: found.id, record: found });
    const input = {
      ...referenceOf(job),
      cursor: { iteration: 1, purpose: 'revision', revision: 1 } as const,
    };
    await reviseReportStep.run(input, contextOf(ports, job));
    const first = await ports.research.get(job, 'DRAFT', 'r01');
    await reviseReportStep.run(input, contextOf(ports, job));
    expect(await ports.research.get(job, 'DRAFT', 'r01')).toEqual(first);
    expect(first?.sections.map((section) => section.title)).toEqual(['On prices']);
  });
});
