import { beforeAll, describe, expect, it } from 'vitest';
import { refineQuestionStep } from '#functions/steps/refine-question/refine-question.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const VAGUE = 'Rust?';
const CLEAR = 'Why does iron rust in moist air?';
const ROUND = { questions: ['What of it?'], answer: 'All', at: '2025-03-01T10:00:00.000Z' };

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

async function needsClarification(question: string, change: Partial<Job>): Promise<boolean> {
  const job = jobOf('clarified', { question, ...change });
  const { tenantId, jobId } = job;
  const { output } = await refineQuestionStep.run(
    { tenantId, jobId },
    contextOf(ports, job, 'RefineQuestion'),
  );
  return output.needsClarification;
}

const asking = (interaction: Job['settings']['interaction'], rounds: number): Partial<Job> => ({
  settings: { ...jobOf('x').settings, interaction },
  clarifications: Array.from({ length: rounds }, () => ({ ...ROUND, answer: '' })),
});

describe('R1.2 RefineQuestion', () => {
  it.each([
    ['clarify', 0, true],
    ['approve', 0, true],
    ['clarify', 1, true],
    ['clarify', 2, false],
    ['clarify', 3, false],
    ['none', 0, false],
  ] as const)('of a vague question with %s after %i rounds asks: %s', async (interaction, rounds, asks) => {
    expect(await needsClarification(VAGUE, asking(interaction, rounds))).toBe(asks);
  });

  it('asks nothing of a clear question', async () => {
    expect(await needsClarification(CLEAR, asking('clarify', 0))).toBe(false);
  });
});
