import { describe, expect, test } from 'vitest';
import { ToolOutput, toToolOutput } from '#shared/api/tool-output.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

const job = { jobId: 'job-1', status: 'COMPLETED' } as const;

describe('the output of the tool deep_research', () => {
  test('has the fields of the seed, with arrays for the coverage', () => {
    const output = toToolOutput(job, exampleReport());
    expect(ToolOutput.parse(output)).toEqual({
      trace_id: 'job-1',
      answer: 'The gate counts claims. [1]',
      sources: [
        {
          id: 'src_1',
          type: 'web',
          title: 'The quality gate',
          url: 'file:///docs/gate.md',
          snippet: 'The gate counts claims.',
        },
      ],
      checklist_coverage: { satisfied: ['What it counts'], gaps: ['When it passes - partial coverage'] },
      iterations_used: 2,
      status: 'completed',
    });
  });

  test('calls a PubMed source pubmed', () => {
    const report = exampleReport();
    const sources = report.sources.map((source) => ({ ...source, kind: 'pubmed' as const }));
    expect(toToolOutput(job, { ...report, sources }).sources[0]?.type).toBe('pubmed');
  });

  test.each([
    ['max_iterations', 'max_iterations_reached'],
    ['deadline', 'completed'],
    ['no_new_evidence', 'completed'],
    ['budget', 'completed'],
  ] as const)('says for a report that ended by %s: %s', (endReason, status) => {
    expect(toToolOutput(job, exampleReport({ endReason, outcome: 'partial' })).status).toBe(status);
  });

  test('is completed when the last iteration closed every item', () => {
    const report = exampleReport({ endReason: 'max_iterations' });
    const checklist = report.checklist.map((item) => ({ ...item, status: 'satisfied' as const }));
    expect(toToolOutput(job, { ...report, checklist }).status).toBe('completed');
  });

  test('is completed for an honest "insufficient evidence"', () => {
    expect(toToolOutput(job, exampleReport({ outcome: 'insufficient_evidence' })).status).toBe('completed');
  });

  test('says why there is no report', () => {
    const output = toToolOutput(
      { ...job, status: 'FAILED', failure: { message: 'The plan was rejected.', remedy: 'Ask again.' } },
      undefined,
    );
    expect(output).toMatchObject({
      status: 'error',
      answer: 'The plan was rejected. Ask again.',
      sources: [],
    });
    expect(toToolOutput({ ...job, status: 'CANCELLED' }, undefined).answer).toContain('CANCELLED');
  });
});
