import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateReport } from '#functions/steps/evaluate-report/evaluate-report.ts';
import { type EvaluationFacts, scoreReport } from '#functions/steps/evaluate-report/score-report.ts';
import { verifyReport } from '#functions/steps/verify-report/verify-report.ts';
import { ItemStatus } from '#shared/domain/plan.ts';
import { Report } from '#shared/domain/report.ts';
import { JOB, makeWorld } from '../publish-report/world.ts';
import { fillWorld, makeGate } from '../publish-report/fixture.ts';

async function makeFacts(): Promise<EvaluationFacts> {
  const world = await makeWorld();
  await fillWorld(world);
  await verifyReport(JOB, world.context);
  const report = Report.parse(
    JSON.parse((await world.archive.getText('local/reports/job-1/report.json')) ?? ''),
  );
  const keyTerms = [
    { phrase: 'Encrypted', score: 3 },
    { phrase: 'queues', score: 1 },
  ];
  return { report, gate: makeGate(), keyTerms, searchCount: 4, failedSearchCount: 1 };
}

describe('the evaluation', () => {
  test('follows its formula', async () => {
    const { answer, process, score } = scoreReport(await makeFacts());
    expect(answer.parts).toEqual({ coverage: 0.7, directness: 0.75, verified: 1, cited: 1 });
    expect(answer.score).toBeCloseTo(0.35 * 0.7 + 0.25 * 0.75 + 0.4, 2);
    expect(process.parts).toEqual({
      gate: 0.867,
      domains: 1,
      corroborated: 0.5,
      searches: 0.75,
      reads: 0.857,
    });
    expect(score).toBeCloseTo(0.6 * answer.score + 0.4 * process.score, 3);
  });

  test('stays between 0 and 1 and never falls when an item is better covered', async () => {
    const facts = await makeFacts();
    const statuses = fc.array(fc.constantFrom(...ItemStatus.options), { minLength: 5, maxLength: 5 });
    const figures = fc.record({
      quotesVerified: fc.nat(50),
      quotesDropped: fc.nat(50),
      domains: fc.nat(9),
      claims: fc.nat(9),
      claimsCorroborated: fc.nat(9),
      sourcesRead: fc.nat(9),
      sourcesSkipped: fc.nat(9),
    });
    fc.assert(
      fc.property(statuses, figures, (list, trust) => {
        const checklist = facts.report.checklist.map((item, index) => ({
          ...item,
          status: list[index] ?? item.status,
        }));
        const report = { ...facts.report, checklist, trust: { ...facts.report.trust, ...trust } };
        const { score } = scoreReport({ ...facts, report });
        const better = checklist.map((item) => ({ ...item, status: 'satisfied' as const }));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(
          scoreReport({ ...facts, report: { ...report, checklist: better } }).score,
        ).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('finds no directness in an answer that cites nothing', async () => {
    const facts = await makeFacts();
    expect(
      scoreReport({ ...facts, report: { ...facts.report, answer: [] } }).answer.parts['directness'],
    ).toBe(0);
  });

  test('is stored beside the report and emitted, and leaves the job alone', async () => {
    const world = await makeWorld();
    await fillWorld(world);
    await verifyReport(JOB, world.context);
    const before = await world.currentJob();
    const result = await evaluateReport(JOB, world.context);
    const stored: unknown = JSON.parse(
      (await world.archive.getText('local/reports/job-1/evaluation.json')) ?? '',
    );
    expect(stored).toEqual(result.data?.['evaluation']);
    expect(stored).toMatchObject({ version: 1, method: 'counted', score: result.output.score });
    expect(await world.currentJob()).toEqual(before);
  });

  test('needs a report', async () => {
    await expect(evaluateReport(JOB, (await makeWorld()).context)).rejects.toMatchObject({
      name: 'NotFound',
    });
  });
});
